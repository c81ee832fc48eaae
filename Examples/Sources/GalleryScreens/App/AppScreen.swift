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
  public static let all = gallery + more

  private static let gallery = zip(
    GalleryEntry.all + [.readyMadeCarousel(server: Photograph.folder, loader: ImageLoader.shared)],
    Photograph.all + Photograph.all
  ).map { AppScreen($0, $1) }

  private init(_ entry: GalleryEntry, _ picture: Photograph) {
    self.init(
      entry.name, entry.title, entry.sentence, picture, .screen(entry.makeScreen))
  }

  private init(
    _ name: String, _ title: String, _ sentence: String, _ picture: Photograph,
    _ contents: Contents
  ) {
    (self.name, self.title, self.sentence) = (name, title, sentence)
    (self.picture, self.contents) = (picture, contents)
  }

  private static let more: [AppScreen] = {
    let pictures = Photograph.named(
      "Moose", "Astronaut", "Koala", "Giraffe", "Cat", "Rocket")
    return [
      AppScreen(
        "effect-browser", "Effects", "All built-in effects, with their lines of code.",
        pictures[0], .screen { EffectBrowserViewController() }),
      AppScreen(
        "shuffle", "Shuffle",
        "A diffable data source inserts, deletes and moves items; the current one stays in place.",
        pictures[1], .screen { ShuffleViewController() }),
      AppScreen(
        "collection-controller", "Collection view controller",
        "A shelf in a UICollectionViewController.",
        pictures[2], .screen { PhotographCollectionViewController.shelf() }),
      AppScreen(
        "storyboard", "Storyboard",
        "A picker with a layout that is set up in Interface Builder only.",
        pictures[3], .storyboard("PickerScreen")),
      AppScreen(GalleryEntry.workbench, pictures[4]),
      AppScreen(
        "questions", "Ask this device",
        "Undocumented behavior of UIKit on this device.", pictures[5], .questions),
    ]
  }()
}
