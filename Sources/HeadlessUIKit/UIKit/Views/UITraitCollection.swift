/// The traits that layouts read.
public final class UITraitCollection: NSObject, Sendable {
  public let displayScale: CGFloat

  public init(displayScale scale: CGFloat) { displayScale = scale }
}
