internal import UIKitQuestions

/// A drag of the content by a finger.
struct ContentDrag {
  /// The offset without the finger's movement and without edges.
  private(set) var base: CGPoint

  /// The ranges of offsets at the beginning of the drag.
  private let horizontal: ClosedRange<CGFloat>
  private let vertical: ClosedRange<CGFloat>

  init(base: CGPoint, horizontal: ClosedRange<CGFloat>, vertical: ClosedRange<CGFloat>) {
    self.base = base
    self.horizontal = horizontal
    self.vertical = vertical
  }

  mutating func shift(by difference: CGPoint) { base = base + difference }

  /// The range in which the content moves as far as the finger.
  func horizontal(now range: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
    Self.range(range, before: horizontal)
  }

  func vertical(now range: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
    Self.range(range, before: vertical)
  }

  private static func range(
    _ now: ClosedRange<CGFloat>, before: ClosedRange<CGFloat>
  ) -> ClosedRange<CGFloat> {
    switch OpenQuestions.current.scrolling.shrunkenContentInDrag {
    case .rubberBands: now
    case .staysUntilLift:
      min(now.lowerBound, before.lowerBound)...max(now.upperBound, before.upperBound)
    }
  }
}
