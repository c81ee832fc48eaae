#if canImport(UIKit)
import UIKit

/// The pages that a layout pass computes.
extension SnapFlowLayout {
  /// Makes the next pass compute the pages again, from the same lines.
  func invalidatePages() {
    guard collectionView != nil else { return }
    handle(.contentsWillChange(in: currentViewport))
    metricsOfPages = nil
    invalidateEffects()
  }

  /// Before a layout pass, makes the metrics follow the view; nothing to do where the pages do already.
  func adoptMetrics() {
    metricsOfPass = collectionView.map { ViewMetrics(of: $0, along: axis) }
    guard !lineReader.isRead || metricsOfPages != metricsOfPass else { return }
    metricsOfPages = nil
    fitMetrics()
    adoptBoundsSize()
  }

  /// Ends the validity of what doesn't hold for the size of the bounds.
  private func adoptBoundsSize() {
    guard let collectionView, let change = lineReader.change(for: collectionView) else { return }
    if case .contents = change { return invalidateLayout() }
    let context = newInvalidationContext()
    context.markBoundsSize(reflows: true)
    invalidateLayout(with: context)
  }

  /// Adopts the pages that a layout pass finds.
  func layOutPages(in collectionView: UICollectionView) {
    // An argument with effects of its own would copy the state.
    let isMeasured = lineReader.hasMeasurements
    let pages = newPages(of: collectionView)
    let isExplained = ticker.isRunning || pages == nil && isMovedForTransition(collectionView)
    if isMeasured, let pages {
      // UIKit may ask for the items after the measured one alone, and others have moved.
      let movesAll =
        hasEffects
        || pages.displacement(at: offset, isBare: true)
          != geometry.displacement(at: offset, isBare: true)
      handle(.measured(pages), snapshot(along: axis))
      collectionView.inNextTurn { [weak self] in
        if movesAll { self?.invalidateEffects() }
        self?.restoreIfLeft()
        self?.layOutIfAllowed()
      }
    } else if pages != nil || !isExplained || state.anchoring.isWaiting {
      handle(.laidOut(pages), snapshot(along: axis))
    }
    // UIKit asks where a change of layouts leads, and moves the view there with its items.
    if state.anchoring.batch == nil { bringBackAcross() }
    // The next frame puts views into order.
    if hasEffects { ticker.start(in: collectionView) }
    // A drift has frames, in which it may end; a layout pass moves nothing.
    if autoplay != nil, !state.motion.isDrift { autoplayDriver.check() }
  }

  /// Makes a pass restore the place that another one, in which cells were measured, has left to it.
  func restoreIfLeft() { if state.anchoring.isWaiting { invalidateEffects() } }

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
    guard isNew || metricsOfPages == nil else { return nil }
    metricsOfPages = metricsOfPass
    var viewport = Viewport(collectionView, axis: axis, contentLength: 0)
    if isNew { lineReader.read(in: collectionView) }
    viewport.contentLength = lineReader.lines.content.length
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
    let known = geometry
    guard isNew || setting != known.setting else { return nil }
    defer { pagesAhead = nil }
    let lines = lineReader.lines
    // To compare costs less than to compute.
    return [pagesAhead ?? known, known].first {
      setting == $0.setting && ($0.loop?.phase ?? 0) == 0 && lines == $0.lines
    } ?? PageGeometry(lines: lines, setting: setting)
  }
}

/// Super's own answers.
extension SnapFlowLayout: FlowSource {
  func flowAttributes(ofItemAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    lineReader.has(itemAt: indexPath) ? super.layoutAttributesForItem(at: indexPath) : nil
  }

  func flowAttributes(
    of kind: String, inSection section: Int
  ) -> UICollectionViewLayoutAttributes? {
    guard lineReader.has(section: section) else { return nil }
    return super.layoutAttributesForSupplementaryView(
      ofKind: kind, at: IndexPath(item: 0, section: section))
  }

  func flowElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    super.layoutAttributesForElements(in: rect) ?? []
  }

  var flowContentSize: CGSize { super.collectionViewContentSize }
}

/// Self-sizing cells, as with an estimated item size.
extension SnapFlowLayout {
  /// Converts a preferred size to the flow layout's attributes, without padding and effects.
  ///
  /// - Parameters:
  ///   - preferred: The attributes that the view prefers; only their size counts.
  ///   - original: The attributes that the view was shown with.
  /// - Returns: Both for the flow layout; nil where the view can't choose its size, or shows an item that doesn't exist.
  func measurement(
    _ preferred: UICollectionViewLayoutAttributes, of original: UICollectionViewLayoutAttributes
  ) -> (preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes)? {
    guard isSelfSizing, original.isCell, preferred.size != original.size,
      let own = preparedAttributes(ofItemAt: original.indexPath)
    else { return nil }
    // A cell that leaves a length as effects have made it doesn't choose that.
    let choosesLength = preferred.size[along: axis] != original.size[along: axis]
    let size = CGSize(
      along: (choosesLength ? preferred : own).size[along: axis],
      across: (fillsViewportAcross ? own : preferred).size[across: axis], axis: axis)
    return (own.changed { $0.size = size.corrected }, own)
  }

  /// The attributes of an item in the flow layout, which another cell of the same pass may have made invalid by its size.
  ///
  /// UIKit may prepare the layout only after it has measured all of them.
  private func preparedAttributes(
    ofItemAt indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let known = flowAttributes(ofItemAt: indexPath)
    guard known == nil, lineReader.hasMeasurements else { return known }
    super.prepare()
    return flowAttributes(ofItemAt: indexPath)
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
      state.anchoring.batch == nil, !geometry.viewport.isBeyondEnd(view.offset),
      let lines = lineReader.lines(sizing: item, to: size)
    else { return }
    var (ahead, setting) = (state, geometry.setting)
    setting.viewport.contentLength = lines.content.length
    let pages = PageGeometry(lines: lines, setting: setting)
    pagesAhead = pages
    _ = ahead.handle(.contentsWillChange(in: currentViewport, by: .measurement), view)
    for offset in ahead.handle(.laidOut(pages), view).lazy.compactMap({ $0.offset }) {
      context.contentOffsetAdjustment[along: axis] = offset - view.offset
      context.contentSizeAdjustment[along: axis] = pages.contentLength - geometry.contentLength
    }
  }
}
#endif
