extension Performance {
  /// Lines for the terminal: what was done, where it came to rest, and what a frame took.
  var report: String {
    let gestures = zip(scene.gestures, pages).map { gesture, page in
      "  " + Self.padded(gesture.name, to: 20) + "rested on page \(page + 1)"
    }
    let average = frameTimes.reduce(.zero, +) / max(1, frameTimes.count)
    let worst = frameTimes.max() ?? .zero
    let summary = """
        \(frameTimes.count) frames; one took \(Self.microseconds(average)) µs on average, \
      \(Self.microseconds(worst)) µs at most
      """
    return (gestures + [summary]).joined(separator: "\n")
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private static func microseconds(_ duration: Duration) -> Int64 {
    duration.components.seconds * 1_000_000 + duration.components.attoseconds / 1_000_000_000_000
  }
}
