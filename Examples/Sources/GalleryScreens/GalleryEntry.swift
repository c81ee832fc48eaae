import SnapLayouts
import UIKit

/// A screen of the gallery and what is written beside it.
public struct GalleryEntry: Sendable {
  /// In addresses and file names.
  public let name: String
  public let title: String
  public let sentence: String

  /// The size at which the gallery shows it, in points.
  public let size: CGSize

  public let makeScreen: @MainActor @Sendable () -> any GalleryScreen

  /// All but the one that needs a server, in the gallery's order.
  public static let all = [
    heroPicker, endlessPicker, shelf, threeToAPage, storeShelf, sectionShelf, verticalShelf,
    nestedShelves, banner, peekingCards, crossFade, parallax, fewCards,
  ]

  /// Not in the gallery: a strip to try settings on.
  public static let workbench = GalleryEntry(
    name: "workbench",
    title: "Workbench",
    sentence: "Any layout with any settings, and up to a million items.",
    size: CGSize(width: 390, height: 440),
    makeScreen: { WorkbenchViewController() })

  /// A banner that asks a server for some of its pictures.
  ///
  /// - Parameters:
  ///   - server: The URL of a folder of pictures.
  ///   - loader: What loads them.
  /// - Returns: The screen.
  public static func readyMadeBanner(server: URL, loader: any ImageLoading) -> GalleryEntry {
    GalleryEntry(
      name: "ready-made-banner",
      title: "Ready made",
      sentence: """
        One view, five lines: pictures of the app and of URLs, one of them a GIF, one not to be had. \
        Captions stay clear of the dots.
        """,
      size: CGSize(width: 390, height: 436),
      makeScreen: { ReadyMadeBannerViewController(server: server, loader: loader) })
  }
}
