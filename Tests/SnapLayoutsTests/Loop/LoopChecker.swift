#if canImport(UIKitSimulation)
import SnapLayouts
import UIKit

/// Checks whether the screen shows a part of the loop: no item is missing, doubled or displaced.
@MainActor
struct LoopChecker<Layout: SnapFlowLayout> {
  let loop: LoopCase
  let screen: SnapScreen<Layout>
  /// The rounding by which the ends of two items may differ, in pixels.
  var rounding: CGFloat = 0.5

  func problem() -> String? {
    let shown = shownItems()
    guard
      let anchor = shown.min(by: {
        abs($0.middle - loop.length / 2) < abs($1.middle - loop.length / 2)
      })
    else {
      let canSeeNothing = loop.longestSpace > loop.length - 3 * tolerance
      return canSeeNothing ? nil : "nothing is shown at \(screen.offset)"
    }
    guard Set(shown.map(\.number)).count == shown.count else {
      return "items appear twice: \(shown) at \(screen.offset)"
    }
    let expected = items(around: anchor)
    // Rounding may hide an item that is barely visible, and show one that is barely invisible.
    let missing = expected.filter { item in
      item.end > 2 * tolerance && item.start < loop.length - 2 * tolerance
        && !shown.contains { $0.number == item.number }
    }
    let displaced = shown.filter { item in
      !expected.contains { $0.number == item.number && abs($0.start - item.start) <= tolerance }
    }
    guard missing.isEmpty, displaced.isEmpty else {
      return "\(shown) instead of \(expected) at \(screen.offset)"
    }
    return nil
  }

  /// An item on the screen; its start is relative to the leading edge.
  private struct Shown: CustomStringConvertible {
    let number: Int
    let start: CGFloat
    let length: CGFloat
    var middle: CGFloat { start + length / 2 }
    var end: CGFloat { start + length }
    var description: String { "\(number): \(start)...\(end)" }
  }

  private var tolerance: CGFloat { rounding / screen.view.traitCollection.displayScale + 1e-6 }

  private func shownItems() -> [Shown] {
    screen.view.visibleCells.compactMap { cell in
      guard let indexPath = screen.view.indexPath(for: cell) else { return nil }
      let frame = screen.view.convert(cell.frame, to: screen.view.superview)
      let start =
        !loop.isHorizontal ? frame.minY : loop.isRightToLeft ? loop.length - frame.maxX : frame.minX
      return Shown(
        number: loop.number(indexPath), start: start,
        length: loop.isHorizontal ? frame.width : frame.height)
    }
    // A cell that touches the edge only because of rounding isn't visible.
    .filter { $0.end > tolerance && $0.start < loop.length - tolerance }
  }

  /// The items that must be on the screen, given the position of one item.
  private func items(around anchor: Shown) -> [Shown] {
    let count = loop.itemCount
    var items = [anchor]
    while let last = items.last, last.end + loop.space(after: last.number) < loop.length + tolerance
    {
      let number = (last.number + 1) % count
      let start = last.end + loop.space(after: last.number)
      items.append(Shown(number: number, start: start, length: loop.itemLength(number)))
    }
    while let first = items.first {
      let number = (first.number + count - 1) % count
      let end = first.start - loop.space(after: number)
      guard end > -tolerance else { break }
      let length = loop.itemLength(number)
      items.insert(Shown(number: number, start: end - length, length: length), at: 0)
    }
    return items
  }
}
#endif
