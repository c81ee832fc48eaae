#if canImport(UIKit)
import UIKit

/// The elements on the screen.
extension SnapFlowLayout {
  /// Places elements and applies effects at the present offset; nil without a view.
  var placer: ElementPlacer? {
    collectionView.map {
      ElementPlacer(
        self, in: $0, at: lastHold?.lastShown?.bounds ?? $0.bounds, geometry: geometry,
        effects: allEffects, reportsProgress: reportsPageProgress,
        reducesMotion: respectsReduceMotion && UIAccessibility.isReduceMotionEnabled,
        fractionAcross: itemAlignmentAcross != .center && keepsOneItemPerLine
          && geometry.lines.haveOneItem ? itemAlignmentAcross.fraction : nil)
    }
  }

  /// The effects of this kind of layout and those of the app, in the order in which they apply.
  private var allEffects: [ItemEffect] {
    let builtIn = builtInEffects
    // A sum of lists is a new list in each frame.
    if builtIn.isEmpty { return effects }
    return effects.isEmpty ? builtIn : builtIn + effects
  }

  var hasEffects: Bool { !builtInEffects.isEmpty || !effects.isEmpty }

  /// Applies effects anew when the system's setting has changed.
  static let motionSettings = NotificationRelay(
    of: [UIAccessibility.reduceMotionStatusDidChangeNotification]
  ) { (($0 as? ViewHold)?.layout as? SnapFlowLayout)?.invalidateEffects() }

  /// The elements on the screen, with effects.
  var attributesOnScreen: [UICollectionViewLayoutAttributes] {
    guard let collectionView, geometry.isShown else { return [] }
    return layoutAttributesForElements(in: collectionView.bounds) ?? []
  }

  /// The attributes of an item where effects draw it, also beyond the screen.
  func drawnAttributes(ofItemAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    flowAttributes(ofItemAt: indexPath).flatMap { placer?.drawn($0) }
  }

  /// Whether elements change their look or place when the view scrolls to an offset.
  func changesElements(whenScrollingTo newOffset: CGFloat) -> Bool {
    if hasEffects || reportsPageProgress || pinsHeadersOrFooters { return true }
    guard geometry.loop != nil else { return false }
    return geometry.displacement(at: newOffset, isBare: true)
      != geometry.displacement(at: offset, isBare: true) || distanceBack(to: newOffset) != 0
  }
}

/// Elements in a batch update.
extension SnapFlowLayout {
  /// Stores the elements on the screen before a batch update.
  func batchBegins() {
    let cells = (shownElements ?? attributesOnScreen).filter(\.isCell)
    // Without effects and progress, they may be the flow layout's own, which it changes.
    let copies = hasEffects || reportsPageProgress ? cells : cells.map { $0.changed { _ in } }
    guard let collectionView else { return }
    // Effects may have drawn an item beyond the screen whose place is on it.
    let drawn = copies.compactMap { $0.isHidden ? drawnAttributes(ofItemAt: $0.indexPath) : $0 }
    attributesBeforeBatch = BatchAttributes(drawn, in: collectionView.bounds, geometry)
    batchEndsWithTurn(of: collectionView)
  }

  /// Ends a batch, or a change of layouts, with this turn: a subclass may forget to call super at its end.
  func batchEndsWithTurn(of view: UICollectionView) {
    view.inNextTurn { [weak self] in
      if self?.state.anchoring.batch != nil { self?.batchEnded() }
    }
  }

  func batchEnded() {
    attributesBeforeBatch = nil
    let phase = geometry.loop?.phase
    handle(.batchEnded)
    bringBackAcross()
    // A loop has been shifted after its layout pass.
    if geometry.loop?.phase != phase { invalidateEffects() }
  }

  func attributes(ofAppearingItemAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let before = attributesBeforeBatch, let item = ItemIndex(indexPath) else { return nil }
    // A subclass may give it a look of its own.
    if before.map.inserts(item) {
      return layoutAttributesForItem(at: indexPath)?.changed { $0.alpha = 0 }
    }
    let cell = before.cell(of: item)
    guard cell?.frame.overlaps(before.bounds) != true,
      let new = layoutAttributesForItem(at: indexPath),
      let way = cell.map({ $0.center[along: axis] - new.center[along: axis] })
        ?? way(of: item, since: before)
    else { return nil }
    return (cell ?? new).changed {
      $0.indexPath = indexPath
      $0.center[along: axis] = new.center[along: axis] + before.geometry.shortest(way)
    }
  }

  /// How far an item was from its place, as the pages say; nil if it wasn't there.
  private func way(of item: ItemIndex, since before: BatchAttributes) -> CGFloat? {
    guard let old = before.middle(of: item), let new = geometry.middle(of: item, at: offset) else {
      return nil
    }
    return old - new
  }

  func attributes(ofDisappearingItemAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let before = attributesBeforeBatch, let view = collectionView else { return nil }
    let cell = before.cells.first { $0.item == ItemIndex(indexPath) }
    guard let new = cell?.newItem?.indexPath else {
      return cell?.attributes.changed { ($0.alpha, $0.indexPath) = (0, indexPath) }
    }
    let own = layoutAttributesForItem(at: new)
    // Effects may draw an item beyond the screen whose place is on it.
    let place = hasEffects && own?.isHidden == true ? drawnAttributes(ofItemAt: new) : own
    guard let old = cell?.attributes, let place, !place.frame.overlaps(view.bounds) else {
      return nil
    }
    let way = geometry.shortest(place.center[along: axis] - old.center[along: axis])
    return place.changed {
      $0.indexPath = indexPath
      $0.center[along: axis] = old.center[along: axis] + way
    }
  }

  /// The elements on the screen, if UIKit has asked for all of them, and they haven't changed since; otherwise nil.
  private var shownElements: [UICollectionViewLayoutAttributes]? {
    guard let bounds = collectionView?.bounds, let shown = pass.elements,
      shown.rect.contains(bounds),
      shown.bounds == bounds
        || !changesElements(whenScrollingTo: shown.bounds.origin[along: pageAxis])
    else { return nil }
    return shown.attributes
  }

  /// An item on the screen, if UIKit has just asked for all of it; otherwise nil.
  func shownCell(_ item: IndexPath) -> UICollectionViewLayoutAttributes? {
    shownElements?.first { $0.isCell && $0.indexPath == item }
  }
}
#endif
