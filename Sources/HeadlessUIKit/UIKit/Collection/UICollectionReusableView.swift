internal import UIKitQuestions

/// A view that a collection view reuses for several elements.
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  /// The frame that `init()` gives to a view made by the collection view.
  static var frameOfNextView = CGRect.zero

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // Required, so that the collection view can create instances of a registered class; subclasses
  // inherit it.
  public required convenience init() { self.init(frame: Self.frameOfNextView) }

  open func prepareForReuse() {}

  override var isCounterMirrored: Bool { superview?.isMirrored == true }

  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The preferred attributes; the collection view passes them to the layout if they differ from
  /// its own.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes applied last; equal attributes are not applied again (fact 54).
  private var shownAttributes: UICollectionViewLayoutAttributes?

  func show(_ attributes: UICollectionViewLayoutAttributes) {
    let isShown = shownAttributes?.isEqual(attributes) == true
    if isShown, OpenQuestions.current.collection.equalAttributes == .leaveTheCell { return }
    shownAttributes = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes
    center = attributes.center
    bounds = CGRect(origin: bounds.origin, size: attributes.size)
    transform3D = attributes.transform3D
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    layer.zPosition = CGFloat(attributes.zIndex)
    if !isShown { apply(attributes) }
  }

  func forgetShownAttributes() {
    shownAttributes = nil
    transitions = []
  }

  /// The size for which the view was last measured.
  var measuredSize: CGSize?
}
