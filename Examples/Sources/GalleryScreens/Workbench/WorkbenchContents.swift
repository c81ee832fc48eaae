import UIKit

/// The items on the workbench's strip.
public struct WorkbenchContents: Sendable, Hashable {
  public var kind = "picker"
  public var items = 12
  public var sections = 1
  public var hasUnevenSizes = false
  /// Across a horizontal strip; a vertical one is as high as the screen.
  public var stripHeight = 260.0

  /// Of the collection view: top, left, bottom and right.
  public var contentInset = [0.0, 0.0, 0.0, 0.0]

  public init() {}

  private static let edges = ["top", "left", "bottom", "right"]

  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: contentInset[0], left: contentInset[1], bottom: contentInset[2],
      right: contentInset[3])
  }

  /// The knobs with their values.
  public var knobs: [(knob: Knob, value: KnobValue)] {
    [
      (.choice("layout", LayoutKind.allCases.map(\.rawValue)), .choice(kind)),
      (.number("items", 0...1_000_000), .number(Double(items))),
      (.number("sections", 1...20), .number(Double(sections))),
      (.toggle("hasUnevenSizes"), .toggle(hasUnevenSizes)),
      (.number("stripHeight", 40...1400), .number(stripHeight)),
    ]
      + zip(Self.edges, contentInset).map {
        (.number("contentInset.\($0)", 0...200), .number($1))
      }
  }

  /// Turns a knob; false if there is none of the name, or none with the value.
  public mutating func turn(_ name: String, to text: String) -> Bool {
    guard let value = knobs.first(where: { $0.knob.name == name })?.knob.value(text) else {
      return false
    }
    switch name {
    case "layout": kind = value.choice
    case "items": items = value.count
    case "sections": sections = value.count
    case "hasUnevenSizes": hasUnevenSizes = value.isOn
    case "stripHeight": stripHeight = Double(value.number)
    default:
      if let edge = Self.edges.firstIndex(where: { name.hasSuffix("." + $0) }) {
        contentInset[edge] = Double(value.number)
      }
    }
    return true
  }

  /// The items are spread over the sections as evenly as can be.
  func items(inSection section: Int) -> Int {
    items * (section + 1) / sections - items * section / sections
  }

  /// The number of an item among all.
  func number(of indexPath: IndexPath) -> Int {
    items * indexPath.section / sections + indexPath.item
  }

  /// How long an item is, as a share of the item size: one of five lengths.
  func share(ofItem number: Int) -> CGFloat {
    hasUnevenSizes ? [1, 0.6, 1.4, 0.8, 1.2][number % 5] : 1
  }
}
