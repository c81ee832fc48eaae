/// The calls to observed delegates, data sources and layouts, in order.
@MainActor
public final class CallLog {
  public private(set) var calls: [String] = []

  public init() {}

  public func note(_ call: String) { calls.append(call) }

  /// Returns the calls since the last time, and removes them.
  public func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}
