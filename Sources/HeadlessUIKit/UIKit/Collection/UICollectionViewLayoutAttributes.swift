internal import UIKitQuestions

/// The place and the look of one element of a collection view.
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false

  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  open private(set) var representedElementKind: String?

  public required override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    describe(CollectionElement(indexPath: indexPath, kind: nil))
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    describe(CollectionElement(indexPath: indexPath, kind: elementKind))
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    describe(
      CollectionElement(indexPath: indexPath, kind: decorationViewKind, isDecoration: true))
  }

  /// The bounding box of the transformed item; setting it keeps the transform (fact 55).
  open var frame: CGRect {
    get {
      let isProjected = OpenQuestions.current.collection.framesInPerspective == .projected
      if isProjected, let box = transform3D.projectedBox(of: size) {
        return box.offsetBy(dx: center.x, dy: center.y)
      }
      let middle = CGPoint(x: size.width / 2, y: size.height / 2)
      return size.box(anchor: middle, at: center, transform)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The affine part of `transform3D`; each sets the other (fact 55).
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.describe(element)
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated {
      ObjectIdentifier(type(of: self)) == ObjectIdentifier(type(of: other))
        && element == other.element
        && center == other.center && size == other.size && alpha == other.alpha
        && zIndex == other.zIndex && isHidden == other.isHidden
        && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }
  }

  nonisolated open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

  func describe(_ element: CollectionElement) {
    indexPath = element.indexPath
    representedElementKind = element.kind
    representedElementCategory = element.category
  }

  /// The element that the attributes describe.
  var element: CollectionElement {
    CollectionElement(
      indexPath: indexPath, kind: representedElementKind,
      isDecoration: representedElementCategory == .decorationView)
  }
}

extension CATransform3D {
  /// The box of what is seen of a rectangle about its middle; nil without a perspective, and if a corner isn't in front of
  /// the eye.
  fileprivate func projectedBox(of size: CGSize) -> CGRect? {
    guard m14 != 0 || m24 != 0 else { return nil }
    let corners = [-0.5, 0.5].flatMap { x in [-0.5, 0.5].map { (x * size.width, $0 * size.height) }
    }
    let seen = corners.map { x, y in
      (
        point: CGPoint(x: x * m11 + y * m21 + m41, y: x * m12 + y * m22 + m42),
        nearness: x * m14 + y * m24 + m44
      )
    }
    guard seen.allSatisfy({ $0.nearness > 0 }) else { return nil }
    let boxes = seen.map {
      CGRect(x: $0.point.x / $0.nearness, y: $0.point.y / $0.nearness, width: 0, height: 0)
    }
    return boxes.dropFirst().reduce(boxes[0]) { $0.union($1) }
  }
}
