// The part of Foundation that the value layers use: a few types of Core Graphics. It is only for the Embedded Swift
// check, and not a part of the library.

public typealias CGFloat = Double

public struct CGPoint: Equatable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

public struct CGSize: Equatable, Sendable {
  public var width: CGFloat
  public var height: CGFloat

  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
}

public struct CGRect: Equatable, Sendable {
  public var origin: CGPoint
  public var size: CGSize

  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  public var minX: CGFloat { min(origin.x, origin.x + size.width) }
  public var maxX: CGFloat { max(origin.x, origin.x + size.width) }
  public var minY: CGFloat { min(origin.y, origin.y + size.height) }
  public var maxY: CGFloat { max(origin.y, origin.y + size.height) }
}
