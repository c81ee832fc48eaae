#if canImport(UIKit)
import UIKit

/// Hears what happens in a ``BannerView``; every method may be left out.
///
/// A class that leaves one out decides so for its subclasses too: what they add is not called.
@MainActor
public protocol BannerViewDelegate: AnyObject {
  /// A person has tapped a picture.
  ///
  /// - Parameters:
  ///   - bannerView: The banner.
  ///   - index: The index of the item, from 0.
  func bannerView(_ bannerView: BannerView, didSelectItemAt index: Int)

  /// Another item is the current one, live while scrolling, once for each change.
  ///
  /// - Parameters:
  ///   - bannerView: The banner.
  ///   - index: The index of the item, from 0.
  func bannerView(_ bannerView: BannerView, didTurnToItemAt index: Int)

  /// A picture that is shown could not be loaded; the placeholder stays.
  ///
  /// - Parameters:
  ///   - bannerView: The banner.
  ///   - url: Where the picture should be.
  ///   - error: What the loader has said.
  func bannerView(_ bannerView: BannerView, didFailToLoad url: URL, with error: any Error)
}

extension BannerViewDelegate {
  /// Does nothing.
  public func bannerView(_ bannerView: BannerView, didSelectItemAt index: Int) {}

  /// Does nothing.
  public func bannerView(_ bannerView: BannerView, didTurnToItemAt index: Int) {}

  /// Does nothing.
  public func bannerView(
    _ bannerView: BannerView, didFailToLoad url: URL, with error: any Error
  ) {}
}
#endif
