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

  public var minX: CGFloat { min(origin.x, origin.x + size.width) }
  public var midX: CGFloat { origin.x + size.width / 2 }
  public var maxX: CGFloat { max(origin.x, origin.x + size.width) }
  public var minY: CGFloat { min(origin.y, origin.y + size.height) }
  public var midY: CGFloat { origin.y + size.height / 2 }
  public var maxY: CGFloat { max(origin.y, origin.y + size.height) }
  public var width: CGFloat { abs(size.width) }
  public var height: CGFloat { abs(size.height) }

  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  public var isInfinite: Bool { self == .infinite }

  public var standardized: CGRect {
    isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
  }

  public var integral: CGRect {
    guard !isNull else { return .null }
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(
      x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    guard !isNull else { return self }
    let rect = CGRect(x: minX + dx, y: minY + dy, width: 0, height: 0)
    let size = CGSize(width: width - 2 * dx, height: height - 2 * dy)
    return size.width < 0 || size.height < 0 ? .null : CGRect(origin: rect.origin, size: size)
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    isNull ? self : CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  public func union(_ other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return CGRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  public func intersection(_ other: CGRect) -> CGRect {
    guard !isNull, !other.isNull else { return .null }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  public func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }

  public func contains(_ point: CGPoint) -> Bool {
    !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  public func contains(_ other: CGRect) -> Bool { union(other) == self }

  public func divided(atDistance distance: CGFloat, from edge: CGRectEdge) -> (
    slice: CGRect, remainder: CGRect
  ) {
    let isAcross = edge == .minXEdge || edge == .maxXEdge
    let length = isAcross ? width : height
    let part = min(max(distance, 0), length)
    let (cut, isFirst) =
      edge == .minXEdge || edge == .minYEdge ? (part, true) : (length - part, false)
    let (first, second) =
      isAcross
      ? (
        CGRect(x: minX, y: minY, width: cut, height: height),
        CGRect(x: minX + cut, y: minY, width: width - cut, height: height)
      )
      : (
        CGRect(x: minX, y: minY, width: width, height: cut),
        CGRect(x: minX, y: minY + cut, width: width, height: height - cut)
      )
    return isFirst ? (first, second) : (second, first)
  }
}

public enum CGRectEdge: Sendable {
  case minXEdge, minYEdge, maxXEdge, maxYEdge
}
