/// The effort, the seed and the screen that an environment sets.
public struct EffortSettings: Hashable, Sendable, CustomStringConvertible {
  /// The value of `SNAPLAYOUTS_EFFORT`; quick if it is missing or invalid.
  public let effort: Effort

  /// The value of `SNAPLAYOUTS_SEED`; by default zero with quick effort, and a new one with full
  /// effort.
  public let seed: UInt32

  /// The value of `SNAPLAYOUTS_SCALE`: pixels per point, 1 … 4, of simulated screens whose scale a test doesn't choose.
  public let displayScale: Int?

  /// The value of `SNAPLAYOUTS_FRAMES`: frames per second, 30 … 240, of such screens.
  public let framesPerSecond: Int?

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
    displayScale = value(of: "SNAPLAYOUTS_SCALE") {
      Int($0).flatMap { (1...4).contains($0) ? $0 : nil }
    }
    framesPerSecond = value(of: "SNAPLAYOUTS_FRAMES") {
      Int($0).flatMap { (30...240).contains($0) ? $0 : nil }
    }
    self.effort = effort
    self.seed = seed ?? (effort == .full ? freshSeed() : 0)
    self.mistakes = mistakes
  }

  /// Whether nothing is set, so that each run has the same cases.
  public var isStandard: Bool { self == EffortSettings(environment: [:], freshSeed: 0) }

  /// The prefix of a command that repeats the run.
  public var description: String {
    "SNAPLAYOUTS_EFFORT=\(effort.rawValue) SNAPLAYOUTS_SEED=\(seed)"
      + (displayScale.map { " SNAPLAYOUTS_SCALE=\($0)" } ?? "")
      + (framesPerSecond.map { " SNAPLAYOUTS_FRAMES=\($0)" } ?? "")
  }
}
