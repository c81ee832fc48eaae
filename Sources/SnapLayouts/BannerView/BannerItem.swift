#if canImport(UIKit)
import UIKit

/// One page of a ``BannerView``: a picture and what is said about it.
public struct BannerItem: Sendable, Hashable {
  /// Where a picture comes from.
  public enum Picture: Sendable, Hashable {
    /// It is at hand; an animated one plays.
    case image(UIImage)
    /// It is loaded by ``BannerView/loader`` when it is needed.
    case url(URL)
  }

  /// The picture.
  public var picture: Picture

  /// The text below the picture; nil or empty for none.
  public var caption: String?

  /// What VoiceOver says of the picture; nil for the caption.
  public var accessibilityLabel: String?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - caption: The text below it; nil or empty for none.
  ///   - accessibilityLabel: What VoiceOver says of it; nil for the caption.
  public init(_ picture: Picture, caption: String? = nil, accessibilityLabel: String? = nil) {
    self.picture = picture
    self.caption = caption
    self.accessibilityLabel = accessibilityLabel
  }

  /// An item with a picture that is at hand.
  ///
  /// - Parameters:
  ///   - image: The picture; an animated one, a GIF for instance, plays.
  ///   - caption: The text below it; nil or empty for none.
  ///   - accessibilityLabel: What VoiceOver says of it; nil for the caption.
  /// - Returns: The item.
  public static func image(
    _ image: UIImage, caption: String? = nil, accessibilityLabel: String? = nil
  ) -> BannerItem {
    BannerItem(.image(image), caption: caption, accessibilityLabel: accessibilityLabel)
  }

  /// An item with a picture that is loaded when it is needed.
  ///
  /// - Parameters:
  ///   - url: Where the picture is.
  ///   - caption: The text below it; nil or empty for none.
  ///   - accessibilityLabel: What VoiceOver says of it; nil for the caption.
  /// - Returns: The item.
  public static func url(
    _ url: URL, caption: String? = nil, accessibilityLabel: String? = nil
  ) -> BannerItem {
    BannerItem(.url(url), caption: caption, accessibilityLabel: accessibilityLabel)
  }

  /// Where the picture has to be loaded from; nil if it is at hand.
  var url: URL? {
    if case .url(let url) = picture { return url }
    return nil
  }
}
#endif
