#if canImport(UIKit)
import UIKit

extension UIScrollView {
  /// The bounds less the adjusted insets.
  var insetBounds: CGRect { bounds.inset(by: adjustedContentInset) }

  /// The part of the insets along an axis that UIKit has added, given the adjusted ones; 0 where that doesn't depend
  /// on whether the content scrolls.
  func addedInset(along axis: ScrollAxis, to inset: UIEdgeInsets) -> CGFloat {
    switch contentInsetAdjustmentBehavior {
    case .automatic, .scrollableAxes:
      (inset[along: axis] - contentInset[along: axis]).corrected()
    default: 0
    }
  }

  /// The fingers on the view, or on one of its scroll bars.
  ///
  /// UIKit follows a finger or a pointer on a scroll bar with long presses that are the view's own, as a press is that the
  /// app adds to the view. A press on a cell or on another subview is that view's.
  var touch: ViewSnapshot.Touch {
    let touch = touchOfContents
    return touch == .none && isUnder { $0 is UILongPressGestureRecognizer } ? .down : touch
  }

  /// The fingers on the contents of the view.
  var touchOfContents: ViewSnapshot.Touch {
    switch panGestureRecognizer.state {
    case .began, .changed: .panning
    default: isTracking ? .down : .none
    }
  }

  /// Whether fingers hold the view.
  var isHeld: Bool { touch != .none }

  /// Whether a gesture on the view goes on, such as a long press; a pointer that rests over it is none.
  var isUnderGesture: Bool {
    #if os(tvOS)
    isUnder { _ in true }
    #else
    isUnder { !($0 is UIHoverGestureRecognizer) }
    #endif
  }

  private func isUnder(_ isMeant: (UIGestureRecognizer) -> Bool) -> Bool {
    gestureRecognizers?.contains { ($0.state == .began || $0.state == .changed) && isMeant($0) }
      == true
  }
}

extension UICollectionView {
  /// Whether a person drags an item, which makes the view scroll near its edges.
  var isDraggingItem: Bool {
    #if os(tvOS)
    false
    #else
    hasActiveDrag || hasActiveDrop
    #endif
  }

  /// The items of the data source if the view doesn't know them yet, as in an update block; otherwise nil.
  var comingItems: ItemNumbering? {
    guard let dataSource else { return nil }
    #if canImport(ObjectiveC)
    let sections = dataSource.numberOfSections?(in: self) ?? 1
    #else
    let sections = dataSource.numberOfSections(in: self)
    #endif
    let counts = (0..<sections).map { dataSource.collectionView(self, numberOfItemsInSection: $0) }
    let coming = ItemNumbering(counts: counts)
    return coming == ItemNumbering(of: self) ? nil : coming
  }
}

/// What of a collection view decides the sizes of items and the pages, besides its items.
struct ViewMetrics: Equatable {
  private let size: CGSize
  private let inset: UIEdgeInsets
  private let addedInset: CGFloat
  private let displayScale: CGFloat

  @MainActor
  init(of view: UICollectionView, along axis: ScrollAxis) {
    (size, inset) = (view.bounds.size, view.adjustedContentInset)
    addedInset = view.addedInset(along: axis, to: inset)
    displayScale = view.traitCollection.displayScale
  }
}

extension UIEdgeInsets {
  /// The inset at the beginning of an axis: left or top.
  subscript(before axis: ScrollAxis) -> CGFloat { axis == .horizontal ? left : top }

  /// The inset at the end of an axis: right or bottom.
  subscript(after axis: ScrollAxis) -> CGFloat { axis == .horizontal ? right : bottom }

  /// Both insets along an axis.
  subscript(along axis: ScrollAxis) -> CGFloat { self[before: axis] + self[after: axis] }
}

extension Viewport {
  /// The viewport of a collection view along an axis.
  @MainActor
  init(_ collectionView: UICollectionView, axis: ScrollAxis, contentLength: CGFloat) {
    let inset = collectionView.adjustedContentInset
    self.init(
      boundsLength: collectionView.bounds.size[along: axis],
      leadingInset: inset[before: axis], trailingInset: inset[after: axis],
      contentLength: contentLength, displayScale: collectionView.traitCollection.displayScale)
  }
}
#endif
