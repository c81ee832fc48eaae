internal import UIKitQuestions

/// Shows the elements of its data source at the places that its layout returns.
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  public enum ElementCategory: Int, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  /// The scroll view's delegate, with a narrower type.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set { super.delegate = newValue }
  }

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  open var collectionViewLayout: UICollectionViewLayout {
    get { namedLayout ?? layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { dropPrefetchedCell() } }
  }

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// Whether a person drags an item of this view, or may drop one on it.
  open package(set) var hasActiveDrag = false
  open package(set) var hasActiveDrop = false

  var layout: UICollectionViewLayout { didSet { layoutDirectionMayHaveChanged() } }
  /// The layout that the view names while another one replaces it.
  var namedLayout: UICollectionViewLayout?
  var interactiveTransition: InteractiveTransition?
  /// The item that has the focus.
  var focusedItem: IndexPath?
  /// Whether the layout must be prepared before it is asked again.
  var isLayoutStale = true
  /// Whether a reload must still invalidate the layout (fact 34).
  var owesReload = true
  /// The last requested rectangle and the layout's answer.
  var answer = LayoutAnswer()
  /// The attributes of cells that an invalidation has left as they are (fact 196).
  var unnamedAttributes: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  var counts: [Int]?
  var views: [CollectionElement: UICollectionReusableView] = [:]
  var pool = ReusePool()
  /// The cell that the data source configures again.
  var reconfigured: UICollectionViewCell?
  /// Views that leave with an animation.
  var leaving: [LeavingElement] = []
  var departures = 0
  /// Cells that wait for their items to return, in the order in which they left the screen.
  var waiting: [(element: CollectionElement, view: UICollectionReusableView)] = []
  var selectedItems: Set<IndexPath> = []
  var prefetching = Prefetching()
  var movement: InteractiveMovement?
  /// Whether a batch is being collected, and its changes so far.
  var isBatching = false
  var batchedChanges = CollectionChanges()
  /// Whether the reload that is due keeps the cells, because it came in a batch (fact 178).
  var keepsCells = false
  /// Whether a batch is being applied, and its effects.
  var isUpdating = false
  var updatePlan: CollectionUpdatePlan?
  /// The change for which layouts are asked for initial and final attributes.
  var currentMove: ElementMove?
  /// Whether the size has changed since the last layout pass.
  private var isResized = false
  /// Whether an animated change of the bounds is being applied.
  var isChangingBounds = false
  var isPreparing = false
  var owesClamping = false
  /// Whether the content has shrunk since elements were last requested.
  var shrankInPreparation = false
  private var wasInWindow = false
  /// Blocks that wait until the view has a window, because they need its clock.
  var waitingForWindow: [@MainActor () -> Void] = []
  private var isLayingOut = false
  /// The most that one layout pass has taken.
  package var greatestPass = PassEffort()
  var passEffort = PassEffort()
  /// The number of layout passes in this turn.
  private var passes = 0

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.shownBy = self
  }

  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.shownBy = self
  }

  // MARK: Visible elements

  open var visibleCells: [UICollectionViewCell] {
    let cells = indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
    return OpenQuestions.current.collection.visibleCellsOrder == .byIndexPath
      ? cells : subviews.compactMap { view in cells.first { $0 === view } }
  }

  open var indexPathsForVisibleItems: [IndexPath] {
    views.keys.filter { $0.kind == nil }.map(\.indexPath).sorted()
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    views[CollectionElement(indexPath: indexPath, kind: nil)] as? UICollectionViewCell
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    views[CollectionElement(indexPath: indexPath, kind: elementKind)]
  }

  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    views.keys.filter { $0.kind == elementKind && !$0.isDecoration }.map(\.indexPath).sorted()
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    views.first { $0.value === cell }?.key.indexPath
  }

  open func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    views.first { $0.value === supplementaryView && $0.key.category == .supplementaryView }?
      .key.indexPath
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    answer.attributes.values
      .filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// For a displayed item, the answer is the last one of the layout (fact 36).
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    answer.attributes[CollectionElement(indexPath: indexPath, kind: nil)]
      ?? layout.layoutAttributesForItem(at: indexPath)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    answer.attributes[CollectionElement(indexPath: indexPath, kind: kind)]
      ?? layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Reuse

  open func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    pool.register(cellClass, for: ReusePool.Key(kind: nil, identifier: identifier))
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(viewClass, for: ReusePool.Key(kind: elementKind, identifier: identifier))
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib?.viewClass, forCellWithReuseIdentifier: identifier)
  }

  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    register(
      nib?.viewClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = dequeue(ReusePool.Key(kind: nil, identifier: identifier), for: indexPath)
    guard let cell = view as? UICollectionViewCell else {
      preconditionFailure("The class registered for \(identifier) is not a cell.")
    }
    return cell
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(ReusePool.Key(kind: elementKind, identifier: identifier), for: indexPath)
  }

  // MARK: Selection

  open var indexPathsForSelectedItems: [IndexPath]? { selectedItems.sorted() }

  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selectedItems.remove(indexPath)
    cellForItem(at: indexPath)?.isSelected = false
  }

  // MARK: Scrolling and layouts

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    bring(indexPath, to: scrollPosition, animated: animated)
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    changeLayout(to: layout, animated: animated, completion: completion)
  }

  // MARK: Updates

  open func insertItems(at indexPaths: [IndexPath]) {
    note { $0.items.inserted += indexPaths }
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    note { $0.items.deleted += indexPaths }
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    note { $0.items.reloaded += indexPaths }
  }

  /// Asks the data source for the cells of these items again, and hands it the same cells.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      guard let cell = cellForItem(at: indexPath) else { continue }
      reconfigured = cell
      _ = provide { dataSource?.collectionView(self, cellForItemAt: indexPath) }
      reconfigured = nil
      cell.measuredSize = nil
    }
    setNeedsLayout()
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note { $0.items.moved.append(.init(origin: indexPath, destination: newIndexPath)) }
  }

  open func insertSections(_ sections: IndexSet) {
    note { $0.sections.inserted += sections }
  }

  open func deleteSections(_ sections: IndexSet) {
    note { $0.sections.deleted += sections }
  }

  open func reloadSections(_ sections: IndexSet) {
    note { $0.sections.reloaded += sections }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    note { $0.sections.moved.append(.init(origin: section, destination: newSection)) }
  }

  /// Collects several changes into one; an inner batch is a part of the outer one.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    update(animated: true, updates, completion: completion)
  }

  // MARK: Interactive movement

  /// Begins to move an item; false if there is none or the data source doesn't allow it.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(of: indexPath)
  }

  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(to: targetPosition)
  }

  open func endInteractiveMovement() { finishMovement(cancelled: false) }

  open func cancelInteractiveMovement() { finishMovement(cancelled: true) }

  // MARK: Data

  /// Without a data source there is one section (fact 173).
  open var numberOfSections: Int { dataSource == nil ? 1 : itemCounts.count }

  open func numberOfItems(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  /// Sends the layout nothing now, but invalidates everything before its next pass (fact 34).
  open func reloadData() {
    keepsCells = isBatching && !views.isEmpty
    owesReload = true
    if !keepsCells, OpenQuestions.current.collection.cellsAfterReload == .discarded {
      removeAllElements()
    }
    isLayoutStale = true
    counts = nil
    selectedItems = []
    movement = nil
    batchedChanges = CollectionChanges()
    reloadedDuringScroll()
    setNeedsLayout()
  }

  var itemCounts: [Int] {
    if let counts { return counts }
    let fetched = dataSource.map { source in
      (0..<max(0, source.numberOfSections(in: self)))
        .map { max(0, source.collectionView(self, numberOfItemsInSection: $0)) }
    }
    counts = fetched
    return fetched ?? []
  }

  // MARK: Layout

  open override func layoutIfNeeded() {
    passes = 0
    super.layoutIfNeeded()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isLayingOut, !isUpdating else { return setNeedsLayout() }
    isLayingOut = true
    passEffort = PassEffort()
    isResized = false
    clampIfOwed()
    updateLayout()
    showElements()
    prefetch()
    isLayingOut = false
    greatestPass.admit(passEffort)
    // A layout that is invalidated in every pass would never end (fact 155).
    passes += 1
    if passes == 8, isLayoutStale {
      record(fault: "\(type(of: layout)) is stuck in its update/layout loop")
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    // Entering a window invalidates the layout (fact 85), perhaps only for the first time.
    if !wasInWindow || OpenQuestions.current.collection.laterWindowEntries == .invalidate {
      layout.invalidateLayout()
    }
    wasInWindow = true
    runWhatWaitedForWindow()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    let questions = OpenQuestions.current.collection
    guard questions.insetChanges == .invalidate else { return }
    // Between the setter of a new size and the pass, the layout is prepared again without a call (fact 171).
    guard isResized, !owesReload, questions.rotationCalls != .oneForEach else {
      return layout.invalidateLayout()
    }
    isLayoutStale = true
    setNeedsLayout()
  }

  // MARK: Internal

  /// A layout that flips is mirrored in a direction other than its development direction (fact 59).
  override var isMirrored: Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  override func changeBounds(to newBounds: CGRect) {
    let old = bounds
    guard newBounds != old else { return }
    if isLayingOut { passEffort.writes += 1 }
    let hasNewSize = newBounds.size != old.size
    if hasNewSize { isResized = true }
    let isAnimated =
      ViewAnimation.isUnderWay && window != nil && !owesReload && !isUpdating && !isChangingBounds
    let before = answer
    if isAnimated, hasNewSize,
      OpenQuestions.current.collection.elementsBeforePreparation == .elementsFirst
    {
      _ = layout.layoutAttributesForElements(in: newBounds)
    }
    let calls = OpenQuestions.current.collection.rotationCalls
    let context = hasNewSize && calls == .none ? nil : contextForBoundsChange(newBounds)
    super.changeBounds(to: newBounds)
    if hasNewSize, !isTracking, motion == nil,
      OpenQuestions.current.collection.offsetInLongerBounds == .isBroughtBack
    {
      contentOffset = clamped(contentOffset)
    }
    if hasNewSize, context != nil || calls == .none {
      counts = nil  // UIKit asks for the counts again (fact 86)
      if let context { invalidateLayout(with: context) }
      // For a new size the layout is prepared in the setter, for a new origin in the next pass.
      prepareLayout()
      setNeedsLayout()
    } else if let context {
      invalidateLayout(with: context)
    }
    guard isAnimated else { return }
    if hasNewSize {
      sizeChangedAnimated(from: old, before)
    } else {
      originChangedAnimated(from: old)
    }
  }

  override func offsetWillBeSet(to offset: CGPoint, animated: Bool) {
    let target = CGRect(origin: offset, size: bounds.size)
    if let context = contextForBoundsChange(target) { invalidateLayout(with: context) }
    if animated { layoutIfNeeded() }
  }

  /// The layout chooses first, and the delegate gets its answer (fact 47).
  override func proposeTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    layout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
  }
}
