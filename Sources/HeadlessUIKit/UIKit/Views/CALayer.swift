/// What views keep in their layers: the geometry, and the looks that a picture of the tree needs.
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
open class CALayer: NSObject {
  open var position = CGPoint.zero
  /// The point of the bounds that lies at `position` and that the transform leaves where it is, in
  /// shares of the size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var bounds = CGRect.zero
  open var transform = CATransform3DIdentity
  open var zPosition: CGFloat = 0
  open var opacity: Float = 1
  open var backgroundColor: CGColor?
  open var cornerRadius: CGFloat = 0
  open var masksToBounds = false
  /// The shadow is kept and not drawn.
  open var shadowColor: CGColor? = UIColor.black.cgColor
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3

  public override init() { super.init() }

  /// Layers are not animated here.
  open func animationKeys() -> [String]? { nil }
}
