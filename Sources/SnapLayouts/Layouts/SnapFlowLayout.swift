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
/// insets costs one pass over the items, or none where all items have the same size.
@MainActor
open class SnapFlowLayout: UICollectionViewFlowLayout {
  /// The part of the viewport with which pages align; by default leading.
  public var pageAlignment: PageAlignment {
    didSet { if pageAlignment != oldValue { invalidatePlace() } }
  }

  /// Whether the content gets room at its ends, so that the first and the last page reach the focus.
  ///
  /// By default false; then the pages at the ends rest where the content ends. The room is added to
  /// whatever section insets there are, and only as much as they leave wanting.
  public var padsEdges: Bool {
    didSet { if padsEdges != oldValue { invalidatePlace() } }
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
    didSet { borrowed?.apply(preferredDecelerationRate) }
  }

  /// Called when the current page has changed, live while scrolling, once for each change.
  public var onPageChange: ((Int) -> Void)?

  /// Called when the page position has changed, live while scrolling.
  public var onPagePositionChange: ((CGFloat) -> Void)?

  /// Called when the view has come to rest on a page.
  ///
  /// After a drag, and after a scroll that this layout or the app has animated or not. An offset
  /// between pages, where the app may leave the view, is no rest on a page.
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

  /// What the flow layout made; nil when it must be asked again.
  private var lines: PageContents?
  /// The size of the bounds for which it was made.
  private var preparedSize: CGSize?
  /// Where the pages are since the last preparation.
  var map = PageMap.empty
  /// The place to keep or to take, and the one last reported.
  var place = Place()
  /// What moves the view.
  private(set) lazy var motion = MotionWatch(layout: self)
  private var countsBeforeUpdate: [Int] = []
  private var borrowed: BorrowedSettings?
  private var reduceMotionObservation: NotificationObservation?

  // MARK: Life

  /// Creates a layout that aligns pages with the leading edge.
  public override init() {
    pageAlignment = .leading
    padsEdges = false
    super.init()
    observeReduceMotion()
  }

  /// Creates a layout from a storyboard.
  public required init?(coder: NSCoder) {
    pageAlignment = .leading
    padsEdges = false
    super.init(coder: coder)
    observeReduceMotion()
  }

  /// The effects that a subclass brings along; they are applied before ``effects``.
  ///
  /// By default none. Call ``invalidateEffects()`` when they change.
  open var builtInEffects: [ItemEffect] { [] }

  /// How lines join into pages; nil where each line is one.
  func pageFilling(of lines: PageContents) -> PageFilling? { nil }

  /// Whether the content forms a ring if it is long enough.
  var formsLoop: Bool { false }

  /// The page, the position or the number of pages may have changed.
  func placeWasReported() {}

  /// Nothing moves the view any more; the page is nil where the app has left it between pages.
  func didComeToRest(onPage page: Int?) {
    guard let page else { return }
    recenterLoop()
    onRest?(map.stops.realPage(page))
  }

  /// Whether the view stops before it goes to a page against the velocity of a release.
  var cancelsSmoothly: Bool { false }

  /// Has the looks of the items computed again, and nothing else.
  public func invalidateEffects() {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutAttributes = false
    context.invalidateFlowLayoutDelegateMetrics = false
    invalidateLayout(with: context)
  }

  // MARK: Layout

  open override class var layoutAttributesClass: AnyClass { SnapLayoutAttributes.self }

  open override func prepare() {
    if let size = collectionView?.bounds.size { invalidateFlow(madeForOtherThan: size) }
    super.prepare()
    guard let collectionView else { return }
    borrowSettings(of: collectionView)
    updateMap(of: collectionView)
    restorePlace()
    reportPlace()
    motion.viewWasLaidOut()
  }

  open override var collectionViewContentSize: CGSize {
    var size = super.collectionViewContentSize
    size[along: axis] += map.contentLength - map.pages.content.length
    return size
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let look = look
    let extent = reach(of: rect[along: axis], look)
    let found = map.flowExtents(of: extent).flatMap { flowExtent in
      super.layoutAttributesForElements(
        in: CGRect(along: flowExtent, across: rect[across: axis], axis: axis)) ?? []
    }
    return shown(found, in: extent).map { placed($0, look) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: indexPath).map { placed($0, look) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
      .map { placed($0, look) }
  }

  /// True: right to left, UIKit mirrors the layout and its offsets, and the pages stay the same.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Invalidation

  /// Always true: the looks and the current page follow every frame, at a cost that does not grow.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    motion.viewWillMove()
    return true
  }

  /// The flow layout's answer, with what it leaves out.
  ///
  /// Sizes may depend on the size of the bounds (fact 41); while scrolling nothing is invalidated. Near
  /// an end of a loop the offset is brought back to the middle, from where a drag or a deceleration goes
  /// on (facts 25, 42).
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard newBounds.size != collectionView?.bounds.size else {
      context.contentOffsetAdjustment[along: axis] += wayBackInMotion(
        to: newBounds.origin[along: axis])
      return context
    }
    rememberPlace()
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = true
    return context
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.changesFlow {
      rememberPlace()
      lines = nil
      // A batch update says later which items it moves (fact 43), a reload never.
      place.awaitsUpdates = context.invalidateDataSourceCounts && !context.invalidateEverything
    }
    super.invalidateLayout(with: context)
  }

  // MARK: Updates and transitions

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    moveAnchor(by: updateItems, counts: countsBeforeUpdate)
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    restoreAnchor()
    reportPlace()
  }

  /// Where the item in front stays in front; during a motion what UIKit proposes.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    var target = super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    guard map.isShown else { return target }
    if let anchor = place.anchor {
      target[along: axis] = self.offset(of: anchor, onPage: page(for: anchor))
    } else if !motion.isUnderWay, map.stops.page(restingAt: offset) != nil {
      target[along: axis] = offset
    }
    return target
  }

  /// Inserted items fade in at their place, which the flow layout does not know.
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    faded(layoutAttributesForItem(at: itemIndexPath))
  }

  /// Deleted items fade out where they are shown.
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    faded(collectionView?.layoutAttributesForItem(at: itemIndexPath))
  }

  /// Keeps the item that the layout before this one had in front.
  open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    if let item = frontItem(of: oldLayout) { rememberPlace(ofItemAt: item) }
  }

  open override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    motion.stop()
    place.forget()
    borrowed?.giveBack()
    borrowed = nil
  }

  // MARK: Release

  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    var target = super.targetContentOffset(
      forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    target[along: axis] = motion.release(
      proposedOffset: target[along: axis], velocity: velocity[along: axis])
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

  // MARK: Private

  /// While a scroll waits to be laid out, a new size is told to nobody (fact 32): the flow layout would
  /// keep its frames, and the delegate would not be asked.
  private func invalidateFlow(madeForOtherThan size: CGSize) {
    if lines != nil, size != preparedSize { invalidateLayout() }
    preparedSize = size
  }

  /// Brings the pages up to date with the flow layout and the viewport.
  private func updateMap(of collectionView: UICollectionView) {
    let known = lines
    let lines = known ?? makeLines(of: collectionView, contentSize: super.collectionViewContentSize)
    self.lines = lines
    let setting = PageMap.Setting(
      viewport: Viewport(collectionView, axis: axis, contentLength: lines.content.length),
      alignment: pageAlignment, padsEdges: padsEdges, filling: pageFilling(of: lines),
      loops: formsLoop)
    guard known == nil || setting != map.setting else { return }
    // An inset, say, may have changed without a word.
    rememberPlace()
    countsBeforeUpdate = map.pages.numbering.counts
    map = PageMap(lines: lines, setting: setting)
  }

  private func borrowSettings(of collectionView: UICollectionView) {
    if borrowed?.collectionView !== collectionView {
      borrowed?.giveBack()
      borrowed = BorrowedSettings(of: collectionView)
      borrowed?.apply(preferredDecelerationRate)
    }
    // Paging by the system decides alone where to stop (facts 19, 20).
    if collectionView.isPaging { collectionView.isPaging = false }
  }

  private func observeReduceMotion() {
    reduceMotionObservation = NotificationObservation(
      of: UIAccessibility.reduceMotionStatusDidChangeNotification
    ) { [weak self] in
      self?.invalidateEffects()
    }
  }

  func invalidatePlace() {
    rememberPlace()
    invalidateEffects()
  }
}
#endif
