/// A distance along both axes.
public struct UIOffset: Equatable, Sendable {
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  public var horizontal: CGFloat
  public var vertical: CGFloat

  public init() { self = .zero }

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
