import UIKit

/// The items on the workbench's strip.
public struct WorkbenchContents: Sendable, Hashable {
  public var kind = "picker"
  var counts = ItemCounts(items: 12, hasUnevenSizes: false)
  /// The height of a horizontal strip; a vertical one fills the screen.
  public var stripHeight = 260.0

  public init() {}

  /// The knobs with their values.
  public var knobs: [(knob: Knob, value: KnobValue)] {
    [
      (.choice("layout", LayoutKind.allCases.map(\.rawValue)), .choice(kind))
    ] + counts.knobs + [
      (.number("stripHeight", 40...1400), .number(stripHeight))
    ]
  }

  /// Turns a knob; returns false if there is no such knob, or if it can't have the value.
  public mutating func turn(_ name: String, to text: String) -> Bool {
    if counts.turn(name, to: text) { return true }
    guard let value = knobs.first(where: { $0.knob.name == name })?.knob.value(text) else {
      return false
    }
    switch name {
    case "layout": kind = value.choice
    case "stripHeight": stripHeight = Double(value.number)
    default: break
    }
    return true
  }
}
