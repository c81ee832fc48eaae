/// A two-dimensional affine transform of row vectors: `[x y 1] · [a b 0; c d 0; tx ty 1]`.
public struct CGAffineTransform: Equatable, Codable, Sendable {
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  public init() { self = .identity }

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  public var isIdentity: Bool { self == .identity }

  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The inverse; a transform without an inverse is returned unchanged.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
  }
}

extension CGRect {
  /// The smallest rectangle around the transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect { mappingCorners { $0.applying(t) } }

  /// The smallest rectangle around the mapped corners.
  func mappingCorners(_ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)]
      .map { map(CGPoint(x: $0.0, y: $0.1)) }
    let (left, right) = corners.reduce((CGFloat.infinity, -CGFloat.infinity)) {
      (min($0.0, $1.x), max($0.1, $1.x))
    }
    let (top, bottom) = corners.reduce((CGFloat.infinity, -CGFloat.infinity)) {
      (min($0.0, $1.y), max($0.1, $1.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension CGSize {
  /// The bounding box after a transform about the anchor point, which lies at `position`.
  func box(anchor: CGPoint, at position: CGPoint, _ transform: CGAffineTransform) -> CGRect {
    let box = CGRect(origin: CGPoint(x: -anchor.x, y: -anchor.y), size: self)
    let shown = transform.isIdentity ? box : box.applying(transform)
    return shown.offsetBy(dx: position.x, dy: position.y)
  }
}
