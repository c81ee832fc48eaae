/// A color in sRGB.
open class UIColor: NSObject, @unchecked Sendable {
  package let red: CGFloat
  package let green: CGFloat
  package let blue: CGFloat
  package let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }

  open override var hash: Int { [red, green, blue, alpha].hashValue }
}

/// The fixed colors and the system colors in light mode.
extension UIColor {
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var systemRed: UIColor { UIColor(hex: 0xFF3B30) }
  public class var systemBlue: UIColor { UIColor(hex: 0x007AFF) }
  public class var systemIndigo: UIColor { UIColor(hex: 0x5856D6) }
  public class var systemTeal: UIColor { UIColor(hex: 0x30B0C7) }
  public class var label: UIColor { black }
  public class var secondaryLabel: UIColor {
    UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6)
  }
  public class var systemBackground: UIColor { white }
  public class var secondarySystemBackground: UIColor { UIColor(hex: 0xF2F2F7) }

  private convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}
