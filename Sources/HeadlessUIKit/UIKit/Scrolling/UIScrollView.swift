/// A view whose bounds move over its content, by a finger, with momentum and on request.
open class UIScrollView: UIView {
  /// The fraction of the velocity that is left after each millisecond (fact 1).
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)

    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
  }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  // A collection view declares its delegate again with a narrower type, as Apple's does.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { insetsMayHaveChanged() } }
  }

  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { insetsMayHaveChanged() } }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsMayHaveChanged() }
  }

  /// The sum of the content inset and the part of the safe area that counts (fact 29).
  open internal(set) var adjustedContentInset = UIEdgeInsets.zero

  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var scrollsToTop = true
  open var bounces = true
  open var alwaysBounceVertical = false { didSet { insetsMayHaveChanged() } }
  open var alwaysBounceHorizontal = false { didSet { insetsMayHaveChanged() } }
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var decelerationRate = DecelerationRate.normal {
    didSet { decelerationRate = decelerationRate.kept }
  }
  open var allowsKeyboardScrolling = true

  open internal(set) var isTracking = false

  open var isDragging: Bool {
    drag != nil || motion?.kind == .deceleration && isDraggingInMotion
  }

  open var isDecelerating: Bool { motion?.kind == .deceleration || holdsDeceleration }

  open private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
  open private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
  open private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
  open private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()

  open private(set) lazy var panGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer()
    recognizer.view = self
    return recognizer
  }()

  var drag: ContentDrag?
  var motion: ScrollMotion?
  /// The loop in whose time the motion runs.
  weak var motionLoop: MainLoop?
  /// Whether the finger that is down has stopped a deceleration.
  var hasCaughtDeceleration = false
  /// The end of the motion that the finger that is down has stopped.
  var caughtEnd: CGPoint?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The origin of the bounds (fact 23), on the pixel grid (fact 4).
  ///
  /// Writing it doesn't clamp it (fact 24) and doesn't stop a drag or a deceleration: both continue
  /// from the shifted base (fact 25). An animated request ends (fact 26).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let offset = onGrid(newValue)
      guard offset != contentOffset else { return }
      moveBase(by: offset - contentOffset)
      show(offset)
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let offset = onGrid(contentOffset)
    if animated, isRequestLost { return }
    replaceMotion(animated: animated)
    guard offset != self.contentOffset else { return presentOffsetWasRequested(animated: animated) }
    offsetWillBeSet(to: offset, animated: animated)
    guard animated, window != nil else { return show(offset) }
    begin(easedMotion(to: offset, kind: .request))
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let viewport = viewport
    func moved(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if low < from || high - low > to - from { return low - from }
      return max(0, high - to)
    }
    let offset = CGPoint(
      x: bounds.minX + moved(rect.minX, rect.maxX, viewport.minX, viewport.maxX),
      y: bounds.minY + moved(rect.minY, rect.maxY, viewport.minY, viewport.maxY))
    setContentOffset(clamped(offset), animated: animated)
  }

  open func adjustedContentInsetDidChange() {}

  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollByViewport(direction)
  }

  open override func safeAreaInsetsDidChange() { insetsMayHaveChanged() }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    endMotionOutsideWindow()
    insetsMayHaveChanged()
  }

  // MARK: Internal

  override func layoutDirectionMayHaveChanged() {
    super.layoutDirectionMayHaveChanged()
    insetsMayHaveChanged()
  }

  override func changeBounds(to newBounds: CGRect) {
    let old = bounds
    super.changeBounds(to: newBounds)
    if newBounds.origin != old.origin { setNeedsLayout() }
    if newBounds.size != old.size { insetsMayHaveChanged() }
  }

  /// Called before a request sets the offset, so that a collection view can ask its layout
  /// (fact 32).
  func offsetWillBeSet(to offset: CGPoint, animated: Bool) {}

  /// Lets a collection view's layout choose the target before the delegate does (fact 47).
  func proposeTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

  /// Sets the offset and calls the delegate.
  func show(_ offset: CGPoint) {
    let rounded = onGrid(offset)
    guard rounded != contentOffset else { return }
    changeBounds(to: CGRect(origin: rounded, size: bounds.size))
    delegate?.scrollViewDidScroll(self)
  }
}
