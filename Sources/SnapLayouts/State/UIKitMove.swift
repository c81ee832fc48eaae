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

  /// Whether UIKit may have moved a view from one offset to another.
  func explains(_ before: CGFloat, _ after: CGFloat) -> Bool {
    guard old.boundsLength == new.boundsLength else { return true }
    let followed = before - (new.leadingInset - old.leadingInset)
    return [
      before, followed, before.clamped(to: old.reachableRange),
      before.clamped(to: new.reachableRange), followed.clamped(to: new.reachableRange),
    ].contains { abs($0 - after) <= 0.5 }
  }
}
