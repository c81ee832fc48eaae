import GalleryScreens
import UIKit

/// A screen, and what a finger does on it.
struct Scene {
  /// Of the file, without its extension; also what its identifiers begin with.
  let name: String
  let title: String
  /// One sentence for the page.
  let sentence: String
  let size: CGSize
  let makeScreen: @MainActor () -> any GalleryScreen
  let gestures: [Gesture]
}
