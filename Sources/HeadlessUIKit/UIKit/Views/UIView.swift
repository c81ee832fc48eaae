/// A rectangle in a tree: its geometry, its looks and the order of its layout.
@MainActor
open class UIView: UIResponder, UITraitEnvironment {
  public struct AutoresizingMask: OptionSet, Sendable {
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case center = 4
  }

  // MARK: Life

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

  // MARK: Geometry

  public let layer = CALayer()

  /// What is left of animations.
  var transitions: [ViewTransition] = []

  /// The box of the transformed bounds in the superview; to write it under a transform is undefined.
  open var frame: CGRect {
    get {
      bounds.size.box(anchor: anchorDistance, at: center, transform)
    }
    set {
      center = CGPoint(
        x: newValue.minX + newValue.width * layer.anchorPoint.x,
        y: newValue.minY + newValue.height * layer.anchorPoint.y)
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
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

  /// The margins that were set, and what the safe area covers.
  open var layoutMargins: UIEdgeInsets {
    get { insetsLayoutMarginsFromSafeArea ? ownMargins + safeAreaInsets : ownMargins }
    set { ownMargins = newValue }
  }

  open var insetsLayoutMarginsFromSafeArea = true

  private var ownMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  open var safeAreaInsets: UIEdgeInsets { superview == nil ? .zero : inheritedSafeAreaInsets }

  open func safeAreaInsetsDidChange() {}

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size that an automatic layout would give to a view for which it has no metric.
  public class var noIntrinsicMetric: CGFloat { -1 }

  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() {}

  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  // MARK: Looks

  open var backgroundColor: UIColor? { willSet { ViewAnimation.willChange(self) } }
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

  /// Those that the view was told of last.
  var knownTraits = UIScreen.main.traits

  open var traitCollection: UITraitCollection { window?.traits ?? UIScreen.main.traits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionMayHaveChanged() } }
  }

  // MARK: Touches

  /// The frontmost view under a point that takes part in touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in paintOrder.reversed() where !view.isFlat {
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

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout

  open func layoutSubviews() {}

  weak var viewController: UIViewController?

  private var needsLayout = true

  open func setNeedsLayout() { needsLayout = true }

  /// Lays out this view and everything below it that asked for it.
  open func layoutIfNeeded() {
    // A layout pass may ask for another one; a view that always does must not hang the app.
    for _ in 0..<8 where needsLayout {
      needsLayout = false
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  // MARK: Inside UIKit

  /// Whether the horizontal coordinates of the subviews run from right to left (fact 59).
  var isMirrored: Bool { false }

  /// Whether this view undoes its superview's mirror for its own content.
  var isCounterMirrored: Bool { false }

  func layoutDirectionMayHaveChanged() { setNeedsLayout() }

  /// The one road by which the bounds change.
  func changeBounds(to newBounds: CGRect) {
    ViewAnimation.willChange(self)
    let oldSize = layer.bounds.size
    layer.bounds = newBounds
    guard newBounds.size != oldSize else { return }
    setNeedsLayout()
    for view in subviews { view.resize(withSuperview: oldSize, newBounds.size) }
  }

  /// Moves and resizes by the autoresizing mask, sharing the difference among the flexible parts.
  private func resize(withSuperview oldSize: CGSize, _ newSize: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    func share(
      _ difference: CGFloat, _ before: AutoresizingMask, _ extent: AutoresizingMask,
      _ after: AutoresizingMask
    ) -> (before: CGFloat, extent: CGFloat) {
      let flexible = [before, extent, after].filter { autoresizingMask.contains($0) }.count
      guard flexible > 0 else { return (0, 0) }
      let part = difference / CGFloat(flexible)
      return (
        autoresizingMask.contains(before) ? part : 0, autoresizingMask.contains(extent) ? part : 0
      )
    }
    let across = share(
      newSize.width - oldSize.width, .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
    let down = share(
      newSize.height - oldSize.height, .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
    frame = CGRect(
      x: frame.minX + across.before, y: frame.minY + down.before,
      width: frame.width + across.extent, height: frame.height + down.extent)
  }

  /// The part of the superview's safe area that this view's own edges reach into.
  private var inheritedSafeAreaInsets: UIEdgeInsets {
    guard let superview else { return .zero }
    let outer = superview.safeAreaInsets
    var shown = frame.offsetBy(dx: -superview.bounds.minX, dy: -superview.bounds.minY)
    if superview.isMirrored { shown.origin.x = superview.bounds.width - shown.maxX }
    return UIEdgeInsets(
      top: max(0, outer.top - shown.minY), left: max(0, outer.left - shown.minX),
      bottom: max(0, shown.maxY - (superview.bounds.height - outer.bottom)),
      right: max(0, shown.maxX - (superview.bounds.width - outer.right)))
  }
}
