import UIKit

extension UIColor {
  /// The color of texts that explain: at least 4.5 : 1 on the ground and on cards, in light and dark.
  static var remark: UIColor { .label.withAlphaComponent(0.65) }
}
