/// A rectangle in a tree of views: its geometry, its looks and its layout.
open class UIView: UIResponder, UITraitEnvironment {
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case center = 4
  }

  // MARK: Creation

  public init(frame: CGRect) {
    super.init()
    layer.view = self
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init()
    layer.view = self
  }

  public override convenience init() { self.init(frame: .zero) }

  open var accessibilityIdentifier: String?

  // MARK: Geometry

  public let layer = CALayer()

  /// The transitions that haven't ended.
  var transitions: [ViewTransition] = []

  /// The bounding box of the transformed bounds in the superview.
  ///
  /// Under a transform, its size becomes that of the bounds through the inverse (fact 176).
  open var frame: CGRect {
    get {
      bounds.size.box(anchor: anchorDistance, at: center, transform)
    }
    set {
      let isPlain = transform.isIdentity || isFlat
      let size =
        isPlain
        ? newValue.size
        : CGRect(origin: .zero, size: newValue.size).applying(transform.inverted()).size
      let anchor = CGPoint(
        x: size.width * layer.anchorPoint.x, y: size.height * layer.anchorPoint.y)
      let box = size.box(anchor: anchor, at: .zero, isPlain ? .identity : transform)
      center = CGPoint(x: newValue.minX - box.minX, y: newValue.minY - box.minY)
      bounds = CGRect(origin: bounds.origin, size: size)
    }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set { changeBounds(to: newValue) }
  }

  open var center: CGPoint {
    get { layer.position }
    set {
      ViewAnimation.willChange(self)
      layer.position = newValue
    }
  }

  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(layer.transform) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set {
      ViewAnimation.willChange(self)
      layer.transform = newValue
    }
  }

  open var autoresizingMask: AutoresizingMask = []

  /// The margins that were set, plus the part that the safe area covers.
  open var layoutMargins: UIEdgeInsets {
    get { insetsLayoutMarginsFromSafeArea ? ownMargins + safeAreaInsets : ownMargins }
    set { ownMargins = newValue }
  }

  open var insetsLayoutMarginsFromSafeArea = true

  private var ownMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  open var safeAreaInsets: UIEdgeInsets { superview == nil ? .zero : inheritedSafeAreaInsets }

  open func safeAreaInsetsDidChange() {}

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The value of a length for which a view has no intrinsic metric.
  public class var noIntrinsicMetric: CGFloat { -1 }

  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {}

  open class var layoutFittingCompressedSize: CGSize { .zero }
  open class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Without constraints, the size that fits, with the required lengths.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let fitting = sizeThatFits(targetSize)
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : fitting.width,
      height: verticalFittingPriority == .required ? targetSize.height : fitting.height)
  }

  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  // MARK: Coordinates

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let target = view ?? window
    return target?.pointFromRoot(pointToRoot(point)) ?? pointToRoot(point)
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? window)?.convert(point, to: self) ?? pointFromRoot(point)
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.mappingCorners { convert($0, to: view) }
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.mappingCorners { convert($0, from: view) }
  }

  // MARK: Looks

  open var backgroundColor: UIColor? {
    get { layer.backgroundColor?.color }
    set {
      ViewAnimation.willChange(self)
      layer.backgroundColor = newValue?.cgColor
    }
  }
  open var isHidden = false

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      ViewAnimation.willChange(self)
      layer.opacity = Float(newValue)
    }
  }
  open var contentMode = ContentMode.scaleToFill
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! = .systemBlue
  open var isUserInteractionEnabled = true
  open var tag = 0

  // MARK: Traits

  /// The traits that the view was last called with.
  var knownTraits = UIScreen.main.traits

  var traitRegistrations: [TraitRegistration] = []

  open var traitCollection: UITraitCollection { window?.traits ?? UIScreen.main.traits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The direction in which this view arranges its content; subviews don't inherit the attribute
  /// (fact 61).
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    return Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(relativeTo: layoutDirection)
  }

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionMayHaveChanged() } }
  }

  // MARK: Touches

  /// The frontmost view at a point that accepts touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in hitOrder.reversed() where !view.isFlat {
      if let hit = view.hitTest(view.pointFromSuperview(point), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Tree

  open internal(set) weak var superview: UIView?

  open internal(set) var subviews: [UIView] = []

  open var window: UIWindow? { superview?.window }

  open override var next: UIResponder? { viewController ?? superview }

  /// The recognizers that were added; nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]?

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    if gestureRecognizers?.isEmpty == true { gestureRecognizers = nil }
    gestureRecognizer.view = nil
  }

  open func addSubview(_ view: UIView) { insert(view, at: subviews.endIndex) }

  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: min(max(0, index), subviews.count))
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    move(from: superview, to: nil) { superview.subviews.removeAll { $0 === self } }
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, beside: siblingSubview, distance: 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertSubview(view, beside: siblingSubview, distance: 1)
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
  }

  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout

  open func layoutSubviews() {}

  weak var viewController: UIViewController?

  private var isInPass = false

  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out this view and all views below it that need layout.
  open func layoutIfNeeded() {
    // A layout pass may request another one; a view that always does must not hang the app.
    for _ in 0..<8 where layer.needsLayout() {
      layer.layoutBegins()
      viewController?.viewWillLayoutSubviews()
      isInPass = true
      layoutSubviews()
      isInPass = false
      viewController?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  // MARK: Animations

  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(
      animations, delay: delay, duration: duration, repeats: options.contains(.repeat),
      completion: completion)
  }

  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// The block runs at once, as with an animation.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options,
      animations: {
        ViewAnimation.willChange(view)
        animations?()
      }, completion: completion)
  }

  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let old = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(old)
  }

  open class var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }

  open class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.areEnabled = enabled }

  // MARK: Internal

  /// Whether the horizontal coordinates of the subviews run from right to left (fact 59).
  var isMirrored: Bool { false }

  /// Whether this view undoes its superview's mirroring for its own content.
  var isCounterMirrored: Bool { false }

  func layoutDirectionMayHaveChanged() { setNeedsLayout() }

  /// The only method that changes the bounds.
  func changeBounds(to newBounds: CGRect) {
    ViewAnimation.willChange(self)
    let oldSize = layer.bounds.size
    layer.bounds = newBounds
    guard newBounds.size != oldSize else { return }
    setNeedsLayout()
    // A new size also lays the superview out (fact 177), unless that is what it is doing.
    if let superview, !superview.isInPass { superview.setNeedsLayout() }
    for view in subviews { view.resize(withSuperview: oldSize, newBounds.size) }
  }
}
