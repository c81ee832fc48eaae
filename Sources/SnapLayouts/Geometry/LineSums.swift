#if canImport(Foundation)
import Foundation
#endif

/// Lines of one item each, found by adding up lengths as a flow layout does.
///
/// The flow layout rounds where items begin, and adds up what is not rounded (fact 67).
struct LineSums: Sendable, Hashable {
  /// What each line covers along the scroll axis.
  private(set) var extents: ExtentList
  private let displayScale: CGFloat
  /// Where the last line begins, before rounding.
  private var position: CGFloat = 0
  private var lastLength: CGFloat = 0
  private var last: Extent?

  init(itemCount: Int, displayScale: CGFloat) {
    self.displayScale = displayScale.correctedDisplayScale
    extents = ExtentList(capacity: itemCount)
  }

  /// Passes what lies between lines: a spacing, an inset, a header or footer.
  mutating func skip(_ distance: CGFloat) {
    position += lastLength + distance.corrected()
    lastLength = 0
  }

  /// Adds a line where the last skip has ended; a length below 0 or not finite counts as 0.
  mutating func append(length: CGFloat) {
    lastLength = max(0, length.corrected())
    let extent = Extent(start: position.rounded(toPixelsAt: displayScale), length: lastLength)
    extents.append(extent)
    last = extent
  }

  /// Whether the last line is where the flow layout has put its item.
  func agrees(with extent: Extent) -> Bool {
    guard let last else { return false }
    return abs(last.minimum - extent.minimum) < 0.001 && abs(last.maximum - extent.maximum) < 0.001
  }
}
