#if canImport(UIKit)
import UIKit

/// Reads the state of the collection view, and computes offsets for it.
extension SnapFlowLayout {
  /// The pages, as of the last layout pass.
  var pages: PageGeometry { state.pages }

  /// The axis along which the layout scrolls.
  var axis: ScrollAxis { scrollDirection == .horizontal ? .horizontal : .vertical }

  /// The offset along the axis, in points.
  var offset: CGFloat { collectionView?.bounds.origin[along: axis] ?? 0 }

  /// Whether the insets have changed since the last pass; UIKit may not invalidate the layout for
  /// that.
  var hasOtherInsets: Bool {
    guard let view = collectionView, pages.isShown, axis == pages.setting.axis,
      view.bounds.size[along: axis] == pages.viewport.boundsLength
    else { return false }
    return currentViewport != pages.viewport
  }

  /// The present viewport, with the content length of the last pass.
  var currentViewport: Viewport {
    guard let view = collectionView else { return pages.viewport }
    return Viewport(view, axis: pages.setting.axis, contentLength: pages.contentLength)
  }

  /// The present state of the view; without a view, a snapshot outside of any window.
  func snapshot(along axis: ScrollAxis) -> ViewSnapshot {
    guard let view = collectionView else { return ViewSnapshot(offset: 0, isInWindow: false) }
    return ViewSnapshot(
      offset: view.contentOffset[along: axis], isTracking: view.isTracking,
      isMoving: view.isDragging || view.isDecelerating, isCarryingItem: view.isCarryingItem,
      isInWindow: view.window != nil, isSpoken: UIAccessibility.isVoiceOverRunning,
      restsOnPages: restsOnPages)
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

  /// The distance back to the middle of a ring, for a motion near its end; otherwise 0.
  ///
  /// This is only a safety net. An animated scroll continues towards its target, so it is left
  /// alone.
  func wayBack(to offset: CGFloat) -> CGFloat {
    guard let distance = pages.loop?.wayBack(from: offset, beyond: 0.375), distance != 0,
      let view = collectionView, view.isDragging || view.isDecelerating
    else { return 0 }
    return distance
  }
}

extension UICollectionView {
  /// Whether a person drags an item, which makes the view scroll near its edges.
  fileprivate var isCarryingItem: Bool {
    #if os(tvOS)
    false
    #else
    hasActiveDrag || hasActiveDrop
    #endif
  }
}

extension Viewport {
  /// The viewport of a collection view along an axis.
  @MainActor
  init(_ collectionView: UICollectionView, axis: ScrollAxis, contentLength: CGFloat) {
    let inset = collectionView.adjustedContentInset
    self.init(
      boundsLength: collectionView.bounds.size[along: axis],
      leadingInset: axis == .horizontal ? inset.left : inset.top,
      trailingInset: axis == .horizontal ? inset.right : inset.bottom,
      contentLength: contentLength, displayScale: collectionView.traitCollection.displayScale)
  }
}
#endif
