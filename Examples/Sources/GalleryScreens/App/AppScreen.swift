import SnapCarousel
import UIKit

/// A row of the app's list, and what it opens.
public struct AppScreen: Sendable {
  public enum Contents: Sendable {
    case screen(@MainActor @Sendable () -> any GalleryScreen)
    /// The first screen of a storyboard of the app.
    case storyboard(String)
    /// The table of this device's answers.
    case questions
  }

  /// The name in tests.
  public let name: String
  public let title: String
  public let sentence: String
  public let picture: Photograph
  public let contents: Contents

  /// In the order of the list.
  public static let all = groups.flatMap { $0.screens }

  /// The list in parts, with the headings of the live gallery's page.
  static let groups: [(title: String, screens: [AppScreen])] = {
    var pictures = Photograph.all + Photograph.all
    func rows(_ entries: [GalleryEntry]) -> [AppScreen] {
      entries.map { AppScreen($0, pictures.removeFirst()) }
    }
    let carousel = GalleryEntry.readyMadeCarousel(
      server: Photograph.folder, loader: ImageLoader.shared)
    return [
      ("Pickers", rows(GalleryEntry.pickers) + [storyboard]),
      ("Shelves", rows(GalleryEntry.shelves) + [collectionController]),
      ("Banners", rows(GalleryEntry.banners + [carousel])),
      ("Effects", [effectBrowser]),
      ("Anything", [AppScreen(.workbench, Photograph.named("Cat")[0]), shuffle, questions]),
    ]
  }()

  private init(_ entry: GalleryEntry, _ picture: Photograph) {
    (name, title, sentence) = (entry.name, entry.title, entry.sentence)
    (self.picture, contents) = (picture, .screen(entry.makeScreen))
  }

  private init(
    _ name: String, _ title: String, _ sentence: String, _ picture: String, _ contents: Contents
  ) {
    (self.name, self.title, self.sentence) = (name, title, sentence)
    (self.picture, self.contents) = (Photograph.named(picture)[0], contents)
  }

  private static let effectBrowser = AppScreen(
    "effect-browser", "Effects", "All built-in effects, with their lines of code.", "Moose",
    .screen { EffectBrowserViewController() })

  private static let shuffle = AppScreen(
    "shuffle", "Shuffle",
    "A diffable data source inserts, deletes and moves items; the current one stays in place.",
    "Astronaut", .screen { ShuffleViewController() })

  private static let collectionController = AppScreen(
    "collection-controller", "Collection view controller",
    "A shelf in a UICollectionViewController.", "Koala",
    .screen { PhotographCollectionViewController.shelf() })

  private static let storyboard = AppScreen(
    "storyboard", "Storyboard",
    "A picker with a layout that is set up in Interface Builder only.", "Giraffe",
    .storyboard("PickerScreen"))

  private static let questions = AppScreen(
    "questions", "Ask this device", "Undocumented behavior of UIKit on this device.", "Rocket",
    .questions)
}
