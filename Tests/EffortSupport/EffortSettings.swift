/// What an environment says of the effort and of the random numbers.
public struct EffortSettings: Hashable, Sendable, CustomStringConvertible {
  /// From `SNAPLAYOUTS_EFFORT`; quick if that is missing or no effort.
  public let effort: Effort

  /// From `SNAPLAYOUTS_SEED`; else zero with quick effort, and a fresh one with full effort.
  public let seed: UInt32

  /// What was not understood.
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

  /// What to put before a command to repeat the run.
  public var description: String {
    "SNAPLAYOUTS_EFFORT=\(effort.rawValue) SNAPLAYOUTS_SEED=\(seed)"
  }
}
