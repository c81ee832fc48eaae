import UIKit

extension PictureNode {
  /// Records a view as it is visible now, without hidden subviews.
  @MainActor
  init(_ view: UIView) {
    let presented = view.presented
    let anchorPoint = view.layer.anchorPoint
    self.init(
      identity: view,
      center: presented.center,
      transform: view.presentedTransform,
      opacity: presented.alpha,
      look: PictureLook(view, size: presented.bounds.size),
      clips: view.clipsToBounds,
      contentCenter: CGPoint(
        x: presented.bounds.minX + presented.bounds.width * anchorPoint.x,
        y: presented.bounds.minY + presented.bounds.height * anchorPoint.y),
      children: view.paintOrder.filter { !$0.isHidden }.map { PictureNode($0) })
  }

  /// The screen: the window, with the mark of the finger in front.
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
