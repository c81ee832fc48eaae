import GalleryScreens

/// A screen, with the actions of a finger on it.
struct Scene {
  let entry: GalleryEntry
  let gestures: [Gesture]

  init(_ entry: GalleryEntry, gestures: [Gesture]) {
    self.entry = entry
    self.gestures = gestures
  }
}
