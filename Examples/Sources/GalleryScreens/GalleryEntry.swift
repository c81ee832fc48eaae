import SnapCarousel
import UIKit

/// A screen of the gallery and what is written beside it.
public struct GalleryEntry: Sendable {
  /// The name in addresses and file names.
  public let name: String
  public let title: String
  public let sentence: String

  /// The size at which the gallery shows it, in points.
  public let size: CGSize

  public let makeScreen: @MainActor @Sendable () -> any GalleryScreen

  /// All but the effects and the one that needs a server, in the gallery's order.
  public static let all = pickers + shelves + banners

  static let pickers = [heroPicker, endlessPicker, scrubber]

  static let shelves = [
    shelf, threeToAPage, iconPanel, storeShelf, sectionShelf, verticalShelf, nestedShelves,
  ]

  static let banners = [banner, peekingCards, crossFade, parallax, fewCards]

  /// A strip to try settings on; it isn't in the gallery.
  public static let workbench = GalleryEntry(
    name: "workbench",
    title: "Workbench",
    sentence: "Any layout with any settings, and up to a million items.",
    size: CGSize(width: 390, height: 440),
    makeScreen: { WorkbenchViewController() })

  /// A carousel that requests some of its pictures from a server.
  ///
  /// - Parameters:
  ///   - server: The URL of a folder of pictures.
  ///   - loader: The loader of the pictures.
  /// - Returns: The screen.
  public static func readyMadeCarousel(server: URL, loader: any ImageLoading) -> GalleryEntry {
    GalleryEntry(
      name: "ready-made-carousel",
      title: "Carousel of images",
      sentence: """
        One view, five lines of code: pictures of the app and of URLs, one of them a GIF, one of them \
        missing. Captions leave room for the page control.
        """,
      size: CGSize(width: 390, height: 436),
      makeScreen: { ReadyMadeCarouselViewController(server: server, loader: loader) })
  }
}
