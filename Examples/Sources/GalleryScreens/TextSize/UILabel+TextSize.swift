import UIKit

extension UILabel {
  /// Gives the label the system font in a size that follows the text size of the device.
  ///
  /// - Parameters:
  ///   - size: The size at the standard text size, in points.
  ///   - weight: The weight.
  ///   - style: The text style with which the font grows.
  ///   - factor: The maximum growth, as a factor of the size.
  func setFont(
    size: CGFloat, weight: UIFont.Weight = .regular, style: UIFont.TextStyle = .body,
    growingBy factor: CGFloat = 2
  ) {
    font = UIFontMetrics(forTextStyle: style).scaledFont(
      for: .systemFont(ofSize: size, weight: weight), maximumPointSize: size * factor)
    adjustsFontForContentSizeCategory = true
  }

  /// The height of a line, at least the given height at the standard text size.
  func lineHeight(atLeast height: CGFloat) -> CGFloat { max(height, font.lineHeight.rounded(.up)) }
}
