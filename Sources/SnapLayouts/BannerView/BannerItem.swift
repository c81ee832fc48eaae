#if canImport(UIKit)
import UIKit

/// One page of a ``BannerView``: an image, its caption, and its spoken label.
public struct BannerItem: Sendable, Hashable {
  /// Where an image comes from.
  public enum ImageSource: Sendable, Hashable {
    /// The image itself; an animated one plays.
    case image(UIImage)
    /// The address from which ``BannerView/imageLoader`` loads the image when it is needed.
    case url(URL)
  }

  /// Where the image comes from.
  public var imageSource: ImageSource

  /// The text over the bottom of the image; nil or empty shows none.
  public var caption: String?

  /// What VoiceOver says for the image; nil stands for the caption.
  public var accessibilityLabel: String?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - imageSource: Where the image comes from.
  ///   - caption: The text over the bottom of the image; nil or empty shows none.
  ///   - accessibilityLabel: What VoiceOver says for the image; nil stands for the caption.
  public init(
    _ imageSource: ImageSource, caption: String? = nil, accessibilityLabel: String? = nil
  ) {
    self.imageSource = imageSource
    self.caption = caption
    self.accessibilityLabel = accessibilityLabel
  }

  /// Creates an item with an image that the app has.
  ///
  /// - Parameters:
  ///   - image: The image; an animated one, for example a GIF, plays.
  ///   - caption: The text over the bottom of the image; nil or empty shows none.
  ///   - accessibilityLabel: What VoiceOver says for the image; nil stands for the caption.
  /// - Returns: The item.
  public static func image(
    _ image: UIImage, caption: String? = nil, accessibilityLabel: String? = nil
  ) -> BannerItem {
    BannerItem(.image(image), caption: caption, accessibilityLabel: accessibilityLabel)
  }

  /// Creates an item with an image that is loaded when it is needed.
  ///
  /// - Parameters:
  ///   - url: The address of the image.
  ///   - caption: The text over the bottom of the image; nil or empty shows none.
  ///   - accessibilityLabel: What VoiceOver says for the image; nil stands for the caption.
  /// - Returns: The item.
  public static func url(
    _ url: URL, caption: String? = nil, accessibilityLabel: String? = nil
  ) -> BannerItem {
    BannerItem(.url(url), caption: caption, accessibilityLabel: accessibilityLabel)
  }

  /// The address of an image that has to be loaded; nil for an image that the app has.
  var url: URL? {
    if case .url(let url) = imageSource { return url }
    return nil
  }
}
#endif
