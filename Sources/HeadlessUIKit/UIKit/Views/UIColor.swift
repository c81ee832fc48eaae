/// A color in sRGB.
open class UIColor: NSObject, @unchecked Sendable {
  package let red: CGFloat
  package let green: CGFloat
  package let blue: CGFloat
  package let alpha: CGFloat
  /// The color in dark mode, if it is another one.
  package let dark: UIColor?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    dark = nil
  }

  private init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, dark: UIColor?) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    self.dark = dark
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(
      red: red, green: green, blue: blue, alpha: alpha, dark: dark?.withAlphaComponent(alpha))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
      && dark == other.dark
  }

  open override var hash: Int { [red, green, blue, alpha].hashValue }
}

/// The fixed colors and the system colors.
extension UIColor {
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var red: UIColor { UIColor(hex: 0xFF0000) }
  public class var green: UIColor { UIColor(hex: 0x00FF00) }
  public class var blue: UIColor { UIColor(hex: 0x0000FF) }
  public class var cyan: UIColor { UIColor(hex: 0x00FFFF) }
  public class var yellow: UIColor { UIColor(hex: 0xFFFF00) }
  public class var magenta: UIColor { UIColor(hex: 0xFF00FF) }
  public class var orange: UIColor { UIColor(hex: 0xFF8000) }
  public class var purple: UIColor { UIColor(hex: 0x800080) }
  public class var brown: UIColor { UIColor(hex: 0x996633) }
  public class var systemGreen: UIColor { UIColor(hex: 0x34C759, dark: UIColor(hex: 0x30D158)) }
  public class var systemOrange: UIColor { UIColor(hex: 0xFF9500, dark: UIColor(hex: 0xFF9F0A)) }
  public class var systemYellow: UIColor { UIColor(hex: 0xFFCC00, dark: UIColor(hex: 0xFFD60A)) }
  public class var systemPink: UIColor { UIColor(hex: 0xFF2D55, dark: UIColor(hex: 0xFF375F)) }
  public class var systemPurple: UIColor { UIColor(hex: 0xAF52DE, dark: UIColor(hex: 0xBF5AF2)) }
  public class var systemGray: UIColor { UIColor(hex: 0x8E8E93) }
  public class var systemRed: UIColor { UIColor(hex: 0xFF3B30, dark: UIColor(hex: 0xFF453A)) }
  public class var systemBlue: UIColor { UIColor(hex: 0x007AFF, dark: UIColor(hex: 0x0A84FF)) }
  public class var systemIndigo: UIColor { UIColor(hex: 0x5856D6, dark: UIColor(hex: 0x5E5CE6)) }
  public class var systemTeal: UIColor { UIColor(hex: 0x30B0C7, dark: UIColor(hex: 0x40C8E0)) }
  public class var label: UIColor { UIColor(hex: 0, dark: white) }
  public class var secondaryLabel: UIColor {
    UIColor(hex: 0x3C3C43, dark: UIColor(hex: 0xEBEBF5)).withAlphaComponent(0.6)
  }
  public class var systemBackground: UIColor { UIColor(hex: 0xFFFFFF, dark: black) }
  public class var secondarySystemBackground: UIColor {
    UIColor(hex: 0xF2F2F7, dark: UIColor(hex: 0x1C1C1E))
  }
  public class var systemGroupedBackground: UIColor { UIColor(hex: 0xF2F2F7, dark: black) }
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(hex: 0xFFFFFF, dark: UIColor(hex: 0x1C1C1E))
  }

  private convenience init(hex: Int, dark: UIColor? = nil) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1, dark: dark)
  }
}
