#if canImport(UIKit)
import UIKit

/// A page of a ``CarouselView``: an image, its caption, and its accessibility label.
public struct CarouselItem: Sendable, Hashable {
  /// The source of an image.
  ///
  /// More sources may come in minor versions, so a switch over them needs a `default`.
  public enum ImageSource: Sendable, Hashable {
    /// An image; one of `UIImage.animatedImage(with:duration:)` plays.
    case image(UIImage)
    /// A URL from which ``CarouselView/imageLoader`` loads the image when needed.
    case url(URL)
  }

  /// The source of the image.
  public var imageSource: ImageSource

  /// The text over the lower part of the image, which fades where the image leaves the view; nil or an empty text shows
  /// none.
  public var caption: String?

  /// The text that VoiceOver reads for the image; nil means the caption.
  public var accessibilityLabel: String?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - imageSource: The source of the image.
  ///   - caption: The text over the lower part of the image; nil or an empty text shows none.
  ///   - accessibilityLabel: The text that VoiceOver reads for the image; nil means the caption.
  public init(
    _ imageSource: ImageSource, caption: String? = nil, accessibilityLabel: String? = nil
  ) {
    self.imageSource = imageSource
    self.caption = caption
    self.accessibilityLabel = accessibilityLabel
  }

  /// Creates an item with an image of the app.
  ///
  /// - Parameters:
  ///   - image: The image; one of `UIImage.animatedImage(with:duration:)` plays. `UIImage(named:)` and
  ///     `UIImage(data:)` have only the first frame of a GIF: give the URL of its file to
  ///     ``url(_:caption:accessibilityLabel:)``.
  ///   - caption: The text over the lower part of the image; nil or an empty text shows none.
  ///   - accessibilityLabel: The text that VoiceOver reads for the image; nil means the caption.
  /// - Returns: The item.
  public static func image(
    _ image: UIImage, caption: String? = nil, accessibilityLabel: String? = nil
  ) -> CarouselItem {
    CarouselItem(.image(image), caption: caption, accessibilityLabel: accessibilityLabel)
  }

  /// Creates an item with an image that is loaded when needed.
  ///
  /// - Parameters:
  ///   - url: The URL of the image, also of a file; ``ImageLoader`` plays a GIF.
  ///   - caption: The text over the lower part of the image; nil or an empty text shows none.
  ///   - accessibilityLabel: The text that VoiceOver reads for the image; nil means the caption.
  /// - Returns: The item.
  public static func url(
    _ url: URL, caption: String? = nil, accessibilityLabel: String? = nil
  ) -> CarouselItem {
    CarouselItem(.url(url), caption: caption, accessibilityLabel: accessibilityLabel)
  }

  /// The URL of the image; nil for an image of the app.
  var url: URL? {
    if case .url(let url) = imageSource { return url }
    return nil
  }
}
#endif
