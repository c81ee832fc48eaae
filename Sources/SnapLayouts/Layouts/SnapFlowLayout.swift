#if canImport(UIKit)
import UIKit

/// A flow layout that always comes to rest on a page; by default every line of the flow is a page.
///
/// Set it as the layout of an existing collection view. Sizes, spacing, sections, headers and insets remain those of
/// the flow layout and its delegate. The layout never changes the delegate, the data source or the insets.
///
/// This class has all the features. ``CenteredPickerLayout``, ``GroupPagingLayout`` and
/// ``InfiniteBannerLayout`` only set other defaults.
///
/// The cost of a frame doesn't depend on the number of items, and a scroll frame needs no layout pass unless items move
/// or change their look. A change of data, sizes or insets costs one pass over the items, or none if all items have the
/// same size. With more than a thousand items, a delegate that gives sizes is asked for each size once more than by the
/// flow layout. In bounds of another size, it is asked for each size once; everything is read again if an answer
/// differs, or lines of one item get longer.
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
  /// was deleted, or the data were reloaded by `reloadData()`, other than in this callback. New sizes and insets don't
  /// call it, nor does the loss of the last item, which ``onNumberOfPagesChange`` reports. Code that answers each call by a
  /// later reload is called again each time; reload items or sections instead, which doesn't call it.
  ///
  /// All callbacks come from a display frame, outside of layout passes, with the values that are on the screen. The app
  /// may do anything in them. Set them in the turn of the run loop in which you set the layout: one that is set later isn't
  /// called for the first page.
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
  /// view comes to rest; then this is called again, unless the view has been stopped on a page, or a scroll of the app's
  /// own ends on the way: ``onSettle`` reports that page. It isn't called when the view moves at once.
  public var onWillSettle: ((Int) -> Void)?

  /// Called when the view has come to rest on a page, and for the page on which it begins.
  ///
  /// Like ``onPageChange``, it is called again for another item in front. It isn't called between pages.
  public var onSettle: ((Int) -> Void)?

  /// The call of the app that a report is for; nil if it has no callback for it.
  func callback(for report: Report) -> (() -> Void)? {
    switch report {
    case .pageCount(let count): onNumberOfPagesChange.map { call in { call(count) } }
    case .pagePosition(let position): onPagePositionChange.map { call in { call(position) } }
    case .page(let reported): onPageChange.map { call in { call(reported.page) } }
    case .willSettle(let page): onWillSettle.map { call in { call(page) } }
    case .settled(let reported): onSettle.map { call in { call(reported.page) } }
    case .requestsEnded:
      { [ends = state.reports.ended] in ends.forEach(self.completions.requestEnded) }
    }
  }

  // MARK: - Pages

  /// The part of the viewport that pages align with; by default the leading edge.
  ///
  /// A header that `sectionHeadersPinToVisibleBounds` pins, and a pinned footer, cover the viewport as insets do: a
  /// page rests where those of its section leave the viewport free, unless they cover all of it. A loop pins nothing.
  public var pageAlignment: PageAlignment = .leading {
    didSet { if pageAlignment != oldValue { invalidatePages() } }
  }

  /// The distance from the leading edge of the viewport to the beginning of a leading page, in
  /// points.
  ///
  /// By default nil, which means the leading inset of the first section; the first page of a section
  /// then begins with the section's header. Where the header and the first items don't fit into the viewport, that page is longer.
  /// With a margin, every page begins with an item, and headers lie before it. `NaN` and infinity
  /// count as 0. Only pages with leading alignment have a margin. A header that is pinned comes before it: the page
  /// begins at the margin after the header.
  public var leadingMargin: CGFloat? {
    didSet {
      leadingMargin = leadingMargin?.corrected()
      if leadingMargin != oldValue { invalidatePages() }
    }
  }

  /// Whether the content is padded so that the first and the last page can reach the focus.
  ///
  /// By default false; then the pages at the ends rest where the content ends. The layout adds
  /// padding to the section insets only where they are too small.
  @IBInspectable public var padsEdges: Bool = false {
    didSet { if padsEdges != oldValue { invalidatePages() } }
  }

  /// The lines that make up a page; by default each line is a page.
  public var pageContents: PageContents = .line {
    didSet { if pageContents != oldValue { invalidatePages() } }
  }

  /// Whether every section begins a new page; by default false.
  ///
  /// It makes no difference where each line is a page.
  @IBInspectable public var startsPageAtSection: Bool = false {
    didSet { if startsPageAtSection != oldValue { invalidatePages() } }
  }

  /// The last page that can be reached, counted from 0; by default nil, which sets no limit.
  ///
  /// Set it for a form, a quiz or a paywall. Nothing scrolls beyond this page: a drag bounces there as at the end of
  /// the content, and a wheel, keys, VoiceOver, the page control and `scrollToItem` stop there. Autoplay begins anew at
  /// the first page, and a drift turns back. A request for a page beyond it ends there as well, and its completion is
  /// called with false. What the view shows of the next page remains visible.
  ///
  /// The number of pages doesn't change, and a new limit moves the view only if it is beyond that. ``pageStops`` has
  /// the pages that can be reached. Negative numbers count as 0. In a loop, which has no end, it has no effect.
  public var lastReachablePage: Int? {
    didSet {
      lastReachablePage = lastReachablePage.map { max(0, $0) }
      if lastReachablePage != oldValue { invalidatePages() }
    }
  }

  /// The order in which items fill a page of several lines; by default that of a flow layout, along each line.
  ///
  /// With ``ItemOrder/alongPage``, a horizontal layout fills its pages row by row, like a home screen: with
  /// four columns and two rows to a page, items 0 to 3 are in the first row, 4 to 7 in the second, and 8 begins the
  /// next page. A vertical layout fills them column by column. The last page may have free places.
  ///
  /// It takes effect where all items are in one section and have the same size, which a delegate may
  /// give, and where pages have several lines. It has no effect with self-sizing cells, or with a header
  /// on the first page. It changes only where items are: not their index paths, their pages, the selection or the order
  /// in which VoiceOver reads them. A delegate that gives sizes is asked for each once more than by the flow layout.
  public var itemOrder: ItemOrder = .alongLine {
    didSet { if itemOrder != oldValue { invalidateContents() } }
  }

  /// The length of items along the scroll axis; by default that of `itemSize`.
  public var pageSizing: PageSizing = .item {
    didSet { if pageSizing != oldValue { invalidateContents() } }
  }

  /// Whether items fill the viewport across the scroll axis, less the section insets; by default false.
  ///
  /// All sections have items of one length across: the insets of the first section count. A delegate that gives sizes takes
  /// precedence. With an ``estimatedItemSize``, cells choose their lengths along the scroll axis. Section insets count from
  /// the content inset, whatever `sectionInsetReference` is.
  @IBInspectable public var fillsViewportAcross: Bool = false {
    didSet { if fillsViewportAcross != oldValue { invalidateContents() } }
  }

  /// Whether every line has one item; by default false, and true in a picker and in a banner.
  ///
  /// A flow layout puts as many items into a line as fit: items that are 80 points tall form columns of two in a
  /// strip that is 200 points tall. While this is true, the layout sets `minimumInteritemSpacing` so that no second
  /// item fits, and the app's value counts again afterwards. A delegate that gives this spacing takes precedence.
  @IBInspectable public var keepsOneItemPerLine: Bool = false {
    didSet { if keepsOneItemPerLine != oldValue { invalidateContents() } }
  }

  /// The part of an item that aligns with the same part of the strip, across the scroll axis; by default the middle.
  ///
  /// In a horizontal layout, `.leading` is the top; in a vertical one it is the left, or the right where UIKit mirrors the view.
  /// The section insets count. It takes effect with
  /// ``keepsOneItemPerLine``, while no line has several items, and where items don't fill the strip.
  public var itemAlignmentAcross: PageAlignment = .center {
    didSet { if itemAlignmentAcross != oldValue { invalidateEffects() } }
  }

  /// Whether the pages form a loop; by default false.
  ///
  /// The data source doesn't change: it keeps its items and index paths, and each item has at most
  /// one cell. A loop needs enough items to fill the bounds, and the longest item or space besides, because an
  /// item can't appear twice; see ``isLooping``.
  @IBInspectable public var isLoopingEnabled: Bool = false {
    didSet { if isLoopingEnabled != oldValue { invalidatePages() } }
  }

  /// Whether the pages form a loop now, as of the last layout pass.
  ///
  /// It is false with a single page, and if the items don't fill the bounds and one more page.
  public var isLooping: Bool { geometry.loop != nil }

  // MARK: Release

  /// How the layout picks a page when a finger lifts; by default ``ReleasePolicy/picker``, and
  /// ``ReleasePolicy/paging`` in a view with `isPagingEnabled`.
  ///
  /// The layout turns `isPagingEnabled` off while the view uses it, and on again afterwards. If the app turns it on
  /// meanwhile, the layout uses ``ReleasePolicy/paging`` from then on. It can't detect that the app turns it off,
  /// because it is off already; to change the behavior, set a policy. A policy that was set stays, whatever the view
  /// has; ``GroupPagingLayout`` and ``InfiniteBannerLayout`` set their own.
  public var releasePolicy: ReleasePolicy {
    get { ownReleasePolicy ?? (hold?.wasPaging == true ? .paging : .picker) }
    set { ownReleasePolicy = newValue }
  }

  /// How fast scrolling slows down while the collection view uses this layout.
  ///
  /// By default nil, which keeps the view's own rate, and `.fast` in ``GroupPagingLayout`` and ``InfiniteBannerLayout``.
  /// When the layout is replaced, the view gets its rate back, unless the app has set another one meanwhile.
  public var preferredDecelerationRate: UIScrollView.DecelerationRate? {
    didSet { hold?.decelerationRate = preferredDecelerationRate }
  }

  /// Whether the view scrolls on to a page when it stops between pages; by default true.
  ///
  /// This applies to every kind of motion: a wheel, the keyboard, VoiceOver, the app. Set it to
  /// false to hold the view between pages, for example for a coach mark. Pause autoplay, too: it turns the page wherever
  /// the view rests. After you set it to true again, the view scrolls to the nearest page, or to that of the item which the
  /// offset aligns, as soon as nothing moves or holds it. A drag always ends on a page, unless ``page(for:stops:)`` returns
  /// nil, or something stops the view before it gets there.
  @IBInspectable public var restsOnPages: Bool = true {
    didSet { if restsOnPages, !oldValue { handle(.freed) } }
  }

  // MARK: Looks

  /// Changes of the look of items by their distance from the focus, applied in order; by default
  /// none.
  ///
  /// Headers and footers keep their look.
  public var effects: [ItemEffect] = [] {
    didSet { invalidateEffects() }
  }

  /// Whether effects drop what moves while the system's Reduce Motion is on; by default true.
  @IBInspectable public var respectsReduceMotion: Bool = true {
    didSet { if respectsReduceMotion != oldValue { invalidateEffects() } }
  }

  /// Whether cells get their ``SnapLayoutAttributes/pageProgress`` in every frame; by default
  /// false.
  ///
  /// With effects, cells get it anyway. Without effects it is 0 unless this is set, and each scroll
  /// frame then costs a layout pass.
  @IBInspectable public var reportsPageProgress: Bool = false {
    didSet { if reportsPageProgress != oldValue { invalidateEffects() } }
  }

  // MARK: Autoplay and page control

  /// How the layout turns its pages automatically; by default nil, which turns autoplay off.
  ///
  /// Autoplay waits while a finger or anything else moves the view, while a person moves an item,
  /// while the view is not on the screen, and while the app is inactive. It also waits with VoiceOver
  /// or Switch Control on and, if ``respectsReduceMotion`` is set, with Reduce Motion on. Each page stays for a whole
  /// interval after the view has come to rest on it, and after a touch. A single page never turns. Without a loop,
  /// autoplay continues at the other end. While a page waits for its turn, the view has one gesture recognizer more,
  /// which notices touches and recognizes nothing.
  public var autoplay: Autoplay? {
    didSet { if autoplay != oldValue { autoplayDriver.settingsChanged() } }
  }

  /// Whether autoplay is paused, to continue later; by default false.
  @IBInspectable public var isAutoplayPaused: Bool = false {
    didSet { if isAutoplayPaused != oldValue { autoplayDriver.settingsChanged() } }
  }

  /// Called in each frame in which ``autoplayProgress`` has changed; by default nil.
  ///
  /// Use it for a bar of your own, as above a story. It is called with 0 when the wait ends, also when autoplay is
  /// paused, and not again before the next one begins. While it is set, each interval asks for frames.
  public var onAutoplayProgressChange: ((Double) -> Void)? {
    didSet { if autoplay != nil { autoplayDriver.showProgress() } }
  }

  /// A page control that follows the layout and turns its pages when tapped; by default nil.
  ///
  /// A finger that moves along the dots takes the view along, without an animation.
  /// The layout sets its number of pages and current page. From iOS 17 on, a
  /// `UIPageControlProgress` that the app sets shows how much of the autoplay interval has passed.
  /// The control is not retained.
  public var pageControl: UIPageControl? {
    get { pageControlLink?.pageControl }
    set {
      if newValue !== pageControl { link(newValue) }
      updatePageControl(at: offset)
      if autoplay != nil { autoplayDriver.showProgress() }
    }
  }

  /// The number of pages after which the data source repeats its items; by default nil, for one that
  /// doesn't.
  ///
  /// Set it if a data source has several copies of a few items, so that they fill a loop. The page control
  /// and VoiceOver then count each item once; all other numbers count every page. A loop needs a whole number of
  /// rounds: otherwise the last one, which isn't full, is followed by page 0. Values below 1 count as nil.
  public var pagesPerRound: Int? {
    didSet {
      pagesPerRound = pagesPerRound.flatMap { $0 < 1 ? nil : $0 }
      updatePageControl(at: offset)
    }
  }

  // MARK: Accessibility

  /// The text that VoiceOver reads for a page, counted from 0, and the number of pages.
  ///
  /// The default is the text of a `UIPageControl` in the language of the system: "page 2 of 9". If
  /// the app's strings contain the key `Page %1$d of %2$d`, that text is used instead.
  public var accessibilityPageDescription: (_ page: Int, _ numberOfPages: Int) -> String = {
    SpokenPage.description($0, of: $1)
  }

  // MARK: - UIKit's metrics

  /// The smallest space between the items of a line, in points; it has no effect with ``keepsOneItemPerLine``.
  open override var minimumInteritemSpacing: CGFloat {
    didSet { sizes.spacing.own = minimumInteritemSpacing }
  }

  /// The smallest space between lines, in points; within a pixel where ``pageSizing`` gives the length of items.
  open override var minimumLineSpacing: CGFloat {
    didSet { sizes.lineSpacing.own = minimumLineSpacing }
  }

  /// The size of the items, unless it follows the viewport.
  open override var itemSize: CGSize {
    didSet { sizes.item.own = itemSize }
  }

  /// The estimated size of self-sizing items; by default zero, which gives all items ``itemSize``.
  ///
  /// The page in front stays in front while cells around it are measured. Cells don't choose what follows the viewport: with
  /// ``pageSizing`` they choose nothing, and with ``fillsViewportAcross`` their lengths along the scroll axis, unless the
  /// estimate is `automaticSize`. A measurement adds up the lengths of the items again.
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
    adoptMetrics()
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
    // An app's view may ask the layout for the bounds, so they are read first.
    if let bounds = collectionView?.bounds, pass.shows(elements, in: rect, on: bounds),
      !ticker.isRunning
    {
      passEndsWithTurn()
    }
    return elements
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    // In a batch update, UIKit has the elements on the screen, and scrolls nowhere.
    if state.anchoring.batch != nil, let shown = shownCell(indexPath) { return shown }
    return asked(about: flowAttributes(ofItemAt: indexPath).map { placer?.item($0) ?? $0 })
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard ItemIndex(indexPath)?.item == 0 else { return nil }
    return flowAttributes(of: elementKind, inSection: indexPath.section)
      .map { placer?.header($0) ?? $0 }
  }

  /// True: right to left, UIKit mirrors the layout and its offsets, and the pages don't change.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Left to right, whatever language the app was developed in: that is how the lines of the flow are computed, which UIKit
  /// mirrors in the other direction.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

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

  /// False where cells can't choose their sizes, because they follow the viewport.
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
    // In a batch update, UIKit also measures the cells from before it (fact 136).
    guard !originalAttributes.isCell || lineReader.has(itemAt: originalAttributes.indexPath) else {
      let context = newInvalidationContext()
      context.keepContents()
      return context
    }
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
    let map = BatchUpdateMap(updateItems.compactMap(BatchUpdateMap.Update.init))
    attributesBeforeBatch?.reported(updateItems, map)
    if autoplay != nil, let item = state.anchoring.item, map.newIndex(of: item) == nil {
      autoplayDriver.frontItemDeleted()
    }
    handle(.batchReported(map))
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

  /// Inserted and reloaded items fade in at their place, and items that come into sight move from where they were; nil for
  /// others, which are on the screen already.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(ofAppearingItemAt: itemIndexPath)
  }

  /// Deleted and reloaded items fade out at their place; others move to where they are now, also out of sight.
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
    // An interactive one may be cancelled.
    let layouts = [newLayout, collectionView?.collectionViewLayout]
    if !layouts.contains(where: { $0 is UICollectionViewTransitionLayout }) { detach() }
  }

  /// Detaches a layout that has lost its view without a call of `prepareForTransition(to:)`.
  open override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    if collectionView == nil { detach() }
    if let lastHold {
      lastHold.wasReplaced()
      lineReader.invalidate(by: .contents)
    }
    batchEnded()
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
  /// views around it. Scrolling to the left or up shows the next page; right to left, scrolling to the right does. A page
  /// longer than the viewport is shown to its end before that.
  ///
  /// - Parameter direction: The direction of the scrolling.
  /// - Returns: Whether the layout has scrolled; false also for a direction across the scroll axis.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let step = pageStep(for: direction) else { return false }
    layOutIfAllowed()
    let isReduced = UIAccessibility.isReduceMotionEnabled
    if let view = hold?.view, let rest = unreadOffset(step) {
      view.setContentOffset(point(at: rest, in: view), animated: !isReduced)
    } else if !scroll(byPages: step, animated: !isReduced) {
      return false
    }
    announce(page: state.motion.stop?.page ?? nearestPage)
    return true
  }

  /// The ``explanation``, for `po layout`; on another thread than the main one, only the class.
  open override nonisolated var debugDescription: String {
    Thread.isMainThread ? MainActor.assumeIsolated { explanation } : super.debugDescription
  }

  // MARK: - Internal

  /// The policy that was set; nil if none was.
  private var ownReleasePolicy: ReleasePolicy?
  /// What decides where the view goes and rests.
  var state = LayoutState()
  let log = EventLog()
  /// Whether a view uses the layout.
  var attachment = Attachment.apart(nil)
  private(set) lazy var lineReader = LineReader(of: self)
  /// The item about which UIKit has asked in this turn, since its last pass and its last question about an offset.
  var itemAsked: UICollectionViewLayoutAttributes?
  /// How far UIKit's layout pass has come.
  var pass = LayoutPass.none
  /// What the present pass follows, as it was at its beginning: a delegate may change it while it is asked.
  var metricsOfPass: ViewMetrics?
  /// What the present pages follow; nil if the next pass must compute them again.
  var metricsOfPages: ViewMetrics?
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
