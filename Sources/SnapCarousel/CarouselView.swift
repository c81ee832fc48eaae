#if canImport(UIKit)
import UIKit

/// A ready-made carousel with images, captions, a page control and autoplay.
///
/// ```swift
/// let carousel = CarouselView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
/// carousel.items = [.image(cover, caption: "The new season"), .url(photoURL, caption: "On the set")]
/// carousel.placeholder = UIImage(named: "placeholder")
/// carousel.onSelect = { [weak self] index in self?.open(index) }
/// view.addSubview(carousel)
/// ```
///
/// In a storyboard, set the class of a view to `CarouselView` and its module to SnapCarousel. Interface Builder
/// shows most settings; set the items in code. With Auto Layout, constrain the width: the images or
/// ``imageAspectRatio`` give the view its height.
///
/// With a single item the view doesn't scroll and hides the page control; without items it shows the
/// placeholder. While it is in a window and has a size, it loads the images on the screen and the next
/// one, and keeps only those. See ``ImageLoader`` for the images that the loader keeps.
@preconcurrency @MainActor
open class CarouselView: UIView {
  // MARK: Images

  /// The items, in order; the default is none.
  ///
  /// After a change the view shows the item at the same index, or the last one if there are fewer. An
  /// equal array changes nothing.
  public var items: [CarouselItem] = [] {
    didSet { if items != oldValue { itemsHaveChanged() } }
  }

  /// The image shown until an item's own image has loaded, and without items; the default is nil.
  @IBInspectable public var placeholder: UIImage? {
    didSet { placeholderHasChanged() }
  }

  /// How images fill the view, which clips them; the default is `.scaleAspectFill`.
  ///
  /// The view ignores its own `contentMode`, which a storyboard always sets.
  public var imageContentMode: UIView.ContentMode = .scaleAspectFill {
    didSet { placeholderHasChanged() }
  }

  /// The width of an image divided by its height, from which the view's intrinsic height follows; by default
  /// nil.
  ///
  /// nil means that of the tallest image among the items, as far as the app has set images, and of the placeholder.
  /// The height doesn't change when an image of a URL has loaded. Values that aren't positive and finite count as nil.
  public var imageAspectRatio: CGFloat? {
    didSet {
      imageAspectRatio = imageAspectRatio?.aspectRatio
      updateHeight()
    }
  }

  /// Loads the images of URLs; the default is ``ImageLoader/shared``.
  ///
  /// When you set another loader, the view drops the images that the old one has loaded.
  public var imageLoader: any ImageLoading {
    get { images.loader }
    set {
      images.loader = newValue
      updateImages()
    }
  }

  /// Called when an image on the screen fails to load, once for each attempt.
  ///
  /// The placeholder stays. The view tries again the next time the image comes onto the screen, and
  /// when you call ``retryFailedImages()``.
  public var onLoadingFailure: ((_ url: URL, _ error: any Error) -> Void)?

  // MARK: Pages

  /// The index of the item that covers most of the view; 0 without items.
  public var currentIndex: Int { index(ofPage: layout.currentPage) ?? max(0, items.count - 1) }

  /// Called with the first index and when it changes, also in a scroll.
  ///
  /// New ``items`` at the same index don't call it. Nor does an empty array: without items, there is no page.
  public var onPageChange: ((_ index: Int) -> Void)?

  /// Called when a person taps an image, with the index of its item.
  ///
  /// Only with this closure VoiceOver presents the images as buttons.
  public var onSelect: ((_ index: Int) -> Void)? { didSet { showSetting() } }

  /// Whether the first item follows the last one; the default is true.
  ///
  /// Two items are enough, of any length: if they are too few to fill the view, the view shows some of them
  /// twice.
  @IBInspectable public var isLoopingEnabled: Bool {
    get { layout.isLoopingEnabled }
    set { layout.isLoopingEnabled = newValue }
  }

  /// The direction in which the view scrolls; the default is horizontal.
  public var scrollDirection: UICollectionView.ScrollDirection {
    get { layout.scrollDirection }
    set { layout.scrollDirection = newValue }
  }

  /// The length of an image along the scroll direction; the default is the view's own.
  ///
  /// With `.peek`, for example, the neighbors show at both sides. `.item` counts as `.viewport`, because the items
  /// have no size of their own.
  public var pageSizing: PageSizing {
    get { layout.pageSizing }
    set { layout.pageSizing = newValue == .item ? .viewport : newValue }
  }

  /// The space between two images in points, rounded to whole pixels as it is laid out; the default is 0.
  @IBInspectable public var spacing: CGFloat {
    get { layout.minimumLineSpacing }
    set { layout.minimumLineSpacing = newValue }
  }

  /// How the carousel turns from one image to the next; the default is `.slide`.
  public var transition: BannerTransition {
    get { layout.transition }
    set { layout.transition = newValue }
  }

  /// Which page a drag ends on; the default is `.banner`, one page for each drag.
  public var releasePolicy: ReleasePolicy {
    get { layout.releasePolicy }
    set { layout.releasePolicy = newValue }
  }

  /// Returns the text that VoiceOver reads after a page turn, from the page's index and the number
  /// of pages.
  ///
  /// The default is that of `SnapFlowLayout`.
  public var accessibilityPageDescription: (_ page: Int, _ numberOfPages: Int) -> String {
    get { layout.accessibilityPageDescription }
    set { layout.accessibilityPageDescription = newValue }
  }

  // MARK: Autoplay

  /// How the view turns its pages automatically; nil turns autoplay off, and the default is a page
  /// every 5 seconds.
  ///
  /// It waits as the autoplay of a `SnapFlowLayout` does: for example under a finger, off the
  /// screen, and with VoiceOver.
  public var autoplay: Autoplay? = Autoplay() {
    didSet { updateAutoplay() }
  }

  /// The seconds for which a page stays, as in ``autoplay``; the default is 5, the minimum is 2, and 0 with a
  /// `driftSpeed`.
  ///
  /// Smaller values count as the minimum; `NaN` and infinity count as 5. If autoplay is off, setting this
  /// turns it on.
  @IBInspectable public var autoplayInterval: Double {
    get { (autoplay ?? Autoplay()).interval }
    set {
      var changed = autoplay ?? Autoplay()
      changed.interval = newValue
      autoplay = changed
    }
  }

  /// Whether autoplay is paused, to continue later; the default is false.
  ///
  /// When you set it to false again, the current page stays for a whole interval.
  @IBInspectable public var isAutoplayPaused: Bool {
    get { layout.isAutoplayPaused }
    set { layout.isAutoplayPaused = newValue }
  }

  // MARK: Captions

  /// The color of the captions; the default is white.
  @IBInspectable public var captionTextColor: UIColor = .white { didSet { showSetting() } }

  /// The font of the captions; the default is the system font at 13 points, scaled with Dynamic Type.
  ///
  /// As in a label, only a font of a text style or of `UIFontMetrics` scales with Dynamic Type.
  public var captionFont: UIFont = CarouselView.standardCaptionFont {
    didSet { showSetting() }
  }

  /// The color behind the captions; the default is black at half opacity.
  ///
  /// An item without a caption shows no background.
  @IBInspectable public var captionBackgroundColor: UIColor? = UIColor(white: 0, alpha: 0.5) {
    didSet { showSetting() }
  }

  // MARK: Page control

  /// The position of the page control; the default is ``PageControlPosition/bottomCenter``.
  ///
  /// Captions don't overlap the page control.
  public var pageControlPosition = PageControlPosition.bottomCenter {
    didSet { updatePageControl() }
  }

  /// The color of the page indicators; nil, the default, is the system's color.
  @IBInspectable public var pageIndicatorTintColor: UIColor? {
    get { pageControl.pageIndicatorTintColor }
    set { pageControl.pageIndicatorTintColor = newValue }
  }

  /// The color of the current page's indicator; nil, the default, is the system's color.
  @IBInspectable public var currentPageIndicatorTintColor: UIColor? {
    get { pageControl.currentPageIndicatorTintColor }
    set { pageControl.currentPageIndicatorTintColor = newValue }
  }

  /// The image of the page indicators; nil, the default, is the system's dot.
  @IBInspectable public var pageIndicatorImage: UIImage? {
    didSet { updateIndicatorImages() }
  }

  /// The image of the current page's indicator; nil, the default, is ``pageIndicatorImage``.
  @IBInspectable public var currentPageIndicatorImage: UIImage? {
    didSet { updateIndicatorImages() }
  }

  /// The page control, for its other settings, such as `progress` and `backgroundStyle`.
  ///
  /// The view positions, hides and updates it.
  public var pageControl: UIPageControl { markedPageControl }

  // MARK: Internal

  let markedPageControl = MarkedPageControl()
  let layout = InfiniteBannerLayout()
  let collectionView: CarouselCollectionView
  let placeholderView = UIImageView()
  let images = CarouselImages(loader: ImageLoader.shared)
  private(set) lazy var source = CarouselSource(carousel: self)
  var state = CarouselState()
  /// The last request of the app; nil once it has ended, because only the layout's completion retains it.
  weak var request: ItemRequest?
  /// The index last reported; nil before the first report.
  var reportedIndex: Int?

  var copies: Int { state.copies }
  var shownCells: [CarouselCell] { state.shownCells }
  /// Whether cells may still show earlier items.
  var awaitsCells: Bool { state.awaitsCells }

  // MARK: Creation

  /// Creates a carousel without items.
  ///
  /// - Parameter frame: The frame of the view in its superview.
  public override init(frame: CGRect) {
    collectionView = CarouselCollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: frame)
    setUp()
  }

  /// Creates a carousel from a storyboard, without items.
  ///
  /// - Parameter coder: The decoder of the storyboard.
  public required init?(coder: NSCoder) {
    collectionView = CarouselCollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(coder: coder)
    setUp()
  }

  /// Scrolls to an item.
  ///
  /// - Parameters:
  ///   - index: The index of the item; the view scrolls to the nearest item if there is none.
  ///   - animated: Whether to animate the scroll, which takes the shorter way of a loop.
  ///   - completion: Called once, in a frame after the call: with true when the view rests there, and
  ///     with false if something else has taken over. A change of settings or ``items`` on the way doesn't end it, as long as
  ///     there is an item at the index.
  public func scroll(
    toItemAt index: Int, animated: Bool, completion: ((_ didArrive: Bool) -> Void)? = nil
  ) {
    layoutIfNeeded()
    let request = ItemRequest(index: nearestIndex(to: index), completion: completion)
    self.request = request
    layout.scroll(
      toPage: layout.nearestRepetition(ofPage: request.index), animated: animated,
      completion: request.beginScroll())
  }

  /// Tries again to load the images on the screen that failed to load.
  public func retryFailedImages() {
    images.forgetFailures()
    updateImages()
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { directionHasChanged() }
  }

  /// The height of the images at the present width.
  ///
  /// In a carousel that scrolls vertically, it is that of an image as long as the view, whatever ``pageSizing`` is.
  /// Before the view has a width, it has no height: in a row that sizes itself, constrain the height to the width by an
  /// aspect ratio.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: imageHeight ?? UIView.noIntrinsicMetric)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    collectionView.frame = bounds
    placeholderView.frame = bounds
    layOutPageControl()
    // Updates the space that captions leave for the page control.
    showSetting()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateAutoplay()
    updateImages()
  }

  private func setUp() {
    clipsToBounds = true
    placeholderView.clipsToBounds = true
    placeholderHasChanged()
    setUpCollectionView()
    for view in [placeholderView, collectionView, pageControl] { addSubview(view) }
    // Whether a storyboard's direction comes by the setter isn't documented.
    directionHasChanged()
    layout.onPageChange = { [weak self] in self?.pageHasChanged(to: $0) }
    images.onArrival = { [weak self] in self?.updateImages() }
    images.onFailure = { [weak self] in self?.onLoadingFailure?($0, $1) }
    itemsHaveChanged()
  }

  /// Outside of a window there is nothing to turn.
  private func updateAutoplay() { layout.autoplay = window == nil ? nil : autoplay }

  private static let standardCaptionFont = UIFontMetrics(forTextStyle: .footnote)
    .scaledFont(for: .systemFont(ofSize: 13))

  private func setUpCollectionView() {
    collectionView.backgroundColor = .clear
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.showsVerticalScrollIndicator = false
    collectionView.contentInsetAdjustmentBehavior = .never
    // The carousel loads images ahead of time, so cells need not be prefetched.
    collectionView.isPrefetchingEnabled = false
    #if !os(tvOS)
    // A tap on the status bar should scroll the list that contains the carousel.
    collectionView.scrollsToTop = false
    #endif
    #if compiler(>=6.2)
    // Otherwise images below a bar get a blurred edge.
    if #available(iOS 26, tvOS 26, visionOS 26, *) {
      let view = collectionView
      let edges = [
        view.topEdgeEffect, view.leftEdgeEffect, view.bottomEdgeEffect, view.rightEdgeEffect,
      ]
      for edge in edges { edge.isHidden = true }
    }
    #endif
    collectionView.carousel = self
    source.register(with: collectionView)
  }
}
#endif
