internal import UIKitQuestions

/// A finger that moves the content.
struct Drag {
  /// The offset the content would have, had the finger not moved and were there no edges.
  private(set) var base: CGPoint

  /// The ranges of offsets when it began.
  private let horizontal: ClosedRange<CGFloat>
  private let vertical: ClosedRange<CGFloat>

  init(base: CGPoint, horizontal: ClosedRange<CGFloat>, vertical: ClosedRange<CGFloat>) {
    self.base = base
    self.horizontal = horizontal
    self.vertical = vertical
  }

  mutating func shift(by difference: CGPoint) { base = base + difference }

  /// The range in which the finger moves the content freely.
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
