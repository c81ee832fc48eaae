#if canImport(UIKit)
import UIKit

/// A banner that goes round for ever: after the last page comes the first.
///
/// The layout alone makes the ring. The data source keeps its items and is asked for nothing else; it
/// sees its own index paths, and each item has one cell at most.
///
/// Each page fills the viewport, see ``pageSizing``. One swipe turns one page, at 30 percent of the way
/// or with a flick that dragged 10 percent.
///
/// A ring of items that do not fill the bounds and one page more would show some of them twice. So
/// two full-width pages loop, a single one does not; see ``isActuallyLooping``.
///
/// Scroll indicators make no sense in a ring, so hide them; and neither does the tap on the status bar
/// that scrolls a vertical one to its top, so set the view's `scrollsToTop` to false.
@MainActor
open class InfiniteBannerLayout: SnapFlowLayout {
  /// Whether the pages form a ring; by default true.
  @IBInspectable public var isLooping: Bool = true {
    didSet { if isLooping != oldValue { invalidatePages() } }
  }

  /// Whether the pages form a ring now, as of the last layout pass.
  ///
  /// False with a single page, or with too few to fill the bounds and one page more.
  public var isActuallyLooping: Bool { pages.loop != nil }

  /// How long pages are; by default as long as the viewport.
  ///
  /// Anything but ``PageSizing/item`` makes items fill the viewport across the scroll axis too, less the
  /// section inset. A delegate that gives sizes has the last word.
  public var pageSizing: PageSizing = .viewport {
    didSet { if pageSizing != oldValue { invalidateLayout() } }
  }

  /// The size of the items where pages are not sized by the viewport.
  open override var itemSize: CGSize {
    didSet { if !isFittingItems { ownItemSize = itemSize } }
  }

  /// How the banner turns its pages by itself; by default nil, not at all.
  ///
  /// It waits while a finger or anything else moves the view, while the view is not on the screen, while
  /// the app is inactive, and with VoiceOver on or, if ``SnapFlowLayout/respectsReduceMotion`` is set,
  /// Reduce Motion. Each page gets a whole interval from when the view came to rest on it. With a single
  /// page nothing is turned; without a loop the end is followed by the other one.
  public var autoplay: Autoplay? {
    didSet { if autoplay != oldValue { player.restart() } }
  }

  /// Whether the app has stopped the autoplay, to go on with it later; by default false.
  public var isAutoplayPaused = false {
    didSet { if isAutoplayPaused != oldValue { player.restart() } }
  }

  /// A page control that follows the banner, and turns its pages when it is tapped; by default nil.
  ///
  /// Its number of pages and current page are set. From iOS 17 on, a `UIPageControlProgress` that the app
  /// gives it shows how much of the interval of the autoplay is over. It is not retained.
  public weak var pageControl: UIPageControl? {
    didSet { pageControlLink.link(pageControl, instead: oldValue) }
  }

  /// How one page gives way to the next; by default they slide.
  public var transition: BannerTransition = .slide {
    didSet { if transition != oldValue { invalidateEffects() } }
  }

  /// The effect of the transition.
  open override var builtInEffects: [ItemEffect] { transition.effects }

  private(set) lazy var player = AutoplayDriver(layout: self)
  private(set) lazy var pageControlLink = PageControlLink(layout: self)
  private var ownItemSize = CGSize(width: 50, height: 50)
  private var isFittingItems = false

  /// Creates a horizontal banner without space between the pages.
  public override init() {
    super.init()
    scrollDirection = .horizontal
    minimumLineSpacing = 0
    setUp()
  }

  /// Creates a banner from a storyboard, with the scroll direction and the spacing set there.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override var formsLoop: Bool { isLooping }

  override var cancelsSmoothly: Bool { true }

  open override func prepare() {
    fitItems()
    super.prepare()
    player.update()
  }

  override func stateDidChange() { pageControlLink.update() }

  override func didComeToRest() { player.restart() }

  private func setUp() {
    ownItemSize = itemSize
    pageAlignment = .center
    padsEdges = true
    releasePolicy = .banner
    preferredDecelerationRate = .fast
  }

  /// Makes the items as long as pages are to be.
  private func fitItems() {
    guard let size = fittedItemSize, size != itemSize else { return }
    isFittingItems = true
    itemSize = size
    isFittingItems = false
  }

  /// The size that items are to have; nil while there is no room at all.
  private var fittedItemSize: CGSize? {
    guard let collectionView else { return nil }
    let room = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
    let length = pageSizing.length(
      viewportLength: room[along: axis], spacing: minimumLineSpacing)
    guard let length else { return ownItemSize }
    let insets = CGRect(origin: .zero, size: room).inset(by: sectionInset).size
    let across = insets[across: axis]
    return length > 0 && across > 0 ? CGSize(along: length, across: across, axis: axis) : nil
  }
}
#endif
