/// Pictures that follow each other from a moment on; which is shown is a matter of the time alone.
struct ImageSequence {
  let images: [UIImage]
  let duration: TimeInterval
  var start: TimeInterval = 0

  /// The picture at a time; they follow each other without end.
  func image(at time: TimeInterval) -> UIImage? {
    guard duration > 0, !images.isEmpty else { return nil }
    let turns = max(0, (time - start) / duration)
    // The clock's last bits must not keep a picture back.
    let index = (turns - turns.rounded(.down)) * Double(images.count) + 1e-6
    return images[Int(index) % images.count]
  }
}
