import EffortSupport
import Foundation
import Testing

@testable import SnapLayouts

/// Every path through a small world, for all actions of people, the app and UIKit.
@Suite struct SmallWorldTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let alphabet: World.Alphabet
    var world: World
  }

  /// What happens in a world, and whether the display link calls the layout before UIKit moves the view.
  private static let actions: [(name: String, alphabet: World.Alphabet, ticksFirst: Bool)] = [
    ("gestures", .gestures, true),
    ("offsets", .offsets, false),
    ("requests", .requests, true),
    ("batches", .batches, false),
    ("changes", .changes, false),
    ("windows", [.windows, .requests], false),
    ("holds", [.holds, .offsets], false),
    ("swaps", [.swaps, .gestures], false),
    ("gestures and batches", [.gestures, .batches], true),
    ("requests and changes", [.requests, .changes], true),
    ("offsets and changes", [.offsets, .changes], false),
    ("everything", .all, true),
  ]

  /// The policies of a shelf and of a banner, each with the other way to cancel a turn.
  private static let smoothShelf = ReleasePolicy(
    maximumPagesPerDrag: 1, flickVelocity: 0.3, cancelsSmoothly: true)
  private static let abruptBanner = ReleasePolicy(
    maximumPagesPerDrag: 1, turnFraction: 0.3, flickVelocity: 0, flickFraction: 0.1)

  /// The contents of a world, its policy, and whether the content follows a change of the inset before it.
  private static let contents:
    [(name: String, contents: ModelContents, policy: ReleasePolicy, followsInset: Bool)] = [
      ("one item", list(1), .shelf, false),
      ("three items, of which one and a half fit", list(3, visible: 6), smoothShelf, true),
      ("the same, padded", list(3, visible: 6, padsEdges: true), .shelf, true),
      ("a loop of two", loop(2), abruptBanner, false),
      ("a loop of three", loop(3), smoothShelf, true),
      ("two items, each twice as long as the view", list(2, visible: 2), abruptBanner, false),
    ]

  private static func list(
    _ count: Int, visible length: CGFloat = 4, padsEdges: Bool = false
  ) -> ModelContents {
    ModelContents(items: Array(0..<count), boundsLength: length, padsEdges: padsEdges)
  }

  private static func loop(_ count: Int) -> ModelContents {
    ModelContents(items: Array(0..<count), unit: 131_072, boundsLength: 131_072, loops: true)
  }

  private static func cases(_ isIncluded: (String) -> Bool = { _ in true }) -> [Case] {
    actions.filter { isIncluded($0.name) }.flatMap { action in
      contents.map { row in
        let setting = World.Setting(
          policy: row.policy, ticksFirst: action.ticksFirst, followsInset: row.followsInset)
        return Case(
          testDescription: "\(action.name), \(row.name)", alphabet: action.alphabet,
          world: World(row.contents, setting: setting))
      }
    }
  }

  @Test(arguments: cases()) func `the laws hold on every road of a small world`(_ one: Case) {
    let explored = explore(one, limit: Effort.scaled(quick: 600, full: 16_000))
    if Effort.current == .full {
      print(
        "\(one.testDescription): \(explored.stateCount) worlds, \(explored.stepCount) steps,",
        "\(explored.depth) deep\(explored.isComplete ? ", complete" : ""),",
        "at rest within \(explored.longestWay) frames")
    }
  }

  /// The app may do anything in each callback.
  @Test(arguments: cases { $0 == "requests" })
  func `the laws hold even if the app acts in each callback`(_ one: Case) {
    var one = one
    one.world.setting.hasLivelyApp = true
    explore(one, limit: Effort.scaled(quick: 60, full: 4_000))
  }

  @discardableResult
  private func explore(_ one: Case, limit: Int) -> SmallWorld {
    let explored = SmallWorld(one.world, one.alphabet, mostItems: 3, limit: limit)
    if let failure = explored.failure { Issue.record("\(one.testDescription)\n\(failure)") }
    #expect(explored.stateCount > 4)
    return explored
  }
}
