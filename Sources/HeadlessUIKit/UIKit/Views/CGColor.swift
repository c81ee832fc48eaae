/// The color of a layer.
public final class CGColor: Sendable {
  package let color: UIColor

  init(_ color: UIColor) { self.color = color }
}

extension UIColor {
  public var cgColor: CGColor { CGColor(self) }
}
