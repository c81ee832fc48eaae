import UIKit

extension UITraitCollection {
  func hasOtherTextSize(than other: UITraitCollection?) -> Bool {
    preferredContentSizeCategory != other?.preferredContentSizeCategory
  }
}
