import GalleryScreens
import UIKit

/// A screen, with the actions of a finger on it.
struct Scene {
  /// The name of the file, without its extension, and the prefix of its identifiers.
  let name: String
  let title: String
  /// A sentence for the web page.
  let sentence: String
  let size: CGSize
  let makeScreen: @MainActor () -> any GalleryScreen
  let gestures: [Gesture]
}
