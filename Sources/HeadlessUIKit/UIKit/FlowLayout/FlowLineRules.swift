import Foundation

/// How the items of one section join into lines and spread over them (facts 63–66).
struct FlowLineRules: Sendable {
  /// Where a line begins across the scroll axis.
  var leading: CGFloat
  /// What a line has room for.
  var available: CGFloat
  var interitemSpacing: CGFloat
  var lineSpacing: CGFloat

  /// Whether an item still fits on a line of which `used` is taken; an exact fit does (fact 63).
  ///
  /// A billionth of the line is forgiven, so that three thirds fit whatever their last bits say.
  /// What UIKit does there is unknown (deviation D8 of the oracle): this is a decision.
  func joins(_ length: CGFloat, after used: CGFloat) -> Bool {
    used + interitemSpacing + length <= available + tolerance
  }

  /// How many items of one length a line has room for, at least 1; infinite where one more item
  /// never makes the line longer.
  func capacity(for length: CGFloat) -> CGFloat {
    guard joins(length, after: length) else { return 1 }
    let step = length + interitemSpacing
    guard step > 0 else { return .infinity }
    return max(((available + tolerance - length) / step).rounded(.down) + 1, 2)
  }

  /// The gap that makes `count` items, `total` long together, end flush with the line (fact 64).
  ///
  /// Without a limit to the count there is nothing to be flush with: the minimum spacing then.
  func justifiedGap(count: CGFloat, total: CGFloat) -> CGFloat {
    count.isFinite ? (available - total) / (count - 1) : interitemSpacing
  }

  /// Where an item alone on its line starts; before the line if it is longer (fact 66).
  func centredStart(of length: CGFloat) -> CGFloat {
    leading + (available - length) / 2
  }

  private var tolerance: CGFloat { abs(available) * 1e-9 }
}
