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
      guard let known = knownIssues.first(where: { $0.concerns(test, world) }) else {
        return try await Self.named(world, failures, function, test)
      }
      try await Self.expected(known, world, failures, function, test)
    }
  }

  /// Records nothing if the test fails, as is known; other failures than the known ones are recorded.
  ///
  /// A known issue of Testing's would be printed in each run.
  private static func expected(
    _ known: KnownWorldIssue, _ world: OpenQuestions, _ failures: Tally,
    _ function: @Sendable () async throws -> Void, _ test: Test
  ) async throws {
    let expected = Tally()
    let hiding = IssueHandlingTrait.compactMapIssues { issue in
      guard !known.includes(issue) else {
        expected.note(world)
        return nil
      }
      failures.note(world)
      var issue = issue
      issue.comments.append("Not known in the world of \(world)")
      return issue
    }
    do {
      try await hiding.provideScope(for: test, testCase: nil, performing: function)
    } catch { expected.note(world) }
    if expected.names == nil, !known.mayPass(in: world) {
      Issue.record("Passes in the world of \(world), but is listed: \(known.reason)")
    }
  }

  /// Adds the name of the world to issues.
  private static func named(
    _ world: OpenQuestions, _ failures: Tally, _ function: @Sendable () async throws -> Void,
    _ test: Test
  ) async throws {
    let naming = IssueHandlingTrait.compactMapIssues { issue in
      failures.note(world)
      var issue = issue
      issue.comments.append("In the world of \(world)")
      return issue
    }
    try await naming.provideScope(for: test, testCase: nil, performing: function)
  }
}

/// The worlds in which a test has failed.
private final class Tally: Sendable {
  private let worlds = Mutex<[String]>([])

  /// Their names; nil if there are none.
  var names: String? {
    worlds.withLock { $0.isEmpty ? nil : Set($0).sorted().joined(separator: "; ") }
  }

  func note(_ world: OpenQuestions) { worlds.withLock { $0.append("\(world)") } }
}

extension Test {
  /// The names of the module, the suite and the test, without the line, which a comment above it changes.
  public var path: String {
    ([id.moduleName] + id.nameComponents).joined(separator: "/")
  }
}

extension Trait where Self == WorldsTrait {
  /// Runs each test again in each world chosen for it.
  public static func worlds(
    knownIssues: [KnownWorldIssue] = [], _ worlds: @escaping @Sendable (Test) -> [OpenQuestions]
  ) -> Self { WorldsTrait(worlds: worlds, knownIssues: knownIssues) }
}
