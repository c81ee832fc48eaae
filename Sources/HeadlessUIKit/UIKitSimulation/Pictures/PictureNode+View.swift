import UIKit

extension PictureNode {
  /// Takes down a view as it is at present; hidden views within it are left out.
  @MainActor
  init(_ view: UIView) {
    self.init(
      identity: view,
      center: view.center,
      transform: view.shownTransform,
      opacity: view.alpha,
      look: PictureLook(view),
      clips: view.clipsToBounds,
      contentCenter: view.anchor,
      children: view.paintOrder.filter { !$0.isHidden }.map { PictureNode($0) })
  }

  /// The screen: the window, and over it what shows the finger.
  @MainActor
  static func screen(
    _ window: UIWindow, finger: PictureNode? = nil, cornerRadius: CGFloat = 0
  ) -> PictureNode {
    var root = PictureNode(window)
    root.clips = true
    root.look.cornerRadius = cornerRadius
    if let finger { root.children.append(finger) }
    return root
  }
}
