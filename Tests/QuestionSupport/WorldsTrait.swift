import Synchronization
public import Testing
public import UIKitQuestions

/// Runs every test of a suite again in some worlds: a world is a UIKit with other answers to the
/// open questions.
public struct WorldsTrait: TestTrait, SuiteTrait, TestScoping {
  let worlds: @Sendable (Test) -> [OpenQuestions]
  let knownIssues: [KnownWorldIssue]

  public var isRecursive: Bool { true }

  /// Applies once to each test, around all of its cases.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> WorldsTrait? {
    test.isSuite || testCase != nil ? nil : self
  }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await function()
    let failures = Tally()
    for world in worlds(test) { try await run(test, in: world, failures, function) }
    // The summary of a test only counts the issues since its cases last began.
    if let worlds = failures.names { Issue.record("Failed in the worlds of \(worlds)") }
  }

  private func run(
    _ test: Test, in world: OpenQuestions, _ failures: Tally,
    _ function: @Sendable () async throws -> Void
  ) async throws {
    try await OpenQuestions.$current.withValue(world) {
      let known = knownIssues.filter { $0.concerns(test, world) }.map { ($0, Tally()) }
      // A known issue of Testing's would be printed in each run.
      let handling = IssueHandlingTrait.compactMapIssues { issue in
        if let (_, expected) = known.first(where: { $0.0.includes(issue) }) {
          expected.note(world)
          return nil
        }
        failures.note(world)
        var issue = issue
        issue.comments.append("In the world of \(world)")
        return issue
      }
      try await handling.provideScope(for: test, testCase: nil, performing: function)
      for problem in known.compactMap({ $0.problem(with: $1.count, in: world) }) {
        Issue.record("\(test.name) \(problem)")
      }
    }
  }
}

/// The worlds in which a test has failed.
private final class Tally: Sendable {
  private let worlds = Mutex<[String]>([])

  /// Their names; nil if there are none.
  var names: String? {
    worlds.withLock { $0.isEmpty ? nil : Set($0).sorted().joined(separator: "; ") }
  }

  var count: Int { worlds.withLock { $0.count } }

  func note(_ world: OpenQuestions) { worlds.withLock { $0.append("\(world)") } }
}

extension Test {
  /// The names of the module, the suite and the test, without the line, which a comment above it changes.
  public var path: String { ([id.moduleName] + id.nameComponents).joined(separator: "/") }
}

extension Trait where Self == WorldsTrait {
  /// Runs each test again in each world chosen for it.
  public static func worlds(
    knownIssues: [KnownWorldIssue] = [], _ worlds: @escaping @Sendable (Test) -> [OpenQuestions]
  ) -> Self { WorldsTrait(worlds: worlds, knownIssues: knownIssues) }
}
