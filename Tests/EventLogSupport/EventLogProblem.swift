/// Why a text is not an event log of this version.
public struct EventLogProblem: Error, Sendable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
