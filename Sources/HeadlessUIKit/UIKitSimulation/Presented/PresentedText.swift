import UIKit

/// A line of text with its font, color and alignment.
public struct PresentedText: Hashable, Sendable {
  public let text: String
  public let fontSize: CGFloat
  /// The raw value of a `UIFont.Weight`: 0 is regular, 0.4 bold.
  public let fontWeight: CGFloat
  public let color: PresentedColor
  /// The alignment; `natural` only in a left-to-right language.
  public let alignment: NSTextAlignment

  /// Returns nil if nothing of the text is visible.
  @MainActor
  init?(_ label: UILabel, isDark: Bool) {
    guard let text = label.text, !text.isEmpty,
      let color = PresentedColor(label.textColor, isDark: isDark)
    else { return nil }
    self.text = text
    self.color = color
    fontSize = label.font.size
    fontWeight = label.font.weight.rawValue
    let isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    alignment = label.textAlignment == .natural && isRightToLeft ? .right : label.textAlignment
  }
}
