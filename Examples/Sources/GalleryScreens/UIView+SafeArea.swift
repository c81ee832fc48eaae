import UIKit

extension UIView {
  /// What the sensor housing of a phone in landscape covers at the left and at the right.
  var coveredSides: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }
}

extension CGRect {
  /// Whether the area is as short as that of a phone in landscape, which has no height for a heading above a strip.
  var isShort: Bool { height < 430 }
}
