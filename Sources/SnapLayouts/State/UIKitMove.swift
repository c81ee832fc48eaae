#if canImport(Foundation)
import Foundation
#endif

/// What UIKit does to an offset by itself when insets, content or bounds change.
///
/// Content at an edge follows its inset, and an offset beyond the range may be brought back.
struct UIKitMove {
  private let old: Viewport
  private let new: Viewport

  init(from old: Viewport, to new: Viewport) {
    (self.old, self.new) = (old, new)
  }

  /// Whether UIKit may have brought a view from one offset to another.
  func explains(_ before: CGFloat, _ after: CGFloat) -> Bool {
    guard old.boundsLength == new.boundsLength else { return true }
    let followed = before - (new.leadingInset - old.leadingInset)
    return [
      before, followed, before.clamped(to: old.reachableRange),
      before.clamped(to: new.reachableRange), followed.clamped(to: new.reachableRange),
    ].contains { abs($0 - after) <= 0.5 }
  }
}
