import Foundation

/// The time of a frame by the number of items, as an SVG picture.
@MainActor
struct Plot {
  private let lines: [Sweep.Line]
  private let longest: Double
  private let width = 760.0
  private let height = 420.0
  private let left = 56.0
  private let right = 230.0
  private let top = 36.0
  private let bottom = 44.0

  init(_ sweep: Sweep) {
    lines = sweep.lines
    longest = (sweep.lines.flatMap(\.times).map(\.time).max() ?? 1) * 1.1
  }

  var svg: String {
    var parts = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Int(width)) \(Int(height))\" "
        + "font-family=\"sans-serif\" font-size=\"12\">",
      "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>",
      label(
        "One frame in µs, over the number of items (solid: equal; dashed: sized by a delegate)",
        left,
        20),
    ]
    for count in [100, 1000, 10_000, 100_000, 1_000_000] {
      parts.append(label(count.formatted, x(count), height - bottom + 18, anchor: "middle"))
    }
    for time in stride(from: 0, through: longest, by: 5) {
      parts.append(
        "<path d=\"M\(n(left)) \(n(y(time)))H\(n(width - right))\" stroke=\"#ddd\" fill=\"none\"/>")
      parts.append(label(String(Int(time)), left - 8, y(time) + 4, anchor: "end"))
    }
    parts += lines.map(path)
    parts += legend
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }

  private func path(_ line: Sweep.Line) -> String {
    let points = line.times.map { "\(n(x($0.count))) \(n(y($0.time)))" }.joined(separator: "L")
    let dashes = line.sizes == .delegate ? " stroke-dasharray=\"5 4\"" : ""
    return "<path d=\"M\(points)\" stroke=\"\(color(line.subject))\" stroke-width=\"2\" "
      + "fill=\"none\"\(dashes)/>"
  }

  /// The names in the order of their times, with space between them.
  private var legend: [String] {
    let equal = lines.filter { $0.sizes == .equal }
    let sorted = equal.sorted { ($0.times.last?.time ?? 0) > ($1.times.last?.time ?? 0) }
    return sorted.enumerated().map { index, line in
      "<g fill=\"\(color(line.subject))\">"
        + label(line.subject.name, width - right + 14, top + 20 + 22 * Double(index), fill: nil)
        + "</g>"
    }
  }

  private func color(_ subject: Subject) -> String {
    let hue = (Subject.allCases.firstIndex(of: subject) ?? 0) * 360 / Subject.allCases.count
    return Subject.ours.contains(subject) ? "hsl(\(hue),80%,38%)" : "hsl(\(hue),18%,55%)"
  }

  private func x(_ count: Int) -> Double {
    left + (log10(Double(count)) - 2) / 4 * (width - left - right - 20)
  }

  private func y(_ time: Double) -> Double {
    height - bottom - time / longest * (height - top - bottom)
  }

  private func label(
    _ text: String, _ x: Double, _ y: Double, anchor: String = "start", fill: String? = "#333"
  ) -> String {
    let color = fill.map { " fill=\"\($0)\"" } ?? ""
    return "<text x=\"\(n(x))\" y=\"\(n(y))\" text-anchor=\"\(anchor)\"\(color)>\(text)</text>"
  }

  private func n(_ value: Double) -> String { String(format: "%.1f", value) }
}
