import Foundation

/// The rules by which items of a section form lines and are spread over them (facts 63–66).
struct FlowLineRules: Sendable {
  /// The beginning of a line across the scroll axis.
  var leading: CGFloat
  /// The length available for a line.
  var available: CGFloat
  var interitemSpacing: CGFloat
  var lineSpacing: CGFloat

  /// Whether an item fits on a line of which `used` is taken; an exact fit counts (fact 63).
  ///
  /// The tolerance is a billionth of the line, so that three thirds fit despite rounding errors.
  /// What UIKit does in this case is unknown, so this is our decision.
  func joins(_ length: CGFloat, after used: CGFloat) -> Bool {
    used + interitemSpacing + length <= available + tolerance
  }

  /// The number of items of one length that fit on a line, at least 1.
  ///
  /// It is infinite if another item never makes the line longer.
  func capacity(for length: CGFloat) -> CGFloat {
    guard joins(length, after: length) else { return 1 }
    let step = length + interitemSpacing
    guard step > 0 else { return .infinity }
    return max(((available + tolerance - length) / step).rounded(.down) + 1, 2)
  }

  /// The gap that makes `count` items with a total length of `total` fill the line (fact 64).
  ///
  /// If the number of items is unlimited, nothing can fill the line, and the gap is the minimum
  /// spacing.
  func justifiedGap(count: CGFloat, total: CGFloat) -> CGFloat {
    count.isFinite ? (available - total) / (count - 1) : interitemSpacing
  }

  /// The start of a single item on its line; before the line if the item is longer (fact 66).
  func centredStart(of length: CGFloat) -> CGFloat {
    leading + (available - length) / 2
  }

  private var tolerance: CGFloat { abs(available) * 1e-9 }
}
