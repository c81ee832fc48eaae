import Foundation

/// What UIKit itself does to an offset when insets, content or bounds change.
///
/// Content at an edge follows its inset, right to left perhaps that of the other edge, and UIKit may bring an offset
/// outside of the range back into it, which may then have the insets of the other edges, too.
struct UIKitMove {
  let old: Viewport
  let new: Viewport

  /// Whether the bounds have the same length; otherwise UIKit may move the view anywhere.
  var keepsLength: Bool { old.boundsLength == new.boundsLength }

  /// Whether insets are others, for which UIKit writes the offset, changed or not.
  var hasOtherInsets: Bool {
    old.leadingInset != new.leadingInset || old.trailingInset != new.trailingInset
  }

  /// How far a view at the leading edge moves with its inset.
  var inset: CGFloat { old.leadingInset - new.leadingInset }

  /// Whether UIKit may have moved a view to an offset, from one within an extent.
  func explains(_ before: Extent, _ after: CGFloat) -> Bool {
    // UIKit rounds what it writes, and writes nothing if nothing has changed.
    guard abs(after - before.nearest(to: after)) > Tolerance.rounding else { return true }
    let edge = -min(old.leadingInset, old.trailingInset) + Tolerance.writtenOffset
    let distances = before.minimum > edge ? [0] : [0, inset, old.trailingInset - new.trailingInset]
    let moved = distances.map(before.moved) + [before.clamped(to: old.reachableRange)]
    // Insets change before the content does.
    var between = new
    between.contentLength = old.contentLength
    let inRange = [between, new].flatMap { range in
      var other = range
      (other.leadingInset, other.trailingInset) = (range.trailingInset, range.leadingInset)
      return [range, other].flatMap { range in moved.map { $0.clamped(to: range.reachableRange) } }
    }
    return (moved + inRange).contains {
      (hasOtherInsets || $0 != before)
        && abs(after - $0.nearest(to: after)) <= Tolerance.writtenOffset
    }
  }

  /// Whether UIKit may have moved a view from one offset to another.
  func explains(_ before: CGFloat, _ after: CGFloat) -> Bool {
    explains(Extent(before, before), after)
  }

  /// Whether UIKit has moved a view, in bounds of the same length, from one offset to another, or nobody has.
  func isOnly(_ before: CGFloat, _ after: CGFloat) -> Bool {
    keepsLength && explains(before, after)
  }
}

extension Extent {
  fileprivate func clamped(to range: ClosedRange<CGFloat>) -> Extent {
    Extent(minimum.clamped(to: range), maximum.clamped(to: range))
  }
}
