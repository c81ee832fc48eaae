/// The calls that delegates, data sources and layouts under observation have seen, in order.
@MainActor
public final class CallLog {
  public private(set) var calls: [String] = []

  public init() {}

  public func note(_ call: String) { calls.append(call) }

  /// The calls since the last time, which are forgotten.
  public func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}
