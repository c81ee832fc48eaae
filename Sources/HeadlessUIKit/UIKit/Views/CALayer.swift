/// The layer of a view: its geometry, and the properties that a picture of the view tree needs.
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
open class CALayer: NSObject {
  open var position = CGPoint.zero
  /// The point of the bounds that lies at `position` and about which the transform applies.
  ///
  /// It is a fraction of the size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var bounds = CGRect.zero
  open var transform = CATransform3DIdentity
  open var zPosition: CGFloat = 0
  open var opacity: Float = 1
  open var backgroundColor: CGColor?
  open var cornerRadius: CGFloat = 0
  open var masksToBounds = false
  /// The border and the shadow are stored but not drawn.
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = UIColor.black.cgColor
  open var shadowColor: CGColor? = UIColor.black.cgColor
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3

  /// The view of the layer.
  weak var view: UIView?

  private var isLayoutDue = true

  open func needsLayout() -> Bool { isLayoutDue }

  open func setNeedsLayout() { isLayoutDue = true }

  /// The layer's view is laid out now.
  func layoutBegins() { isLayoutDue = false }

  public required override init() { super.init() }

  /// Layers are not animated here.
  open func animationKeys() -> [String]? { nil }

  /// A copy with the visible values, animations included; nil outside of a screen.
  open func presentation() -> Self? {
    guard let view, view.window != nil else { return nil }
    let presented = view.presented
    let copy = Self()
    copy.position = presented.center
    copy.anchorPoint = anchorPoint
    copy.bounds = presented.bounds
    copy.transform = presented.transform
    copy.zPosition = zPosition
    copy.opacity = Float(presented.alpha)
    copy.backgroundColor = backgroundColor
    copy.cornerRadius = cornerRadius
    copy.masksToBounds = masksToBounds
    (copy.borderWidth, copy.borderColor) = (borderWidth, borderColor)
    copy.shadowColor = shadowColor
    copy.shadowOpacity = shadowOpacity
    copy.shadowOffset = shadowOffset
    copy.shadowRadius = shadowRadius
    return copy
  }
}
