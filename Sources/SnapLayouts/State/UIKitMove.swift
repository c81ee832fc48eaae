import Foundation

/// What UIKit itself does to an offset when insets, content or bounds change.
///
/// Content at an edge follows its inset, and UIKit may bring an offset outside of the range back
/// into it.
struct UIKitMove {
  private let old: Viewport
  private let new: Viewport

  init(from old: Viewport, to new: Viewport) {
    (self.old, self.new) = (old, new)
  }

  /// Whether UIKit may have moved a view to an offset, from one in a range.
  func explains(_ before: ClosedRange<CGFloat>, _ after: CGFloat) -> Bool {
    guard old.boundsLength == new.boundsLength else { return true }
    let inset = new.leadingInset - old.leadingInset
    let followed = before.lowerBound - inset...before.upperBound - inset
    return [
      before, followed, before.clamped(to: old.reachableRange),
      before.clamped(to: new.reachableRange), followed.clamped(to: new.reachableRange),
    ].contains { $0.lowerBound - 0.5 <= after && after <= $0.upperBound + 0.5 }
  }

  func explains(_ before: CGFloat, _ after: CGFloat) -> Bool { explains(before...before, after) }
}
