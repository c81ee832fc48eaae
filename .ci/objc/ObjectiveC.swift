/// The name of a method in Objective-C, as `#selector` makes it.
public struct Selector: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
  public init(_ name: String) {}
}

@objc open class NSObject { public init() {} }
