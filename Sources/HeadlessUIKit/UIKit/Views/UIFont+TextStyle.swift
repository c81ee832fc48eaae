extension UIFont {
  /// The purpose of a text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The size in points at the large category.
    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }

  /// The font of a style at the large category; a label that adjusts scales it to its own category.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(
      size: style.size, weight: style == .headline ? .semibold : .regular, scalableSize: style.size
    )
    .scaled(for: traitCollection?.preferredContentSizeCategory ?? .large)
  }
}

extension UIContentSizeCategory {
  /// The size for this category, scaled like body text and rounded to whole points.
  ///
  /// In UIKit's tables, large titles grow less; this is close enough to check whether text fits.
  func scaled(_ size: CGFloat) -> CGFloat { (size * bodySize / Self.large.bodySize).rounded() }
}
