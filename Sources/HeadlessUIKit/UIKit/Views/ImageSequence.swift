/// A sequence of pictures from a start time on; the time decides which one is visible.
struct ImageSequence {
  let images: [UIImage]
  let duration: TimeInterval
  var start: TimeInterval = 0

  /// The picture at a time; the sequence repeats.
  func image(at time: TimeInterval) -> UIImage? {
    guard duration > 0, !images.isEmpty else { return nil }
    let turns = max(0, time.since(start) / duration)
    // Rounding errors of the clock must not delay a picture.
    let index = (turns - turns.rounded(.down)) * Double(images.count) + 1e-6
    return images[Int(index) % images.count]
  }
}
