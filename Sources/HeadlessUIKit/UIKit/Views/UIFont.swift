/// The system font in a size and a weight.
open class UIFont: NSObject, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)

    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
  }

  open var pointSize: CGFloat { size }

  package let size: CGFloat
  package let weight: Weight

  init(size: CGFloat, weight: Weight) {
    self.size = size
    self.weight = weight
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }
}
