import UIKit

/// A line of text and how it is set.
public struct PresentedText: Hashable, Sendable {
  public let text: String
  public let fontSize: CGFloat
  /// As `UIFont.Weight` counts it: 0 is regular, 0.4 bold.
  public let fontWeight: CGFloat
  public let color: PresentedColor
  /// Where the text stands, natural only from left to right.
  public let alignment: NSTextAlignment

  /// Nil if nothing of the text can be seen.
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
