extension Performance {
  /// The result of each gesture, with a line for each.
  var gestureLines: String {
    zip(scene.gestures, pages)
      .map { "  " + $0.name.padded(to: 20) + "rested on page \($1 + 1)" }
      .joined(separator: "\n")
  }

  /// A table of all performances: the gestures, the pages where they ended, and the frame times.
  static func table(of performances: [Performance]) -> String {
    let header = ["screen", "gestures", "rested on pages", "frames", "layout a frame", "at most"]
    let rows = [header] + performances.map(\.row)
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { $0.padded(to: $1 + 2) }.joined()
    }
    .joined(separator: "\n")
  }

  private var row: [String] {
    let average = frameTimes.reduce(.zero, +) / max(1, frameTimes.count)
    return [
      scene.entry.title, "\(scene.gestures.count)",
      pages.map { "\($0 + 1)" }.joined(separator: " "),
      "\(frameTimes.count)", "\(Self.microseconds(average)) µs",
      "\(Self.microseconds(frameTimes.max() ?? .zero)) µs",
    ]
  }

  private static func microseconds(_ duration: Duration) -> Int64 {
    duration.components.seconds * 1_000_000 + duration.components.attoseconds / 1_000_000_000_000
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
