#if canImport(UIKit)
import UIKit

/// A ready-made carousel: pictures of the app and of URLs, captions, a page control and autoplay.
///
/// ```swift
/// let banner = BannerView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
/// banner.items = [.image(cover, caption: "The new season"), .url(trailerURL)]
/// banner.placeholder = UIImage(named: "placeholder")
/// banner.onSelect = { index in print("picture \(index)") }
/// view.addSubview(banner)
/// ```
///
/// From a storyboard it comes as a view of this class; what Interface Builder can show it does, the
/// items are set in code. The view has no size of its own, so give it one.
///
/// With a single item nothing scrolls and there is no page control; with none the placeholder is
/// shown. Pictures are loaded when they are shown, and the next one ahead, in a window only. The view
/// keeps those and no others; see ``ImageLoader`` for what is kept besides.
@MainActor
open class BannerView: UIView {
  // MARK: Pictures

  /// What is shown, in order; by default nothing.
  ///
  /// Other items begin at the present index, or at the last one if there are fewer. To set the same
  /// again changes nothing.
  public var items: [BannerItem] = [] {
    didSet { if items != oldValue { itemsHaveChanged() } }
  }

  /// What is shown in place of a picture that has yet to arrive, and without items; by default nothing.
  @IBInspectable public var placeholder: UIImage? {
    didSet { placeholderHasChanged() }
  }

  /// How pictures fill the view, which clips them; by default `.scaleAspectFill`.
  ///
  /// The view's own `contentMode` is not read, since a storyboard always sets it.
  public var pictureContentMode: UIView.ContentMode = .scaleAspectFill {
    didSet { placeholderHasChanged() }
  }

  /// Where the pictures of URLs come from; by default ``ImageLoader/shared``.
  ///
  /// What another loader has loaded is dropped.
  public var loader: any ImageLoading {
    get { pictures.loader }
    set {
      pictures.loader = newValue
      updatePictures()
    }
  }

  /// Called when a picture that is shown could not be loaded, once for each attempt.
  ///
  /// It is tried again when the picture comes into sight the next time, or with
  /// ``retryFailedPictures()``.
  public var onLoadingFailure: ((URL, any Error) -> Void)?

  // MARK: Pages

  /// The index of the item that is shown, or of which most is shown; 0 without items.
  public var currentIndex: Int { layout.currentPage }

  /// Called when the current index has changed, live while scrolling, once for each change.
  public var onPageChange: ((Int) -> Void)?

  /// Called when a person has tapped a picture, with the index of its item.
  public var onSelect: ((Int) -> Void)? { didSet { showSetting() } }

  /// Hears of taps, page changes and failures, after the closures; it is not retained.
  public weak var delegate: (any BannerViewDelegate)? { didSet { showSetting() } }

  /// Whether the first picture follows the last one; by default true.
  @IBInspectable public var isLooping: Bool {
    get { layout.isLooping }
    set { layout.isLooping = newValue }
  }

  /// How one picture gives way to the next; by default they slide.
  public var transition: BannerTransition {
    get { layout.transition }
    set { layout.transition = newValue }
  }

  // MARK: Autoplay

  /// How the view turns to the next picture by itself; by default every 5 seconds.
  ///
  /// See ``InfiniteBannerLayout/autoplay`` for when it waits.
  public var autoplay = Autoplay() { didSet { layout.autoplay = autoplay } }

  /// For how long a picture rests, in seconds: that of ``autoplay``; by default 5, at least 2.
  @IBInspectable public var autoplayInterval: Double {
    get { autoplay.interval }
    set { autoplay.interval = newValue }
  }

  /// Whether the view turns to the next picture by itself; by default true.
  @IBInspectable public var isAutoplayEnabled: Bool {
    get { !layout.isAutoplayPaused }
    set { layout.isAutoplayPaused = !newValue }
  }

  // MARK: Captions

  /// The colour of the captions; by default white.
  @IBInspectable public var captionTextColor: UIColor = .white { didSet { showSetting() } }

  /// The font of the captions; by default the system's of 13 points, which grows with Dynamic Type.
  ///
  /// As in a label, a font of a text style or of `UIFontMetrics` follows the size that the person reads
  /// best, any other does not.
  public var captionFont: UIFont = UIFontMetrics(forTextStyle: .footnote)
    .scaledFont(for: .systemFont(ofSize: 13))
  {
    didSet { showSetting() }
  }

  /// What is behind the captions; by default black of half opacity.
  ///
  /// Items without a caption have no such background.
  @IBInspectable public var captionBackgroundColor: UIColor? = UIColor(white: 0, alpha: 0.5) {
    didSet { showSetting() }
  }

  // MARK: Page control

  /// Where the page control is; by default in the middle of the bottom.
  ///
  /// Captions stay clear of it.
  public var pageControlPosition: PageControlPosition = .bottomCenter {
    didSet { updatePageControl() }
  }

  /// The colour of the dots but the current one; nil, the default, for the system's.
  @IBInspectable public var pageIndicatorTintColor: UIColor? {
    get { pageControl.pageIndicatorTintColor }
    set { pageControl.pageIndicatorTintColor = newValue }
  }

  /// The colour of the current dot; nil, the default, for the system's.
  @IBInspectable public var currentPageIndicatorTintColor: UIColor? {
    get { pageControl.currentPageIndicatorTintColor }
    set { pageControl.currentPageIndicatorTintColor = newValue }
  }

  /// The picture of the dots; nil, the default, for round ones.
  @IBInspectable public var pageIndicatorImage: UIImage? {
    didSet { updateIndicatorImages() }
  }

  /// The picture of the current dot; nil, the default, for that of the others.
  @IBInspectable public var currentPageIndicatorImage: UIImage? {
    didSet { updateIndicatorImages() }
  }

  /// The page control itself, for what else there is to set, like its `progress` and `backgroundStyle`.
  ///
  /// The view places, hides and updates it.
  public let pageControl = UIPageControl()

  // MARK: Inside

  let layout = InfiniteBannerLayout()
  let collectionView: BannerCollectionView
  let placeholderView = UIImageView()
  let pictures = BannerPictures(loader: ImageLoader.shared)
  private(set) lazy var source = BannerSource(banner: self)
  /// The cells of the last layout pass.
  var shownCells: [BannerCell] = []
  /// Whether other items have come since then.
  var awaitsCells = false
  /// Where the view was at the last layout pass, and the direction in which it came there.
  var lastPagePosition: CGFloat = 0
  var isTravellingBackward = false
  private var contentSizeObservation: NotificationObservation?

  // MARK: Life

  /// Creates a banner without items.
  ///
  /// - Parameter frame: The place of the view in its superview.
  public override init(frame: CGRect) {
    collectionView = BannerCollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: frame)
    setUp()
  }

  /// Creates a banner from a storyboard, without items.
  public required init?(coder: NSCoder) {
    collectionView = BannerCollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(coder: coder)
    setUp()
  }

  /// Scrolls to an item.
  ///
  /// - Parameters:
  ///   - index: The index of the item; beyond the first or last one that one is meant.
  ///   - animated: Whether the view scrolls there, by the shorter way, or is there at once.
  public func scroll(toItemAt index: Int, animated: Bool) {
    layoutIfNeeded()
    layout.scroll(toPage: index, animated: animated)
  }

  /// Begins to turn to the next picture by itself, or goes on with it; the present one gets its whole time.
  public func startAutoplay() { isAutoplayEnabled = true }

  /// Turns to no other picture by itself until ``startAutoplay()``.
  public func stopAutoplay() { isAutoplayEnabled = false }

  /// Loads the pictures on the screen again that could not be loaded.
  public func retryFailedPictures() {
    pictures.forgetFailures()
    updatePictures()
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { directionHasChanged() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    collectionView.frame = bounds
    placeholderView.frame = bounds
    layOutPageControl()
    // The captions stay clear of the page control.
    showSetting()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updatePictures()
  }

  private func setUp() {
    clipsToBounds = true
    placeholderView.clipsToBounds = true
    placeholderHasChanged()
    setUpCollectionView()
    for view in [placeholderView, collectionView, pageControl] { addSubview(view) }
    layout.autoplay = autoplay
    layout.pageControl = pageControl
    layout.onPageChange = { [weak self] in self?.pageHasChanged(to: $0) }
    pictures.onArrival = { [weak self] in self?.updatePictures() }
    pictures.onFailure = { [weak self] in self?.loadingHasFailed($0, $1) }
    contentSizeObservation = NotificationObservation(
      of: UIContentSizeCategory.didChangeNotification
    ) { [weak self] in
      self?.showSetting()
    }
    itemsHaveChanged()
  }

  private func setUpCollectionView() {
    collectionView.backgroundColor = .clear
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.contentInsetAdjustmentBehavior = .never
    // Pictures are fetched ahead, cells need not be.
    collectionView.isPrefetchingEnabled = false
    #if !os(tvOS)
    // A tap on the status bar is meant for the list that the banner is in.
    collectionView.scrollsToTop = false
    #endif
    collectionView.onLayout = { [weak self] in self?.cellsWereLaidOut() }
    source.register(with: collectionView)
  }
}
#endif
