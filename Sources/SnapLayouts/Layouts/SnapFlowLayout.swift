#if canImport(UIKit)
import UIKit

/// A flow layout that always comes to rest on a page; by default every line of the flow is a page.
///
/// Set it as the layout of an existing collection view. Sizes, spacing, sections, headers and insets remain those of the
/// flow layout and its delegate. The layout never changes the delegate, the data source or the insets.
///
/// This class has all the features. ``CenteredPickerLayout``, ``GroupPagingLayout`` and
/// ``InfiniteBannerLayout`` only set other defaults.
///
/// The cost of a frame doesn't depend on the number of items, and a scroll frame is free unless
/// items move or change their look. A change of data, sizes or insets costs one pass over the
/// items, or none if all items have the same size. With more than a thousand items, a delegate that
/// gives sizes is asked for each size once more than by the flow layout. In bounds of another size, it is asked for
/// each size once; everything is read again if an answer differs, or lines of one item get longer.
@preconcurrency @MainActor
open class SnapFlowLayout: UICollectionViewFlowLayout {
  // MARK: - What a subclass may override

  /// Picks the page on which a release ends; by default the page that ``releasePolicy`` picks.
  ///
  /// Override it for a rule of your own. UIKit may ask twice for one release, so the result may
  /// depend only on the arguments.
  ///
  /// - Parameters:
  ///   - release: The end of a drag.
  ///   - stops: The offsets of the pages.
  /// - Returns: A page, in a loop a virtual one; numbers out of range mean the first or the last
  ///   page. nil lets the view coast on and rest where it stops, until something else moves it.
  open func page(for release: DragRelease, stops: PageStops) -> Int? {
    releasePolicy.page(for: release, stops: stops)
  }

  /// The effects that a subclass adds; they are applied before ``effects``.
  ///
  /// By default none. Call ``invalidateEffects()`` when they change.
  open var builtInEffects: [ItemEffect] { [] }

  /// The end of the last drag; nil before the first.
  ///
  /// Together with ``pageStops`` it explains the page that ``page(for:stops:)`` has picked.
  public internal(set) var lastRelease: DragRelease?

  // MARK: - Callbacks

  /// Called when the current page has changed, also while scrolling, at most once a frame, and for the page on which
  /// the view begins.
  ///
  /// A fast flick may skip pages. It is called again for the same page if another item may be in front of it: the item
  /// was deleted, or the data were reloaded, other than in this callback. New sizes and insets don't call it. Code that
  /// answers each call by a later reload is called again each time; reload single items instead, which doesn't call it.
  ///
  /// All callbacks come from a display frame, outside of layout passes, with the values that are on the screen. The app
  /// may do anything in them. Set them in the turn in which you set the layout, which calls them first.
  public var onPageChange: ((Int) -> Void)?

  /// Called when the number of pages has changed, and when the first pages appear.
  public var onNumberOfPagesChange: ((Int) -> Void)?

  /// Called when the page position has changed, also while scrolling, at most once a frame.
  public var onPagePositionChange: ((CGFloat) -> Void)?

  /// Called when the view begins to move to a page: as soon as a finger lifts, before the view coasts,
  /// and at the beginning of a requested scroll, of a turn by autoplay or of a correction.
  ///
  /// It is also called for a scroll of the app's own, such as `scrollToItem`.
  /// Use it to load ahead, or for haptic feedback. A finger or a new request can still change where the
  /// view comes to rest; then this is called again. It isn't called when the view moves at once.
  public var onWillSettle: ((Int) -> Void)?

  /// Called when the view has come to rest on a page, and for the page on which it begins.
  ///
  /// Like ``onPageChange``, it is called again for another item in front. It isn't called between pages.
  public var onSettle: ((Int) -> Void)?

  // MARK: - UIKit's metrics

  /// The smallest space between the items of a line, in points; it has no effect with ``keepsOneItemPerLine``.
  open override var minimumInteritemSpacing: CGFloat {
    didSet { sizes.spacing.own.width = minimumInteritemSpacing }
  }

  /// The smallest space between lines, in points; with ``PageSizing/perViewport(_:)`` within a pixel.
  open override var minimumLineSpacing: CGFloat {
    didSet { sizes.lineSpacing.own.width = minimumLineSpacing }
  }

  /// The size of the items, unless it follows the viewport.
  open override var itemSize: CGSize {
    didSet { sizes.item.own = itemSize }
  }

  /// The estimated size of self-sizing items; by default zero, which gives all items ``itemSize``.
  ///
  /// The page in front stays in front while cells around it are measured. Cells are not measured
  /// where sizes follow the viewport. A measurement adds up the lengths of the items again.
  open override var estimatedItemSize: CGSize {
    didSet { sizes.estimate.own = estimatedItemSize }
  }

  // MARK: Layout

  open override class var layoutAttributesClass: AnyClass { SnapLayoutAttributes.self }

  open override class var invalidationContextClass: AnyClass { SnapInvalidationContext.self }

  open override func prepare() {
    pass = .preparing
    defer { pass = .none }
    _ = asked(about: nil)
    fitMetrics()
    adoptBoundsSize()
    super.prepare()
    if let collectionView, attach(to: collectionView) { layOutPages(in: collectionView) }
  }

  open override var collectionViewContentSize: CGSize {
    var size = super.collectionViewContentSize
    let geometry = geometry
    if geometry.isShown { size[along: axis] = geometry.contentLength }
    return size
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let elements = placer?.elements(in: rect) ?? super.layoutAttributesForElements(in: rect)
    pass.shows(elements, in: rect, of: collectionView)
    return elements
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard ItemIndex(indexPath) != nil else { return nil }
    // In a batch update, UIKit has the elements on the screen, and scrolls nowhere.
    if attributesBeforeBatch != nil, let shown = shownCell(indexPath) { return shown }
    return asked(about: super.layoutAttributesForItem(at: indexPath).map { placer?.item($0) ?? $0 })
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard ItemIndex(indexPath) != nil else { return nil }
    return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
      .map { placer?.header($0) ?? $0 }
  }

  /// True: right to left, UIKit mirrors the layout and its offsets, and the pages don't change.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Invalidation

  /// True for a new size, and for a new origin if it moves items or changes their look.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView, newBounds.size == collectionView.bounds.size else { return true }
    // UIKit asks for elements after the layout is prepared, and so after what it sets there.
    if isSettingOffset, case .preparing = pass { return false }
    let origin = newBounds.origin[along: pageAxis]
    if origin.isFinite { asked(about: origin.corrected(), in: collectionView) }
    return changesElements(whenScrollingTo: newBounds.origin[along: axis])
      || super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  /// Scrolling changes nothing in the flow layout; a new size may change everything.
  ///
  /// Near an end of a loop, the context moves the offset back to the middle, and a drag or a
  /// deceleration continues from there.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let size = collectionView?.bounds.size
    guard newBounds.size == size else {
      context.markBoundsSize(reflows: newBounds.size[across: axis] != size?[across: axis])
      return context
    }
    context.keepContents()
    let distance = distanceBack(to: newBounds.origin[along: axis])
    if distance != 0 { context.contentOffsetAdjustment[along: axis] += distance }
    return context
  }

  /// A movement of items holds the view, as a finger does.
  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    context.own?.movesItems = true
    return context
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    // Before its first pass in a view, a layout knows nothing that could become invalid.
    if case .apart = attachment { return super.invalidateLayout(with: context) }
    if keepsContents(context) {
      let distance = context.contentOffsetAdjustment[along: axis]
      if distance != 0 { handle(.contentsShifted(by: distance)) }
    } else {
      contentsWillChange(by: context)
    }
    if context.own?.movesItems == true { handle(.itemsMoved) }
    let before = context.isMeasurement ? offset : nil
    super.invalidateLayout(with: context)
    // UIKit has adjusted the offset at once, within the range (fact 42).
    if let before, offset != before { handle(.contentsShifted(by: offset - before)) }
  }

  /// False where sizes follow the viewport, so that cells can't choose them.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let measurement = measurement(preferredAttributes, of: originalAttributes) else {
      return false
    }
    return super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: measurement.preferred,
      withOriginalAttributes: measurement.original)
  }

  /// Passes the flow layout its own attributes, without padding and effects.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let measurement = measurement(preferredAttributes, of: originalAttributes)
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: measurement?.preferred ?? preferredAttributes,
      withOriginalAttributes: measurement?.original ?? originalAttributes)
    if let (chosen, own) = measurement {
      context.own?.change = .measurement(of: own.indexPath, chosen.size)
      keepPlace(by: context, for: own.indexPath, chosen.size)
    }
    return context
  }

  // MARK: Updates and transitions

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    handle(.batchReported(BatchUpdateMap(updateItems.compactMap(BatchUpdateMap.Update.init))))
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    batchEnded()
  }

  /// The offset that keeps the item in front; during a motion, the offset that UIKit proposes.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    var target = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    if let offset = state.restingOffset(snapshot()) {
      target[along: pageAxis] = offset
    }
    return target
  }

  /// Inserted items fade in at their place; nil for others, which move from their old place.
  ///
  /// Items that come from beyond the screen, where effects have drawn them, move from there.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ofAppearingItemAt: itemIndexPath)
  }

  /// Deleted items fade out at their place; nil for others, which move to their new place.
  ///
  /// Items that effects now draw beyond the screen move there.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ofDisappearingItemAt: itemIndexPath)
  }

  /// Keeps the item that the previous layout had in front.
  open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    begin(withFront: frontItem(of: oldLayout))
  }

  open override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    detach()
  }

  /// Detaches a layout that has lost its view without a call of `prepareForTransition(to:)`.
  open override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    if collectionView == nil { detach() }
    lastHold?.wasReplaced()
    // The view may have named the other layout until now; the next pass takes hold.
    if !isInUse { invalidateEffects() }
  }

  // MARK: Ends of drags

  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    var target = super.targetContentOffset(
      forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    answer(proposed: &target, velocity)
    return target
  }

  // MARK: Accessibility and debugging

  /// Turns a page for VoiceOver and announces the new one.
  ///
  /// Call it from views that implement `accessibilityScroll(_:)`: VoiceOver asks the view with its focus and then the
  /// views around it. Scrolling to the left or up shows the next page; right to left, scrolling to the right does.
  ///
  /// - Parameter direction: The direction of the scrolling.
  /// - Returns: Whether the layout has turned a page; false also for a direction across the scroll axis.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let step = pageStep(for: direction), hasPage(after: step) else { return false }
    scroll(to: .step(step), UIAccessibility.isReduceMotionEnabled ? .immediate : .animated)
    announce(page: state.motion.destination ?? nearestPage)
    return true
  }

  /// The ``explanation``, for `po layout`; on another thread than the main one, only the class.
  open override nonisolated var debugDescription: String {
    Thread.isMainThread ? MainActor.assumeIsolated { explanation } : super.debugDescription
  }

  // MARK: - Internal

  // What the app has set.
  var pageSettings = PageSettings() {
    @inline(never) didSet { if pageSettings != oldValue { invalidatePages() } }
  }
  var contentSettings = ContentSettings() {
    @inline(never) didSet { if contentSettings != oldValue { invalidateContents() } }
  }
  var lookSettings = LookSettings() {
    @inline(never) didSet { if lookSettings != oldValue { invalidateEffects() } }
  }
  var settings = LayoutSettings()
  /// What decides where the view goes and rests.
  var state = LayoutState()
  let log = EventLog()
  /// Whether a view uses the layout.
  var attachment = Attachment.apart(nil)
  private(set) lazy var lineReader = LineReader(of: self)
  /// The item about which UIKit has asked in this turn, since its last pass and its last question about an offset.
  var itemAsked: UICollectionViewLayoutAttributes?
  /// What waits for the next turn, which is outside of UIKit's calls.
  var nextTurn: [() -> Void] = []
  private(set) lazy var turnTimer = OneShotTimer()
  /// How far UIKit's layout pass has come.
  var pass = LayoutPass.none
  /// The pages that the next pass finds if a cell gets the size that it has chosen; nil if none has chosen one.
  var pagesAhead: PageGeometry?
  /// The items on the screen before the batch update under way; nil outside of one.
  var attributesBeforeBatch: BatchAttributes?
  private(set) lazy var sizes = ItemSizes(of: self)
  /// The axis along which the view has scrolled so far.
  var lastAxis = ScrollAxis.vertical
  let completions = RequestCompletions()
  var pageControlLink: PageControlLink?
  private(set) lazy var autoplayDriver = AutoplayDriver(of: self)
  /// Whether the layout is setting the offset at this moment.
  var isSettingOffset = false
  private(set) lazy var ticker = FrameTicker(of: self) { $0.frame(at: $1) }
}
#endif
