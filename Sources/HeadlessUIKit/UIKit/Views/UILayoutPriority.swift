/// The priority of a length when a view computes its fitting size.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public static let required = UILayoutPriority(rawValue: 1000)
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)

  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }
}
