import UIKit

/// The content insets of a collection view, which is a setting of the view and not of its layout.
struct StripInsets {
  private var lengths = [0.0, 0.0, 0.0, 0.0]

  private static let edges = ["top", "left", "bottom", "right"]

  var insets: UIEdgeInsets {
    UIEdgeInsets(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
  }

  /// The knobs with their values.
  var knobs: [(knob: Knob, value: KnobValue)] {
    zip(Self.edges, lengths).map { (.number("contentInset.\($0)", 0...200), .number($1)) }
  }

  /// Turns a knob; returns false if there is no such knob, or if it can't have the value.
  mutating func turn(_ name: String, to text: String) -> Bool {
    guard let edge = knobs.firstIndex(where: { $0.knob.name == name }),
      let value = knobs[edge].knob.value(text)
    else { return false }
    lengths[edge] = Double(value.number)
    return true
  }
}
