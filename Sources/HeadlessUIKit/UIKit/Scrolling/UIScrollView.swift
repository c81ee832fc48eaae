/// A view whose bounds move over its content, by a finger, by themselves and on request.
open class UIScrollView: UIView {
  /// What is left of the velocity after each millisecond (fact 1).
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

  // A collection view declares its delegate anew with a narrower type, as Apple's does.
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

  /// The content inset and the safe area's part in it (fact 29).
  open private(set) var adjustedContentInset = UIEdgeInsets.zero

  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var scrollsToTop = true
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var decelerationRate = DecelerationRate.normal

  open internal(set) var isTracking = false
  open var isDragging: Bool { drag != nil }
  open var isDecelerating: Bool { motion?.isDeceleration == true }

  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer(view: self)

  var drag: Drag?
  var motion: ScrollMotion?

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
  /// Writing it does not clamp (fact 24) and does not stop a drag or a deceleration: both go on from the
  /// shifted base (fact 25). An animated request ends (fact 26).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let offset = newValue.rounded(toScale: traitCollection.displayScale)
      guard offset != contentOffset else { return }
      let difference = offset - contentOffset
      drag?.shift(by: difference)
      if isDecelerating { motion?.shift(by: difference) } else { motion = nil }
      show(offset)
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let offset = contentOffset.rounded(toScale: traitCollection.displayScale)
    stopMotion()
    guard offset != self.contentOffset else { return }
    offsetWillBeSet(to: offset, animated: animated)
    guard animated, window != nil else { return show(offset) }
    let start = self.contentOffset
    begin(
      ScrollMotion(
        x: .eased(from: start.x, to: offset.x), y: .eased(from: start.y, to: offset.y),
        isDeceleration: false))
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let viewport = bounds.inset(by: adjustedContentInset)
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
    insetsMayHaveChanged()
  }

  // MARK: Inside UIKit

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

  /// Comes before the offset is set on request; a collection view tells its layout (fact 32).
  func offsetWillBeSet(to offset: CGPoint, animated: Bool) {}

  /// Lets a collection view's layout choose the target before the delegate does (fact 47).
  func proposeTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

  /// Moves to an offset and tells the delegate.
  func show(_ offset: CGPoint) {
    let rounded = offset.rounded(toScale: traitCollection.displayScale)
    guard rounded != contentOffset else { return }
    changeBounds(to: CGRect(origin: rounded, size: bounds.size))
    delegate?.scrollViewDidScroll(self)
  }

  /// The reachable range of offsets (fact 28).
  var horizontalRange: ClosedRange<CGFloat> {
    range(contentSize.width, bounds.width, adjustedContentInset.left, adjustedContentInset.right)
  }

  var verticalRange: ClosedRange<CGFloat> {
    range(contentSize.height, bounds.height, adjustedContentInset.top, adjustedContentInset.bottom)
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let (horizontal, vertical) = (horizontalRange, verticalRange)
    return CGPoint(
      x: min(max(offset.x, horizontal.lowerBound), horizontal.upperBound),
      y: min(max(offset.y, vertical.lowerBound), vertical.upperBound))
  }

  /// Content that fits does not scroll, unless it is told to bounce (fact 14).
  var scrollsHorizontally: Bool {
    alwaysBounceHorizontal || horizontalRange.lowerBound < horizontalRange.upperBound
  }

  var scrollsVertically: Bool {
    alwaysBounceVertical || verticalRange.lowerBound < verticalRange.upperBound
  }

  private func range(
    _ content: CGFloat, _ extent: CGFloat, _ leading: CGFloat, _ trailing: CGFloat
  ) -> ClosedRange<CGFloat> {
    -leading...max(-leading, content + trailing - extent)
  }

  /// Recomputes the adjusted inset; content that rests at the edge stays there (fact 30).
  func insetsMayHaveChanged() {
    let old = adjustedContentInset
    let new = contentInset + safeAreaPart
    guard new != old else { return }
    adjustedContentInset = new
    adjustedContentInsetDidChange()
    contentOffset = CGPoint(
      x: contentOffset.x == -old.left ? 0 - new.left : contentOffset.x,
      y: contentOffset.y == -old.top ? 0 - new.top : contentOffset.y)
  }

  private var safeAreaPart: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return .zero }
    var part = safeAreaInsets
    if isMirrored { (part.left, part.right) = (part.right, part.left) }
    guard contentInsetAdjustmentBehavior != .always else { return part }
    if !alwaysBounceHorizontal, contentSize.width <= bounds.width {
      (part.left, part.right) = (0, 0)
    }
    if !alwaysBounceVertical, contentSize.height <= bounds.height {
      (part.top, part.bottom) = (0, 0)
    }
    return part
  }
}
