/// What views keep in their layers: the geometry, and the looks that a picture of the tree needs.
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
  open var cornerRadius: CGFloat = 0
  open var masksToBounds = false

  /// The view whose layer it is.
  weak var view: UIView?

  public required override init() { super.init() }
}
