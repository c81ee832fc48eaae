/// Shows the elements of its data source where its layout wants them.
@MainActor
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

  public struct ScrollPosition: OptionSet, Sendable {
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
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
    get { layout }
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

  /// Whether an item of this view is being dragged, and whether one is about to be dropped on it.
  open package(set) var hasActiveDrag = false
  open package(set) var hasActiveDrop = false

  var layout: UICollectionViewLayout { didSet { layoutDirectionMayHaveChanged() } }
  /// The layout must prepare before it is asked again.
  var isLayoutStale = true
  /// `reloadData` owes the layout an invalidation (fact 34).
  var owesReload = true
  /// A request for a rectangle and what the layout answered.
  var answer = LayoutAnswer()
  var counts: [Int]?
  var views: [CollectionElement: UICollectionReusableView] = [:]
  var pool = ReusePool()
  var selectedItems: Set<IndexPath> = []
  var prefetching = Prefetching()
  /// Whether a batch of updates is being put together, and what it is so far.
  var isBatching = false
  var batchedChanges = CollectionChanges()
  /// Whether a batch is taking effect.
  var isUpdating = false
  /// What is to happen once the view is in a window, whose clock it needs.
  var waitingForWindow: [@MainActor () -> Void] = []
  private var isLayingOut = false

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.collectionView = self
  }

  // MARK: Data

  open var numberOfSections: Int { itemCounts.count }

  open func numberOfItems(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  /// Sends the layout nothing now, but an invalidation of everything before its next pass (fact 34).
  open func reloadData() {
    owesReload = true
    isLayoutStale = true
    counts = nil
    selectedItems = []
    batchedChanges = CollectionChanges()
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

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isLayingOut, !isUpdating else { return setNeedsLayout() }
    isLayingOut = true
    updateLayout()
    showElements()
    prefetch()
    isLayingOut = false
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    layout.invalidateLayout()  // fact 85
    runWhatWaitedForWindow()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layout.invalidateLayout()
  }

  // MARK: Inside UIKit

  /// A layout that flips runs from right to left where the language it was made for does not (fact 59).
  override var isMirrored: Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  override func changeBounds(to newBounds: CGRect) {
    let old = bounds
    guard newBounds != old else { return }
    let hasNewSize = newBounds.size != old.size
    let context = contextForBoundsChange(newBounds)
    super.changeBounds(to: newBounds)
    if let context {
      if hasNewSize { counts = nil }  // fact 86
      invalidateLayout(with: context)
      // A new size is laid out inside the setter, a new origin in the next pass.
      if hasNewSize { prepareLayout() }
    }
    if hasNewSize, !owesReload, window?.animatesBoundsChanges == true {
      boundsChangedAnimated(from: old)
    }
  }

  override func offsetWillBeSet(to offset: CGPoint, animated: Bool) {
    let target = CGRect(origin: offset, size: bounds.size)
    if let context = contextForBoundsChange(target) { invalidateLayout(with: context) }
    if animated { layoutIfNeeded() }
  }

  /// The layout chooses first; what it says is what the delegate sees (fact 47).
  override func proposeTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    layout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
  }
}
