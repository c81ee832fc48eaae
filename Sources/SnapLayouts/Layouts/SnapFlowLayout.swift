#if canImport(UIKit)
import UIKit

/// A flow layout that always comes to rest on a page; every line of the flow is a page.
///
/// Set it as the layout of an existing collection view. Sizes, spacing, sections, headers and insets
/// stay those of the flow layout and its delegate; nobody's delegate, data source or insets are
/// touched.
///
/// By itself it aligns pages with the leading edge of the viewport, the bounds of the collection view
/// less its adjusted content inset. See ``CenteredPickerLayout`` and ``GroupPagingLayout`` for ready-made
/// layouts.
///
/// A frame of scrolling costs the same however many items there are. A change of data, sizes or
/// insets costs one pass over the items, or none where all items have the same size. Where there are more
/// than a thousand, a delegate that gives sizes is asked for each once more than by the flow layout.
@MainActor
open class SnapFlowLayout: UICollectionViewFlowLayout {
  /// The part of the viewport with which pages align; by default leading.
  public var pageAlignment: PageAlignment {
    didSet { if pageAlignment != oldValue { invalidatePages() } }
  }

  /// Whether the content gets room at its ends, so that the first and the last page reach the focus.
  ///
  /// By default false; then the pages at the ends rest where the content ends. The room is added to
  /// whatever section insets there are, and only as much as they leave wanting.
  public var padsEdges: Bool {
    didSet { if padsEdges != oldValue { invalidatePages() } }
  }

  /// How the page is picked when a finger lifts; by default ``ReleasePolicy/picker``.
  public var releasePolicy: ReleasePolicy = .picker

  /// Changes of how items look by their distance from the focus, applied in order; by default none.
  ///
  /// Headers and footers are never changed.
  public var effects: [ItemEffect] = [] {
    didSet { invalidateEffects() }
  }

  /// Whether effects are reduced to fades while the system's Reduce Motion is on; by default true.
  public var respectsReduceMotion = true {
    didSet { if respectsReduceMotion != oldValue { invalidateEffects() } }
  }

  /// How fast scrolling slows down while this layout is the collection view's.
  ///
  /// By default nil, which leaves the view's own rate. The view gets its rate back when the layout is
  /// replaced.
  public var preferredDecelerationRate: UIScrollView.DecelerationRate? {
    didSet { borrowed?.decelerationRate = preferredDecelerationRate }
  }

  /// Whether the view goes on to a page when it stops between pages; by default true.
  ///
  /// Whoever has moved it: a wheel, keys, VoiceOver, the app. Set it to false to hold the view
  /// between pages, for a coach mark, say; true again brings it to the nearest page. A finger always
  /// lets go of it on a page.
  public var restsOnPages = true {
    didSet { if restsOnPages && !oldValue { goToNearestPage() } }
  }

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
  public var onRest: ((Int) -> Void)?

  /// What VoiceOver says of a page, from 0, and the number of pages.
  ///
  /// By default "Page 2 of 9", looked up in the app's own strings under the key `Page %1$d of %2$d`.
  public var accessibilityStatus: (_ page: Int, _ numberOfPages: Int) -> String = { page, count in
    String.localizedStringWithFormat(
      NSLocalizedString(
        "Page %1$d of %2$d", bundle: .main, comment: "The current page and the number of pages"),
      page + 1, count)
  }

  /// Everything that changes while the layout is in use.
  private(set) var state = LayoutState()
  private(set) var batch: BatchAttributes?
  private let ticker = FrameTicker()
  private var borrowed: BorrowedSettings?
  private var preparation = Preparation()
  private var reduceMotionObservation: NotificationObservation?

  // MARK: Life

  /// Creates a layout that aligns pages with the leading edge.
  public override init() {
    pageAlignment = .leading
    padsEdges = false
    super.init()
    observe()
  }

  /// Creates a layout from a storyboard.
  public required init?(coder: NSCoder) {
    pageAlignment = .leading
    padsEdges = false
    super.init(coder: coder)
    observe()
  }

  /// The effects that a subclass brings along; they are applied before ``effects``.
  ///
  /// By default none. Call ``invalidateEffects()`` when they change.
  open var builtInEffects: [ItemEffect] { [] }

  /// How lines join into pages; nil where each line is one.
  func pageFilling(of lines: PageExtents) -> PageFilling? { nil }

  /// Whether the content forms a ring if it is long enough.
  var formsLoop: Bool { false }

  /// Whether the view stops before it goes to a page against the velocity of a release.
  var cancelsSmoothly: Bool { false }

  /// The state has taken in an event.
  func stateDidChange() {}

  /// Nothing moves the view any more.
  func didComeToRest() {}

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
    super.prepare()
    guard let collectionView else { return }
    if preparation.lines == nil { attach(to: collectionView) }
    handle(.laidOut(newPages(of: collectionView)), alongAxis: axis)
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
      .map { placer?.placed($0) ?? $0 }
  }

  /// True: right to left, UIKit mirrors the layout and its offsets, and the pages stay the same.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Invalidation

  /// True for a new size, and for a new origin where items move or look different by it.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard newBounds.size == collectionView?.bounds.size else { return true }
    handle(.boundsWillChange(to: newBounds.origin[along: pages.setting.axis]))
    return pages.loop != nil || hasEffects
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
    if !super.shouldInvalidateLayout(forBoundsChange: newBounds) {
      (context as? SnapInvalidationContext)?.keepContents()
    }
    context.contentOffsetAdjustment[along: axis] += wayBack(to: newBounds.origin[along: axis])
    return context
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if (context as? SnapInvalidationContext)?.keepsContents == true {
      let distance = context.contentOffsetAdjustment[along: axis]
      if distance != 0 { handle(.ringTurned(by: distance)) }
    } else {
      contentsWillChange(
        inBatch: context.invalidateDataSourceCounts && !context.invalidateEverything)
    }
    super.invalidateLayout(with: context)
  }

  // MARK: Updates and transitions

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    let map = BatchUpdateMap(updateItems.map(BatchUpdateMap.Update.init))
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

  // MARK: Release

  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    var target = super.targetContentOffset(
      forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    let answer = state.answer(
      toProposed: target[along: axis], velocity: velocity[along: axis], policy: releasePolicy,
      stopsFirst: cancelsSmoothly, snapshot(along: axis))
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
    for command in state.handle(event, snapshot(along: axis)) { carryOut(command) }
    stateDidChange()
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
    case .rested: didComeToRest()
    case .report(let report): callBack(report)
    case .announce(let page): announce(page: page)
    }
  }

  private func frame(at time: TimeInterval) {
    borrowed?.turnPagingOff()
    handle(.framePassed(at: time))
    report(after: nil)
  }

  /// Makes the callbacks that are due after one, each once.
  private func report(after previous: Report.Kind?) {
    let commands = state.handle(
      .readyToReport(after: previous), snapshot(along: pages.setting.axis))
    guard case .report(let report)? = commands.first else { return }
    callBack(report)
    stateDidChange()
    self.report(after: report.kind)
  }

  private func callBack(_ report: Report) {
    switch report {
    case .pageCount(let count): onNumberOfPagesChange?(count)
    case .pagePosition(let position): onPagePositionChange?(position)
    case .page(let page): onPageChange?(page)
    case .settled(let page): onRest?(page)
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
      loops: formsLoop)
    guard known == nil || setting != pages.setting else { return nil }
    return PageGeometry(lines: lines, setting: setting)
  }

  private func contentsWillChange(inBatch: Bool) {
    if inBatch { batch = BatchAttributes(of: attributesOnScreen) }
    preparation.lines = nil
    handle(inBatch ? .batchBegan : .contentsWillChange)
  }

  private func attach(to collectionView: UICollectionView) {
    if let borrowed, borrowed.collectionView !== collectionView { detach() }
    if borrowed == nil { borrowed = BorrowedSettings(of: collectionView) }
    borrowed?.decelerationRate = preferredDecelerationRate
    borrowed?.turnPagingOff()
  }

  private func detach() {
    handle(.detached)
    ticker.stop()
    borrowed?.giveBack()
    borrowed = nil
    (batch, preparation) = (nil, Preparation())
  }

  private func observe() {
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
    handle(.contentsWillChange)
    invalidateEffects()
  }
}
#endif
