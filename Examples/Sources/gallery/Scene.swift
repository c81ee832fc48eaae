import GalleryScreens

/// A screen, and what a finger does on it.
struct Scene {
  let entry: GalleryEntry
  let gestures: [Gesture]

  init(_ entry: GalleryEntry, gestures: [Gesture]) {
    self.entry = entry
    self.gestures = gestures
  }
}
