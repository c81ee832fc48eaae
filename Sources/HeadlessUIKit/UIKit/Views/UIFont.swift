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

  open var lineHeight: CGFloat { size * 1.2 }

  package let size: CGFloat
  package let weight: Weight
  /// The size at the large category, for fonts that follow the category.
  let scalableSize: CGFloat?
  private let maximumSize: CGFloat

  init(
    size: CGFloat, weight: Weight, scalableSize: CGFloat? = nil, maximumSize: CGFloat = .infinity
  ) {
    self.size = min(size, maximumSize)
    self.weight = weight
    self.scalableSize = scalableSize
    self.maximumSize = maximumSize
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

  /// This font for another category; a font of a fixed size doesn't change.
  func scaled(for category: UIContentSizeCategory) -> UIFont {
    guard let scalableSize else { return self }
    return UIFont(
      size: category.scaled(scalableSize), weight: weight, scalableSize: scalableSize,
      maximumSize: maximumSize)
  }
}
