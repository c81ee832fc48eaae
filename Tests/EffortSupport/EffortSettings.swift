/// The effort and the seed that an environment sets.
public struct EffortSettings: Hashable, Sendable, CustomStringConvertible {
  /// The value of `SNAPLAYOUTS_EFFORT`; quick if it is missing or invalid.
  public let effort: Effort

  /// The value of `SNAPLAYOUTS_SEED`; by default zero with quick effort, and a new one with full
  /// effort.
  public let seed: UInt32

  /// The invalid settings.
  public let mistakes: [String]

  public init(environment: [String: String], freshSeed: @autoclosure () -> UInt32) {
    var mistakes: [String] = []
    func value<Value>(of name: String, _ read: (String) -> Value?) -> Value? {
      guard let text = environment[name], !text.isEmpty else { return nil }
      let value = read(text)
      if value == nil { mistakes.append("\(name)=\(text)") }
      return value
    }
    let effort = value(of: "SNAPLAYOUTS_EFFORT", Effort.init) ?? .quick
    let seed = value(of: "SNAPLAYOUTS_SEED") { UInt32($0) }
    self.effort = effort
    self.seed = seed ?? (effort == .full ? freshSeed() : 0)
    self.mistakes = mistakes
  }

  /// The prefix of a command that repeats the run.
  public var description: String {
    "SNAPLAYOUTS_EFFORT=\(effort.rawValue) SNAPLAYOUTS_SEED=\(seed)"
  }
}
