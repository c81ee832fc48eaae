// The geometry of Foundation, for Embedded Swift.

@_exported import CMath

public typealias CGFloat = Double
public typealias TimeInterval = Double

public struct CGPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public static let zero = CGPoint()

  public init() { (x, y) = (0, 0) }
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public init(x: Int, y: Int) { (self.x, self.y) = (CGFloat(x), CGFloat(y)) }
}

public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public static let zero = CGVector(dx: 0, dy: 0)

  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

public struct CGSize: Hashable, Sendable {
  public var width: CGFloat
  public var height: CGFloat

  public static let zero = CGSize()

  public init() { (width, height) = (0, 0) }
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
  public init(width: Int, height: Int) {
    (self.width, self.height) = (CGFloat(width), CGFloat(height))
  }
}

public struct CGRect: Hashable, Sendable {
  public var origin: CGPoint
  public var size: CGSize

  public static let zero = CGRect()
  public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)
  public static let infinite = CGRect(
    x: -.greatestFiniteMagnitude / 2, y: -.greatestFiniteMagnitude / 2,
    width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  public init() { (origin, size) = (.zero, .zero) }
  public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }

  private init(_ across: CGSide, _ down: CGSide) {
    self.init(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  private var across: CGSide { CGSide(origin.x, size.width) }
  private var down: CGSide { CGSide(origin.y, size.height) }

  public var minX: CGFloat { across.start }
  public var midX: CGFloat { (minX + maxX) * 0.5 }
  public var maxX: CGFloat { origin.x + max(size.width, 0) }
  public var minY: CGFloat { down.start }
  public var midY: CGFloat { (minY + maxY) * 0.5 }
  public var maxY: CGFloat { origin.y + max(size.height, 0) }
  public var width: CGFloat { across.length }
  public var height: CGFloat { down.length }

  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  public var isInfinite: Bool { self == .infinite }

  public var standardized: CGRect { isNull ? .null : CGRect(across, down) }
  public var integral: CGRect { isNull ? .null : CGRect(across.integral, down.integral) }

  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    guard !isNull else { return self }
    let (inner, lower) = (across.inset(by: dx), down.inset(by: dy))
    return inner.length < 0 || lower.length < 0
      ? .null
      : CGRect(x: inner.start, y: lower.start, width: inner.length, height: lower.length)
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    isNull
      ? self : CGRect(CGSide(minX + dx, width), CGSide(minY + dy, height))
  }

  public func union(_ other: CGRect) -> CGRect {
    if isNull { return other }
    return other.isNull
      ? self : CGRect(across.union(other.across), down.union(other.down))
  }

  public func intersection(_ other: CGRect) -> CGRect {
    guard !isNull, !other.isNull, let width = across.intersection(other.across),
      let height = down.intersection(other.down)
    else { return .null }
    return CGRect(width, height)
  }

  public func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }

  public func contains(_ point: CGPoint) -> Bool {
    !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  public func contains(_ other: CGRect) -> Bool { union(other) == self }

  public func divided(atDistance distance: CGFloat, from edge: CGRectEdge) -> (
    slice: CGRect, remainder: CGRect
  ) {
    guard !isNull else { return (.null, .null) }
    let isAcross = edge == .minXEdge || edge == .maxXEdge
    let isFromEnd = edge == .maxXEdge || edge == .maxYEdge
    let (first, second) = (isAcross ? across : down).cut(at: distance, isFromEnd: isFromEnd)
    let (one, other) =
      isAcross
      ? (CGRect(first, down), CGRect(second, down))
      : (CGRect(across, first), CGRect(across, second))
    return isFromEnd ? (other, one) : (one, other)
  }

  public static func == (a: CGRect, b: CGRect) -> Bool {
    (a.isNull && b.isNull) || (a.across == b.across && a.down == b.down)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(across)
    hasher.combine(down)
  }
}

/// A side of a rectangle.
///
/// It rounds as Foundation does on Linux, so that the last digits are the same in both builds.
private struct CGSide: Hashable {
  var start: CGFloat
  var length: CGFloat

  init(_ start: CGFloat, _ length: CGFloat) {
    (self.start, self.length) = (start + min(length, 0), abs(length))
  }

  var end: CGFloat { start + length }

  var integral: CGSide {
    let first = start.rounded(.down)
    return CGSide(first, end.rounded(.up) - first)
  }

  /// The length may be negative.
  func inset(by distance: CGFloat) -> (start: CGFloat, length: CGFloat) {
    (start + distance, length - 2 * distance)
  }

  func cut(at distance: CGFloat, isFromEnd: Bool) -> (CGSide, CGSide) {
    let first = CGSide(start, min(max(isFromEnd ? length - distance : distance, 0), length))
    return (first, CGSide(first.end, length - first.length))
  }

  func union(_ other: CGSide) -> CGSide {
    let first = min(start, other.start)
    return CGSide(first, max(end, other.end) - first)
  }

  /// A side that lies within the other keeps its length; nil if they don't touch.
  func intersection(_ other: CGSide) -> CGSide? {
    let (first, last) = (max(start, other.start), min(end, other.end))
    guard first <= last else { return nil }
    for side in [self, other] where side.start == first && side.end == last { return side }
    return CGSide(first, last - first)
  }
}

public enum CGRectEdge: Sendable {
  case minXEdge, minYEdge, maxXEdge, maxYEdge
}
