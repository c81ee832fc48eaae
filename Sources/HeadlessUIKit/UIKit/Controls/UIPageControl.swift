internal import UIKitQuestions

/// A row of dots, one for each page (fact 81).
open class UIPageControl: UIControl {
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  public enum Direction: Int, Sendable {
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }

  public enum InteractionState: Int, Sendable {
    case none = 0
    case discrete = 1
    case continuous = 2
  }

  open var numberOfPages: Int {
    get { pageCount }
    set {
      pageCount = max(0, newValue)
      currentPage = page
      setNeedsLayout()
    }
  }

  /// The current page, clamped to the existing pages.
  open var currentPage: Int {
    get { page }
    set {
      let oldPage = page
      page = min(max(0, newValue), max(0, pageCount - 1))
      if page != oldPage { progress?.currentProgress = 0 }
      setNeedsLayout()
    }
  }

  open var progress: UIPageControlProgress?

  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var backgroundStyle = BackgroundStyle.automatic
  open var direction = Direction.natural { didSet { setNeedsLayout() } }
  open var allowsContinuousInteraction = true
  open private(set) var interactionState = InteractionState.none

  open var preferredIndicatorImage: UIImage? { didSet { setNeedsLayout() } }
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsLayout() } }

  private var pageCount = 0
  private var page = 0
  private var images: [Int: UIImage] = [:]
  private var currentPageImages: [Int: UIImage] = [:]
  private let dots = UIView()
  private var touchStart: CGPoint?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    dots.isUserInteractionEnabled = false
    addSubview(dots)
    isAccessibilityElement = true
    accessibilityTraits = [.adjustable, .updatesFrequently]
  }

  // MARK: Images

  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    setNeedsLayout()
  }

  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentPageImages[page] }

  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentPageImages[page] = image
    setNeedsLayout()
  }

  // MARK: Layout

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = Self.pitch * CGFloat(max(0, pageCount)) + 20
    return isVertical
      ? CGSize(width: 26, height: length) : CGSize(width: length, height: 26)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: pageCount)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if window != nil { wasShown = true }
    dots.frame = bounds
    dots.isHidden = hidesForSinglePage && pageCount <= 1
    let shown = shownPages
    let views = reusedDots(count: shown.count)
    for (view, page) in zip(views, shown) { show(page, in: view) }
  }

  /// Whether it has been laid out in a window.
  private var wasShown = false

  open override var accessibilityValue: String? {
    get {
      if !wasShown, OpenQuestions.current.collection.unseenPageControls == .haveNone {
        return super.accessibilityValue
      }
      return super.accessibilityValue ?? "page \(page + 1) of \(pageCount)"
    }
    set { super.accessibilityValue = newValue }
  }

  open override func accessibilityIncrement() { turn(to: page + 1, .discrete) }

  open override func accessibilityDecrement() { turn(to: page - 1, .discrete) }

  override func layoutDirectionMayHaveChanged() {
    super.layoutDirectionMayHaveChanged()
    setNeedsLayout()
  }

  // MARK: Touches

  override func touchBegan(at point: CGPoint) {
    super.touchBegan(at: point)
    touchStart = point
  }

  /// A finger that moves along the dots turns the pages.
  override func touchMoved(to point: CGPoint) {
    super.touchMoved(to: point)
    guard isTracking, allowsContinuousInteraction, let touchStart else { return }
    guard interactionState == .continuous || abs(along(point) - along(touchStart)) > 10 else {
      return
    }
    turn(to: Int(((along(point) - center(ofPage: 0)) / Self.pitch).rounded()), .continuous)
  }

  /// A tap on the trailing half turns to the next page, one on the leading half to the previous.
  override func touchEnded(at point: CGPoint) {
    let isTap = isTracking && isTouchInside && interactionState == .none
    super.touchEnded(at: point)
    if isTap { turn(to: along(point) < 0 ? page - 1 : page + 1, .discrete) }
    interactionState = .none
  }

  override func touchCancelled() {
    super.touchCancelled()
    interactionState = .none
  }

  /// Turns to a page for a person, which sends an event; setting the property doesn't.
  private func turn(to newPage: Int, _ interaction: InteractionState) {
    interactionState = interaction
    let old = page
    currentPage = newPage
    if page != old { sendActions(for: .valueChanged) }
    if interaction == .discrete { interactionState = .none }
  }

  // MARK: Dots

  private static let pitch: CGFloat = 18
  private static let diameter: CGFloat = 8

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  private var isReversed: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  /// The distance of a point from the middle, in the direction of the last page.
  private func along(_ point: CGPoint) -> CGFloat {
    let distance = isVertical ? point.y - bounds.midY : point.x - bounds.midX
    return isReversed ? -distance : distance
  }

  /// The pages around the current one that fit.
  private var shownPages: Range<Int> {
    let length = isVertical ? bounds.height : bounds.width
    let room = min(pageCount, max(1, Int(min(length, 10_000) / Self.pitch)))
    let first = min(max(0, page - room / 2), pageCount - room)
    return first..<first + room
  }

  /// The distance of a page's dot from the middle.
  private func center(ofPage page: Int) -> CGFloat {
    let shown = shownPages
    return (CGFloat(page - shown.lowerBound) - CGFloat(shown.count - 1) / 2) * Self.pitch
  }

  private func reusedDots(count: Int) -> [UIImageView] {
    while dots.subviews.count > count { dots.subviews.last?.removeFromSuperview() }
    while dots.subviews.count < count { dots.addSubview(UIImageView(frame: .zero)) }
    return dots.subviews.compactMap { $0 as? UIImageView }
  }

  private func show(_ page: Int, in dot: UIImageView) {
    let isCurrent = page == self.page
    let image =
      (isCurrent ? currentPageImages[page] ?? preferredCurrentPageIndicatorImage : nil)
      ?? images[page] ?? preferredIndicatorImage
    let color =
      isCurrent
      ? currentPageIndicatorTintColor ?? .white
      : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.5)
    dot.image = image
    dot.backgroundColor = image == nil ? color : nil
    dot.layer.cornerRadius = image == nil ? Self.diameter / 2 : 0
    dot.bounds.size = image?.size ?? CGSize(width: Self.diameter, height: Self.diameter)
    let distance = isReversed ? -center(ofPage: page) : center(ofPage: page)
    dot.center =
      isVertical
      ? CGPoint(x: bounds.midX, y: bounds.midY + distance)
      : CGPoint(x: bounds.midX + distance, y: bounds.midY)
  }
}
