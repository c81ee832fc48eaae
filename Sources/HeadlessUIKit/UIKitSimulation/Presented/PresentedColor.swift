import UIKit

/// A visible color in sRGB, resolved for the window's style.
public struct PresentedColor: Hashable, Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  /// Returns nil for a fully transparent color.
  init?(_ color: UIColor, isDark: Bool) {
    let color = isDark ? color.dark ?? color : color
    guard color.alpha > 0 else { return nil }
    (red, green, blue, alpha) = (color.red, color.green, color.blue, color.alpha)
  }
}
