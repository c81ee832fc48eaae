#if canImport(UIKit)
import UIKit

/// Reads the state of the collection view, and computes offsets for it.
extension SnapFlowLayout {
  /// The pages, as of the last layout pass.
  var geometry: PageGeometry {
    if case .ahead(let pages) = attachment { pages } else { state.geometry }
  }

  /// The axis along which the layout scrolls.
  var axis: ScrollAxis { scrollDirection == .horizontal ? .horizontal : .vertical }

  /// The axis of the pages between which the view moves: the one in the last layout pass.
  var pageAxis: ScrollAxis { state.geometry.setting.axis }

  /// The offset along the axis of the pages, in points.
  var offset: CGFloat { collectionView?.bounds.origin[along: pageAxis] ?? 0 }

  /// Whether the insets have changed since the last pass; UIKit may not invalidate the layout for
  /// that.
  func hasOtherInsets(in collectionView: UICollectionView) -> Bool {
    let inset = collectionView.adjustedContentInset
    let geometry = geometry
    let axis = geometry.setting.axis
    return geometry.isShown
      && (inset[before: axis].corrected() != geometry.viewport.leadingInset
        || inset[after: axis].corrected() != geometry.viewport.trailingInset
        || collectionView.addedInset(along: axis, to: inset)
          != geometry.setting.automaticInset.length)
  }

  /// The present viewport, with the content length of the last pass.
  var currentViewport: Viewport {
    guard let view = collectionView else { return geometry.viewport }
    return Viewport(view, axis: pageAxis, contentLength: geometry.contentLength)
  }

  /// The present state of the view; without a view, a snapshot outside of any window.
  ///
  /// A view that uses another layout counts as outside of any window, too: this layout must not move it.
  func snapshot(along axis: ScrollAxis) -> ViewSnapshot {
    guard let view = collectionView else { return ViewSnapshot(offset: 0, isInWindow: false) }
    return ViewSnapshot(
      offset: view.contentOffset[along: axis], touch: view.touch,
      isMoving: view.isDragging || view.isDecelerating, isDraggingItem: view.isDraggingItem,
      isInWindow: view.window != nil && hold != nil,
      isSpoken: UIAccessibility.isVoiceOverRunning,
      restsOnPages: restsOnPages)
  }

  /// Whether a person holds the view or one of its items.
  ///
  /// UIKit announces an interactive movement only when the item first moves, so a gesture counts too.
  var isHeld: Bool {
    let snapshot = snapshot(along: axis)
    return snapshot.isHeld || snapshot.isDraggingItem || collectionView?.isUnderGesture == true
  }

  /// A content offset whose coordinate across the axis is within the range.
  ///
  /// The scroll axis may have changed, so the present coordinate may be out of range.
  func point(at offset: CGFloat, in view: UICollectionView) -> CGPoint {
    let across = Viewport(
      view, axis: axis.other, contentLength: collectionViewContentSize[across: axis])
    var point = view.contentOffset
    point[across: axis] = point[across: axis].clamped(to: across.reachableRange)
    point[along: axis] = offset
    return point
  }

  /// Brings the view into the range across the axis after the axis has changed.
  ///
  /// The view may have scrolled along the other one, or an animation may still scroll it there; without pages nothing
  /// else stops it.
  func bringBackAcross() {
    guard lastAxis != axis, let view = hold?.view else { return }
    lastAxis = axis
    view.setContentOffset(point(at: view.contentOffset[along: axis], in: view), animated: false)
  }

  /// The distance back to the middle of a loop, for a motion near its end; otherwise 0.
  ///
  /// This is only a safety net. An animated scroll, and a deceleration after a key, continue towards
  /// their target, so they are left alone.
  func distanceBack(to offset: CGFloat) -> CGFloat {
    guard state.motion.isOfFinger else { return 0 }
    return geometry.loop?.distanceBack(from: offset, beyond: LoopGeometry.shiftingFraction) ?? 0
  }
}

extension UIScrollView {
  /// The fingers on the view.
  var touch: ViewSnapshot.Touch {
    switch panGestureRecognizer.state {
    case .began, .changed: .panning
    default: isTracking ? .down : .none
    }
  }

  /// Whether fingers hold the view.
  var isHeld: Bool { touch != .none }

  /// Whether a gesture on the view goes on, such as a long press.
  fileprivate var isUnderGesture: Bool {
    gestureRecognizers?.contains { $0.state == .began || $0.state == .changed } == true
  }
}

extension UICollectionView {
  /// Whether a person drags an item, which makes the view scroll near its edges.
  fileprivate var isDraggingItem: Bool {
    #if os(tvOS)
    false
    #else
    hasActiveDrag || hasActiveDrop
    #endif
  }
}

extension UIScrollView {
  /// The part of the insets along an axis that UIKit has added; 0 where that doesn't depend on whether the
  /// content scrolls.
  func addedInset(along axis: ScrollAxis) -> CGFloat {
    addedInset(along: axis, to: adjustedContentInset)
  }

  /// The same, given the adjusted insets.
  fileprivate func addedInset(along axis: ScrollAxis, to inset: UIEdgeInsets) -> CGFloat {
    switch contentInsetAdjustmentBehavior {
    case .automatic, .scrollableAxes:
      (inset[along: axis] - contentInset[along: axis]).corrected()
    default: 0
    }
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
