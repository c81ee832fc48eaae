#if canImport(UIKit)
import UIKit

/// A flow layout that always comes to rest on a page; by default every line of the flow is a page.
///
/// Set it as the layout of an existing collection view. Sizes, spacing, sections, headers and insets
/// stay those of the flow layout and its delegate; the layout touches nobody's delegate, data source or
/// insets.
///
/// All that makes a layout is here. ``CenteredPickerLayout``, ``GroupPagingLayout`` and
/// ``InfiniteBannerLayout`` are lists of defaults.
///
/// A frame of scrolling costs the same however many items there are, and nothing at all where items
/// neither look nor lie differently by it. A change of data, sizes or insets costs one pass over the
/// items, or none where all items have the same size. Where there are more than a thousand, a delegate that
/// gives sizes is asked for each once more than by the flow layout.
@MainActor
open class SnapFlowLayout: UICollectionViewFlowLayout {
  // MARK: Pages

  /// The part of the viewport with which pages align; by default leading.
  public var pageAlignment = PageAlignment.leading {
    didSet { if pageAlignment != oldValue { invalidatePages() } }
  }

  /// From the leading edge of the viewport to where a leading page begins, in points.
  ///
  /// By default nil, the leading inset of the first section; horizontal section headers lie before the
  /// margin, so make it wide enough for them. Not finite: 0. Pages that align otherwise have none.
  public var leadingMargin: CGFloat? {
    didSet {
      leadingMargin = leadingMargin.map { $0.corrected() }
      if leadingMargin != oldValue { invalidatePages() }
    }
  }

  /// Whether the content gets room at its ends, so that the first and the last page reach the focus.
  ///
  /// By default false; then the pages at the ends rest where the content ends. The layout adds the room
  /// to the section insets, and only what these lack.
  @IBInspectable public var padsEdges: Bool = false {
    didSet { if padsEdges != oldValue { invalidatePages() } }
  }

  /// Which lines make a page; by default each line is one.
  public var pageContents = PageContents.line {
    didSet { if pageContents != oldValue { invalidatePages() } }
  }

  /// Whether every section begins a page; by default false.
  ///
  /// Where each line is a page, it does anyway.
  @IBInspectable public var startsPageAtSection: Bool = false {
    didSet { if startsPageAtSection != oldValue { invalidatePages() } }
  }

  /// How long items are along the scroll axis; by default as long as `itemSize` says.
  public var pageSizing = PageSizing.item {
    didSet { if pageSizing != oldValue { invalidateLayout() } }
  }

  /// Whether items fill the viewport across the scroll axis, less the section's insets; by default false.
  ///
  /// A delegate that gives sizes has the last word.
  @IBInspectable public var fillsViewportAcross: Bool = false {
    didSet { if fillsViewportAcross != oldValue { invalidateLayout() } }
  }

  /// The size of the items where it doesn't follow the viewport.
  open override var itemSize: CGSize {
    didSet { ownItemSize = itemSize }
  }

  /// The estimated size of items whose cells choose their sizes; by default zero, all have ``itemSize``.
  ///
  /// The page in front stays in front while cells around it are measured. Where sizes follow the viewport
  /// nothing is measured. Each measurement costs a pass over the items.
  open override var estimatedItemSize: CGSize {
    didSet { ownEstimate = estimatedItemSize }
  }

  /// Whether the pages form a ring; by default false.
  ///
  /// The layout alone makes the ring. The data source keeps its items and is asked for nothing else; it
  /// sees its own index paths, and each item has one cell at most. A ring needs items that fill the bounds
  /// and one page more, or it would show some of them twice; see ``isLooping``.
  @IBInspectable public var isLoopingEnabled: Bool = false {
    didSet { if isLoopingEnabled != oldValue { invalidatePages() } }
  }

  /// Whether the pages form a ring now, as of the last layout pass.
  ///
  /// False with a single page, or with too few to fill the bounds and one page more.
  public var isLooping: Bool { pages.loop != nil }

  // MARK: Release

  /// How the page is picked when a finger lifts; by default ``ReleasePolicy/picker``.
  public var releasePolicy: ReleasePolicy = .picker

  /// Picks the page on which a release ends; by default what ``releasePolicy`` says.
  ///
  /// Override it for a rule of your own. UIKit may ask twice for one release, so answer by the
  /// arguments alone.
  ///
  /// - Parameters:
  ///   - release: The end of a drag.
  ///   - stops: The offsets of the pages.
  /// - Returns: A page, in a loop a virtual one; beyond the first or last page, that one. nil leaves the
  ///   view where it would coast.
  open func page(for release: DragRelease, stops: PageStops) -> Int? {
    releasePolicy.page(for: release, stops: stops)
  }

  /// How fast scrolling slows down while this layout is the collection view's.
  ///
  /// By default nil, which leaves the view's own rate. The view gets its rate back when the layout is
  /// replaced, unless the app has set another one meanwhile.
  public var preferredDecelerationRate: UIScrollView.DecelerationRate? {
    didSet { borrowed?.decelerationRate = preferredDecelerationRate }
  }

  /// Whether the view goes on to a page when it stops between pages; by default true.
  ///
  /// Whoever has moved it: a wheel, keys, VoiceOver, the app. Set it to false to hold the view
  /// between pages, for a coach mark, say; true again brings it to the nearest page. A finger always
  /// lets go of it on a page.
  @IBInspectable public var restsOnPages: Bool = true {
    didSet { if restsOnPages && !oldValue { goToNearestPage() } }
  }

  // MARK: Looks

  /// Changes of how items look by their distance from the focus, applied in order; by default none.
  ///
  /// Headers and footers are never changed.
  public var effects: [ItemEffect] = [] {
    didSet { invalidateEffects() }
  }

  /// Whether effects are reduced to fades while the system's Reduce Motion is on; by default true.
  @IBInspectable public var respectsReduceMotion: Bool = true {
    didSet { if respectsReduceMotion != oldValue { invalidateEffects() } }
  }

  /// Whether cells get a new ``SnapLayoutAttributes/pageProgress`` in every frame; by default false.
  ///
  /// With effects and in a loop they do anyway. Without either a frame costs nothing unless this is set.
  @IBInspectable public var reportsPageProgress: Bool = false {
    didSet { if reportsPageProgress != oldValue { invalidateEffects() } }
  }

  // MARK: By itself

  /// How the layout turns its pages by itself; by default nil, not at all.
  ///
  /// It waits while a finger or anything else moves the view, while the view is not on the screen, while
  /// the app is inactive, and with VoiceOver on or, if ``respectsReduceMotion`` is set, Reduce Motion.
  /// Each page gets a whole interval from when the view came to rest on it. With a single page nothing is
  /// turned; without a loop the end is followed by the other one.
  public var autoplay: Autoplay? {
    didSet { if autoplay != oldValue { player.restart() } }
  }

  /// Whether the app has stopped the autoplay, to go on with it later; by default false.
  @IBInspectable public var isAutoplayPaused: Bool = false {
    didSet { if isAutoplayPaused != oldValue { player.restart() } }
  }

  /// A page control that follows the layout, and turns its pages when it is tapped; by default nil.
  ///
  /// Its number of pages and current page are set. From iOS 17 on, a `UIPageControlProgress` that the app
  /// gives it shows how much of the interval of the autoplay is over. It is not retained.
  public weak var pageControl: UIPageControl? {
    didSet { pageControlLink.link(pageControl, instead: oldValue) }
  }

  // MARK: Callbacks

  /// Called when the current page has changed, live while scrolling, and on the page on which the view
  /// begins; once for each change.
  ///
  /// All callbacks come from a display frame, outside of layout passes, with what is on the screen then.
  /// The app may do anything in them.
  public var onPageChange: ((Int) -> Void)?

  /// Called when the number of pages has changed, and as soon as there are any.
  public var onNumberOfPagesChange: ((Int) -> Void)?

  /// Called when the page position has changed, live while scrolling, at most once a frame.
  public var onPagePositionChange: ((CGFloat) -> Void)?

  /// Called when the view has come to rest on a page, and on the page on which it begins.
  ///
  /// An offset between pages, where the app may hold the view, is no rest on a page.
  public var onSettle: ((Int) -> Void)?

  /// What VoiceOver says of a page, from 0, and the number of pages.
  ///
  /// By default what a `UIPageControl` says, in the language of the system: "page 2 of 9". An app that has
  /// the key `Page %1$d of %2$d` in its strings says that instead.
  public var accessibilityPageDescription:
    @MainActor (_ page: Int, _ numberOfPages: Int) -> String =
      SpokenPage.description

  /// Everything that changes while the layout is in use.
  private(set) var state = LayoutState()
  private(set) lazy var player = AutoplayDriver(layout: self)
  private(set) lazy var pageControlLink = PageControlLink(layout: self)
  /// What `itemSize` was set to, while items have a size that follows the viewport.
  private(set) var ownItemSize = CGSize(width: 50, height: 50)
  /// What `estimatedItemSize` was set to, while no cell is measured.
  private var ownEstimate = CGSize.zero
  /// What was in front when the layout lost its view.
  private(set) var lastFront: IndexPath?
  var log = EventLog()
  private var batch: BatchAttributes?
  private let ticker = FrameTicker()
  private var borrowed: BorrowedSettings?
  private var preparation = Preparation()
  private var reduceMotionObservation: NotificationObservation?

  // MARK: Life

  /// Creates a layout that aligns pages with the leading edge.
  public override init() {
    super.init()
    setUp()
  }

  /// Creates a layout from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a layout that takes over the settings of another one: sizes, spacing, insets, headers and
  /// footers, direction and pinning.
  ///
  /// ```swift
  /// collectionView.collectionViewLayout = CenteredPickerLayout(replacing: oldLayout)
  /// ```
  ///
  /// - Parameter layout: The flow layout that it replaces, which stays as it is.
  public convenience init(replacing layout: UICollectionViewFlowLayout) {
    self.init()
    itemSize = (layout as? SnapFlowLayout)?.ownItemSize ?? layout.itemSize
    estimatedItemSize = (layout as? SnapFlowLayout)?.ownEstimate ?? layout.estimatedItemSize
    minimumLineSpacing = layout.minimumLineSpacing
    minimumInteritemSpacing = layout.minimumInteritemSpacing
    sectionInset = layout.sectionInset
    headerReferenceSize = layout.headerReferenceSize
    footerReferenceSize = layout.footerReferenceSize
    scrollDirection = layout.scrollDirection
    sectionHeadersPinToVisibleBounds = layout.sectionHeadersPinToVisibleBounds
    sectionFootersPinToVisibleBounds = layout.sectionFootersPinToVisibleBounds
    #if canImport(ObjectiveC)
    sectionInsetReference = layout.sectionInsetReference
    #endif
  }

  /// The effects that a subclass brings along; they are applied before ``effects``.
  ///
  /// By default none. Call ``invalidateEffects()`` when they change.
  open var builtInEffects: [ItemEffect] { [] }

  /// Has the looks of the items computed again, and nothing else.
  public func invalidateEffects() {
    let context = SnapInvalidationContext()
    context.keepContents()
    invalidateLayout(with: context)
  }

  // MARK: Layout

  open override class var layoutAttributesClass: AnyClass { SnapLayoutAttributes.self }

  open override class var invalidationContextClass: AnyClass { SnapInvalidationContext.self }

  open override func prepare() {
    if preparation.isFor(otherThan: collectionView?.bounds.size) { invalidateLayout() }
    // Not through the override: it is not the app that sets it.
    if let size = fittedItemSize, size != itemSize { super.itemSize = size }
    let estimate = fitsItems ? .zero : ownEstimate
    if estimate != estimatedItemSize { super.estimatedItemSize = estimate }
    super.prepare()
    guard let collectionView else { return }
    if preparation.lines == nil { attach(to: collectionView) }
    handle(.laidOut(newPages(of: collectionView)), alongAxis: axis)
    if autoplay != nil { player.update() }
  }

  open override var collectionViewContentSize: CGSize {
    var size = super.collectionViewContentSize
    size[along: axis] += pages.contentLength - pages.pages.content.length
    return size
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let placer else { return super.layoutAttributesForElements(in: rect) }
    return found(
      in: placer.look.reach(of: rect[along: axis]), across: rect[across: axis], by: placer
    )
    .map(placer.placed)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map { placer?.placed($0) ?? $0 }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
      .map(pinned).map { placer?.placed($0) ?? $0 }
  }

  /// True: right to left, UIKit mirrors the layout and its offsets, and the pages stay the same.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Invalidation

  /// True for a new size, and for a new origin where items move or look different by it.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard newBounds.size == collectionView?.bounds.size else { return true }
    handle(.boundsWillChange(to: newBounds.origin[along: pages.setting.axis]))
    return pages.loop != nil || hasEffects || reportsPageProgress || pinsHeadersOrFooters
      || super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  /// Scrolling changes nothing of the flow, a new size may change all of it.
  ///
  /// Near an end of a loop the offset is brought back to the middle, from where a drag or a deceleration
  /// goes on.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard newBounds.size == collectionView?.bounds.size else {
      // Without it the delegate's sizes would not be asked for again.
      (context as? UICollectionViewFlowLayoutInvalidationContext)?
        .invalidateFlowLayoutDelegateMetrics = true
      return context
    }
    if pinsHeadersOrFooters || !super.shouldInvalidateLayout(forBoundsChange: newBounds) {
      context.keepContents()
    }
    context.contentOffsetAdjustment[along: axis] += wayBack(to: newBounds.origin[along: axis])
    return context
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if keepsContents(context) {
      let distance = context.contentOffsetAdjustment[along: axis]
      if distance != 0 { handle(.ringTurned(by: distance)) }
    } else {
      contentsWillChange(
        inBatch: context.invalidateDataSourceCounts && !context.invalidateEverything)
    }
    super.invalidateLayout(with: context)
  }

  /// Cells choose nothing where their sizes follow the viewport.
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

  /// The flow layout gets its own attributes back, without padding and effects.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let measurement = measurement(preferredAttributes, of: originalAttributes)
    return super.invalidationContext(
      forPreferredLayoutAttributes: measurement?.preferred ?? preferredAttributes,
      withOriginalAttributes: measurement?.original ?? originalAttributes)
  }

  // MARK: Updates and transitions

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    let map = BatchUpdateMap(updateItems.compactMap(BatchUpdateMap.Update.init))
    batch?.map = map
    handle(.batchReported(map))
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    batch = nil
    handle(.batchEnded)
  }

  /// Where the item in front stays in front; during a motion what UIKit proposes.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    var target = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    if let offset = state.restingOffset(snapshot(along: pages.setting.axis)) {
      target[along: pages.setting.axis] = offset
    }
    return target
  }

  /// Inserted items fade in at their place; all others come from where they were.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard batch?.inserts(itemIndexPath) == true else { return nil }
    return layoutAttributesForItem(at: itemIndexPath)?.faded
  }

  /// Deleted items fade out where they were; all others go to where they will be.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    batch?.attributes(ofDeletedItemAt: itemIndexPath)?.faded
  }

  /// Keeps the item that the layout before this one had in front.
  open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    if let item = frontItem(of: oldLayout) { handle(.replaced(front: ItemIndex(item))) }
  }

  open override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    detach()
  }

  /// A change that nobody has announced ends here for the layout that has lost its view.
  open override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    if collectionView == nil { detach() }
  }

  // MARK: Release

  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    var target = super.targetContentOffset(
      forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    let release = state.release(
      toProposed: target[along: axis], velocity: velocity[along: axis], policy: releasePolicy,
      snapshot(along: axis))
    let answer = state.answer(
      to: release, page: page(for: release, stops: pages.stops),
      stopsFirst: releasePolicy.cancelsSmoothly)
    handle(.released(answer))
    target[along: axis] = answer.target
    return target
  }

  // MARK: Accessibility

  #if canImport(ObjectiveC)
  /// Turns a page for VoiceOver and announces the new one.
  ///
  /// For views that forward their own `accessibilityScroll(_:)`: VoiceOver asks the view with its
  /// focus and then the views around it. Scrolling to the left or up goes on by a page; right to left
  /// it is scrolling to the right that does.
  ///
  /// - Parameter direction: The direction of the scrolling.
  /// - Returns: Whether there is a page to turn to; false also for a direction across the scroll axis.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    turnPage(toward: direction)
  }
  #else
  // Apple declares it for all objects, which corelibs' cannot have; so there is nothing to override.
  /// Turns a page for VoiceOver and announces the new one.
  ///
  /// For views that forward their own `accessibilityScroll(_:)`: VoiceOver asks the view with its
  /// focus and then the views around it. Scrolling to the left or up goes on by a page; right to left
  /// it is scrolling to the right that does.
  ///
  /// - Parameter direction: The direction of the scrolling.
  /// - Returns: Whether there is a page to turn to; false also for a direction across the scroll axis.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    turnPage(toward: direction)
  }
  #endif

  // MARK: Events and commands

  /// Has the state take in an event, and carries out what it wants done.
  func handle(_ event: LayoutEvent) { handle(event, alongAxis: pages.setting.axis) }

  private func handle(_ event: LayoutEvent, alongAxis axis: ScrollAxis) {
    for command in log.take(event, snapshot(along: axis), by: &state) { carryOut(command) }
    if pageControl != nil { pageControlLink.update() }
  }

  private func carryOut(_ command: LayoutCommand) {
    // It comes in every frame.
    if ticker.isRunning, command == .startTicking { return }
    guard let collectionView else { return }
    switch command {
    case .setOffset(let offset):
      // The property, for it lets a drag or a deceleration go on from the new place.
      collectionView.contentOffset = point(at: offset, in: collectionView)
      handle(.offsetWasSet)
    case .jump(let offset):
      collectionView.setContentOffset(point(at: offset, in: collectionView), animated: false)
      handle(.offsetWasSet)
    case .scroll(let offset):
      collectionView.setContentOffset(point(at: offset, in: collectionView), animated: true)
    case .startTicking: ticker.start(in: collectionView)
    case .stopTicking: ticker.stop()
    case .rested: if autoplay != nil { player.restart() }
    case .report(let report): callBack(report)
    case .announce(let page): announce(page: page)
    }
  }

  private func frame(at time: TimeInterval) {
    borrowed?.turnPagingOff()
    if hasOtherInsets { invalidateEffects() }
    handle(.framePassed(at: time))
    for kind in Report.Kind.allCases { handle(.readyToReport(kind)) }
  }

  private func callBack(_ report: Report) {
    switch report {
    case .pageCount(let count): onNumberOfPagesChange?(count)
    case .pagePosition(let position): onPagePositionChange?(position)
    case .page(let page): onPageChange?(page)
    case .settled(let page): onSettle?(page)
    }
  }

  // MARK: Private

  /// What has been read of the flow layout, until its contents change.
  private struct Preparation {
    var lines: PageExtents?
    /// The size of the bounds for which it was read.
    var size: CGSize?

    /// While a scroll waits to be laid out, UIKit doesn't announce a new size: the flow layout would keep
    /// its frames, and the delegate would not be asked.
    func isFor(otherThan size: CGSize?) -> Bool { lines != nil && size != self.size }
  }

  /// The pages, if they are not those of the pass before.
  private func newPages(of collectionView: UICollectionView) -> PageGeometry? {
    let known = preparation.lines
    let lines = known ?? makeLines(of: collectionView, contentSize: super.collectionViewContentSize)
    if known == nil { preparation = Preparation(lines: lines, size: collectionView.bounds.size) }
    let setting = PageGeometry.Setting(
      axis: axis,
      viewport: Viewport(collectionView, axis: axis, contentLength: lines.content.length),
      alignment: pageAlignment, padsEdges: padsEdges, filling: pageFilling(of: lines),
      loops: isLoopingEnabled)
    guard known == nil || setting != pages.setting else { return nil }
    return PageGeometry(lines: lines, setting: setting)
  }

  /// Whether an invalidation leaves the contents as they are.
  ///
  /// Only a subclass that has contexts of its own class is taken at the word of their flags.
  private func keepsContents(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    let isForeign = !(Self.invalidationContextClass is SnapInvalidationContext.Type)
    return (context as? SnapInvalidationContext)?.keepsContents
      ?? (isForeign && !context.changesFlow)
  }

  private func contentsWillChange(inBatch: Bool) {
    if inBatch { batch = BatchAttributes(of: attributesOnScreen) }
    preparation.lines = nil
    let viewport = currentViewport
    handle(inBatch ? .batchBegan(in: viewport) : .contentsWillChange(in: viewport))
  }

  private func attach(to collectionView: UICollectionView) {
    if let borrowed, borrowed.collectionView !== collectionView { detach() }
    if borrowed == nil {
      takeOver(collectionView)
      borrowed = BorrowedSettings(of: collectionView)
      lastFront = nil
    }
    borrowed?.decelerationRate = preferredDecelerationRate
    borrowed?.turnPagingOff()
  }

  /// Ends the work of the layout before this one, which UIKit may announce late or not at all.
  private func takeOver(_ collectionView: UICollectionView) {
    let previous = LayoutsInUse.put(self, on: collectionView)
    if let previous, previous.borrowed?.collectionView === collectionView { previous.detach() }
    guard state.anchor == .none else { return }
    if let front = previous?.lastFront ?? frontItem(shownIn: collectionView) {
      handle(.replaced(front: ItemIndex(front)))
    }
  }

  private func detach() {
    lastFront = currentIndexPath ?? lastFront
    handle(.detached)
    ticker.stop()
    borrowed?.giveBack()
    borrowed = nil
    (batch, preparation) = (nil, Preparation())
  }

  /// How lines join into pages, and where these begin.
  private func pageFilling(of lines: PageExtents) -> PageFilling {
    let margin = pageAlignment == .leading ? leadingMargin ?? lines.content.leadingInset : 0
    return PageFilling(pageContents, margin: margin, startsPageAtSection: startsPageAtSection)
  }

  private func setUp() {
    ownItemSize = itemSize
    ticker.onTick = { [weak self] in self?.frame(at: $0) }
    reduceMotionObservation = NotificationObservation(
      of: UIAccessibility.reduceMotionStatusDidChangeNotification
    ) { [weak self] in
      self?.invalidateEffects()
    }
  }

  private func goToNearestPage() {
    guard state.pages.stops.page(restingAt: offset) == nil else { return }
    scroll(toPage: currentPage, animated: true)
  }

  func invalidatePages() {
    handle(.contentsWillChange(in: currentViewport))
    invalidateEffects()
  }
}
#endif
