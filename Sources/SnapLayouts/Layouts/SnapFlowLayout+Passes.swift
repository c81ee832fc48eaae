#if canImport(UIKit)
import UIKit

/// The pages that a layout pass computes.
extension SnapFlowLayout {
  /// Before a layout pass, ends the validity of what doesn't hold for the size of the bounds.
  func adoptBoundsSize() {
    switch collectionView.flatMap(lineReader.change) {
    case nil: break
    case .contents: invalidateLayout()
    case .some:
      let context = newInvalidationContext()
      context.markBoundsSize(reflows: true)
      invalidateLayout(with: context)
    }
  }

  /// Adopts the pages that a layout pass finds.
  func layOutPages(in collectionView: UICollectionView) {
    // An argument with effects of its own would copy the state.
    let isMeasured = lineReader.hasMeasurements
    let pages = newPages(of: collectionView)
    let isExplained = ticker.isRunning || pages == nil && isMovedForTransition(collectionView)
    if isMeasured {
      handle(.measured(pages ?? geometry), snapshot(along: axis))
      if state.anchoring.takesPages { inNextTurn { [weak self] in self?.layOutIfAllowed() } }
    } else if pages != nil || state.wantsPasses(isExplained: isExplained) {
      handle(.laidOut(pages), snapshot(along: axis))
    }
    bringBackAcross()
    // The next frame puts views into order.
    if hasEffects { ticker.start(in: collectionView) }
    // A drift has frames, in which it may end; a layout pass moves nothing.
    if autoplay != nil, !state.motion.isDrift { autoplayDriver.check() }
  }

  /// Whether UIKit alone explains where the view is: the contents of a transition may be shorter than the layout's.
  private func isMovedForTransition(_ view: UICollectionView) -> Bool {
    let length = view.contentSize[along: axis]
    guard length < geometry.contentLength else { return false }
    let shown = Viewport(view, axis: axis, contentLength: length)
    return UIKitMove(old: geometry.viewport, new: shown).explains(state.watch.seen.offset, offset)
  }

  /// The pages; nil if they haven't changed since the last pass.
  func newPages(of collectionView: UICollectionView) -> PageGeometry? {
    let (isNew, axis) = (!lineReader.isRead, axis)
    var viewport = Viewport(collectionView, axis: axis, contentLength: 0)
    if isNew { lineReader.read(in: collectionView, displayScale: viewport.displayScale) }
    let content = lineReader.lines.content
    viewport.contentLength = content.length
    // The flow layout rounds where items begin.
    let inset = lineReader.inset(ofSection: 0)[before: axis].rounded(
      toPixelsAt: viewport.displayScale)
    let margin = pageAlignment == .leading ? leadingMargin ?? inset : 0
    let setting = PageGeometry.Setting(
      axis: axis, viewport: viewport, alignment: pageAlignment, padsEdges: padsEdges,
      filling: PageFilling(
        contents: pageContents, margin: margin.corrected(),
        trailingMargin: trailingMargin.corrected(),
        startsPageAtSection: startsPageAtSection, itemOrder: itemOrder),
      loops: isLoopingEnabled, lastReachablePage: lastReachablePage,
      beginsWithHeaders: pageAlignment == .leading && leadingMargin == nil,
      automaticInset: automaticInset(of: collectionView))
    let (known, lines) = (geometry, lineReader.lines)
    guard isNew || setting != known.setting else { return nil }
    defer { pagesAhead = nil }
    // To compare costs less than to compute; a loop may be shifted.
    return [pagesAhead ?? known, known].first {
      setting == $0.setting && $0.loop == nil && lines == $0.lines
    } ?? PageGeometry(lines: lines, setting: setting)
  }
}

/// Super's own answers.
extension SnapFlowLayout: FlowSource {
  func flowAttributes(ofItemAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath)
  }

  func flowAttributes(
    of kind: String, inSection section: Int
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryView(
      ofKind: kind, at: IndexPath(item: 0, section: section))
  }

  func flowElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    super.layoutAttributesForElements(in: rect) ?? []
  }

  var flowContentSize: CGSize { super.collectionViewContentSize }

  func readInset(ofSection section: Int) -> UIEdgeInsets { lineReader.inset(ofSection: section) }

  func readExtent(ofSection section: Int) -> Extent? {
    let extents = lineReader.sectionExtents
    return extents.indices.contains(section) ? extents[section] : nil
  }
}

/// Item sizes that follow the viewport.
extension SnapFlowLayout {
  /// Gives the flow layout metrics that follow the viewport, or the app's own ones back.
  ///
  /// This sets super's properties, because the overrides record what the app sets.
  func fitMetrics() {
    // In a viewport that is empty or shorter than a pixel, the last size remains.
    let last = fitsItems ? sizes.item.fitted : nil
    let size =
      fitsItems ? collectionView.flatMap { fittedItemSize(in: uncoveredSize(of: $0), of: $0) } : nil
    let lineSpacing = collectionView.flatMap { fittedLineSpacing(around: size, of: $0) }
    if let size = sizes.item.fit(size ?? last) { super.itemSize = size }
    if let spacing = sizes.lineSpacing.fit(lineSpacing.map { CGSize(width: $0, height: 0) }) {
      super.minimumLineSpacing = spacing.width
    }
    if let spacing = sizes.spacing.fit(keepsOneItemPerLine ? separatingSpacing : nil) {
      super.minimumInteritemSpacing = spacing.width
    }
    if let estimate = sizes.estimate.fit(fitsItems ? .zero : nil) {
      super.estimatedItemSize = estimate
    }
  }

  /// Whether items get their size from the viewport, so that cells can't choose it.
  var fitsItems: Bool { fillsViewportAcross || pageSizing != .item }

  /// The space after a page that its items leave free.
  ///
  /// A number of items to a viewport includes the section's insets on both sides.
  var trailingMargin: CGFloat {
    guard case .perViewport = pageSizing else { return 0 }
    let inset = lineReader.firstSection.inset
    // Leading pages begin at a margin of their own.
    return pageAlignment == .leading ? inset[after: axis] : inset[along: axis]
  }

  /// The part of the insets along the axis that UIKit adds because the content scrolls.
  func automaticInset(of collectionView: UICollectionView) -> AutomaticInset? {
    let inset = collectionView.adjustedContentInset
    let added = collectionView.addedInset(along: axis, to: inset)
    guard added != 0 else { return nil }
    var unscrolled = uncoveredSize(of: collectionView)
    unscrolled[along: axis] += added
    return AutomaticInset(
      length: added, fittedLength: itemSize[along: axis],
      unscrolledLength: fittedItemSize(in: unscrolled, of: collectionView)?[along: axis]
        ?? itemSize[along: axis])
  }

  /// The size of the viewport, without what the first section pins at its edges; a loop pins nothing.
  private func uncoveredSize(of view: UICollectionView) -> CGSize {
    var size = view.insetBounds.size
    let pinned = isLoopingEnabled ? 0 : lineReader.firstSection.pinned
    if pinned < size[along: axis] { size[along: axis] -= pinned }
    return size
  }

  /// The size of the items in a viewport; nil if it is empty.
  private func fittedItemSize(
    in viewport: CGSize, of collectionView: UICollectionView
  ) -> CGSize? {
    let own = sizes.item.own
    guard fitsItems else { return own }
    let inset = lineReader.firstSection.inset
    let space = CGRect(origin: .zero, size: viewport).inset(by: inset).size
    let scale = collectionView.traitCollection.displayScale
    let length = pageSizing.length(
      viewportLength: viewport[along: axis], insets: viewport[along: axis] - space[along: axis],
      spacing: ownLineSpacing, displayScale: scale)
    let across =
      fillsViewportAcross ? space[across: axis].roundedDown(toPixelsAt: scale) : own[across: axis]
    let size = CGSize(along: length ?? own[along: axis], across: across, axis: axis)
    return size.width > 0 && size.height > 0 ? size : nil
  }

  /// A spacing that leaves no space for a second item in a line, and is a length with which a delegate can compute.
  ///
  /// The flow layout asks for everything again when it gets another one, so the last one stays while it is enough.
  private var separatingSpacing: CGSize? {
    guard let collectionView else { return nil }
    let inset = min(0, sectionInset[along: axis.other])
    let most = max(0, collectionView.insetBounds.size[across: axis] - inset) + 1
    guard let last = sizes.spacing.fitted?.width, last != most else {
      return CGSize(width: most, height: 0)
    }
    let item = min(lineReader.shortestAcross, most - 1)
    let isEnough = last > most - 1 - 2 * item && last <= most
    return CGSize(width: isEnough ? last : most - item, height: 0)
  }

  /// The line spacing with which items of a size fill the viewport; nil for the app's own.
  private func fittedLineSpacing(around size: CGSize?, of view: UICollectionView) -> CGFloat? {
    guard let size else { return fitsItems ? sizes.lineSpacing.fitted?.width : nil }
    let (inset, scale) = (lineReader.firstSection.inset, view.traitCollection.displayScale)
    // The flow layout rounds where items begin.
    let insets = inset[before: axis].rounded(toPixelsAt: scale) + inset[after: axis]
    return pageSizing.lineSpacing(
      around: size[along: axis], viewportLength: uncoveredSize(of: view)[along: axis],
      insets: insets, spacing: ownLineSpacing, displayScale: scale)
  }

  /// The line spacing of the first section before it is fitted.
  ///
  /// A delegate may answer with the layout's.
  private var ownLineSpacing: CGFloat {
    let answer = lineReader.firstSection.lineSpacing
    return answer == sizes.lineSpacing.fitted?.width ? sizes.lineSpacing.own.width : answer
  }
}

/// Self-sizing cells, as with an estimated item size.
extension SnapFlowLayout {
  /// Converts a preferred size to the flow layout's attributes, without padding and effects.
  ///
  /// - Parameters:
  ///   - preferred: The attributes that the view prefers; only their size counts.
  ///   - original: The attributes that the view was shown with.
  /// - Returns: Both for the flow layout; nil where the view can't choose its size.
  func measurement(
    _ preferred: UICollectionViewLayoutAttributes, of original: UICollectionViewLayoutAttributes
  ) -> (preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes)? {
    guard !fitsItems, original.representedElementCategory == .cell,
      preferred.size != original.size
    else { return nil }
    let own = super.layoutAttributesForItem(at: original.indexPath) ?? original.withoutEffects
    let chosen = own.changed {
      $0.size = preferred.size.corrected
      // A cell that leaves a length as effects have made it doesn't choose that.
      if preferred.size[along: axis] == original.size[along: axis] {
        $0.size[along: axis] = own.size[along: axis]
      }
    }
    return (chosen, own)
  }

  /// Makes UIKit move the view along with what is in front when a cell chooses its size, so that the layout needn't set
  /// an offset in its pass.
  ///
  /// A motion of UIKit's couldn't be redirected; the layout then goes on alone. Beyond an end, UIKit would end a bounce.
  func keepPlace(
    by context: UICollectionViewLayoutInvalidationContext, for item: IndexPath, _ size: CGSize
  ) {
    let (view, geometry) = (snapshot(), geometry)
    guard context is SnapInvalidationContext, geometry.isShown, geometry.loop == nil,
      state.anchoring.batch == nil, geometry.viewport.reachableRange.contains(view.offset),
      let lines = lineReader.lines(
        sizing: item, to: size, displayScale: geometry.viewport.displayScale)
    else { return }
    var (ahead, setting) = (state, geometry.setting)
    setting.viewport.contentLength = lines.content.length
    let pages = PageGeometry(lines: lines, setting: setting)
    pagesAhead = pages
    _ = ahead.handle(.contentsWillChange(in: currentViewport), view)
    for case .setOffset(let offset) in ahead.handle(.laidOut(pages), view) {
      context.contentOffsetAdjustment[along: axis] = offset - view.offset
      context.contentSizeAdjustment[along: axis] = pages.contentLength - geometry.contentLength
    }
  }
}

/// What ends the validity of the last layout pass.
extension SnapFlowLayout {
  /// Updates the looks of the items, and nothing else.
  public func invalidateEffects() {
    guard collectionView != nil else { return }
    let context = newInvalidationContext()
    context.keepContents()
    invalidateLayout(with: context)
  }

  /// Makes the next pass compute the pages again, from the same lines.
  func invalidatePages() {
    guard collectionView != nil else { return }
    handle(.contentsWillChange(in: currentViewport))
    invalidateEffects()
  }

  /// Makes the next pass read everything; a layout without a view has nothing to invalidate.
  func invalidateContents() {
    guard collectionView != nil else { return }
    lineReader.invalidate(by: .contents)
    invalidateLayout()
  }

  /// A context of the layout's class: a subclass may have one of its own, and expects it.
  func newInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let contextClass =
      Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (contextClass ?? SnapInvalidationContext.self).init()
  }

  /// Whether an invalidation leaves the contents unchanged.
  ///
  /// The flags of a context decide this only in a subclass that has its own context class.
  func keepsContents(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    if let own = context as? SnapInvalidationContext { return own.keepsContents }
    return !(Self.invalidationContextClass is SnapInvalidationContext.Type) && !context.changesFlow
  }

  func contentsWillChange(by context: UICollectionViewLayoutInvalidationContext) {
    let inBatch = context.invalidateDataSourceCounts && !context.invalidateEverything
    if inBatch { batchBegins() }
    let change = (context as? SnapInvalidationContext)?.change ?? .contents
    let isReload = context.invalidateEverything
    if isReload {
      lineReader.reset()
    } else {
      lineReader.invalidate(by: change, asksDelegate: context.asksDelegate)
    }
    handle(.contentsWillChange(in: currentViewport, inBatch: inBatch, isReload: isReload))
  }
}
#endif
