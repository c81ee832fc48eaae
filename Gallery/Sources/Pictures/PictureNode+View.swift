import UIKit
import UIKitSimulation

extension PictureNode {
  /// Records a view as it is visible, with its subviews.
  @MainActor
  init(_ seen: PresentedView) {
    let bounds = seen.bounds
    self.init(
      identity: seen.view,
      center: seen.center,
      transform: CATransform3DGetAffineTransform(seen.transform),
      opacity: seen.alpha,
      look: PictureLook(seen),
      clips: seen.clipsToBounds,
      contentCenter: CGPoint(
        x: bounds.minX + bounds.width * seen.anchorPoint.x,
        y: bounds.minY + bounds.height * seen.anchorPoint.y),
      children: seen.subviews.map { PictureNode($0) })
  }

  /// The screen: the window, with the mark of the finger in front.
  @MainActor
  static func screen(
    _ window: PresentedView, finger: PictureNode? = nil, cornerRadius: CGFloat = 0
  ) -> PictureNode {
    var root = PictureNode(window)
    root.clips = true
    root.look.cornerRadius = cornerRadius
    if let finger { root.children.append(finger) }
    return root
  }
}
