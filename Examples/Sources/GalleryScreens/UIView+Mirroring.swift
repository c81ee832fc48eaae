import UIKit

extension UIView {
  /// A frame in this view, mirrored if the view is laid out from right to left.
  func directed(_ frame: CGRect) -> CGRect {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? frame.mirrored(in: bounds) : frame
  }
}

extension CGRect {
  /// The mirror image in an area.
  func mirrored(in area: CGRect) -> CGRect {
    CGRect(x: area.minX + area.maxX - maxX, y: minY, width: width, height: height)
  }
}
