import EffortSupport
import Foundation
import Testing

@testable import SnapLayouts

/// Every path through a small world, for all actions of people, the app and UIKit.
@Suite struct SmallWorldTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let alphabet: World.Alphabet
    let world: World

    var testDescription: String { "\(name), \(world.view.contents)" }

    private static let alphabets: [(name: String, alphabet: World.Alphabet)] = [
      ("gestures", .gestures), ("offsets", .offsets), ("requests", .requests),
      ("batches", .batches), ("changes", .changes), ("windows", [.windows, .requests]),
      ("autoplay", [.autoplay, .gestures]), ("autoplay and changes", [.autoplay, .changes]),
      ("holds", [.holds, .offsets]), ("swaps", [.swaps, .gestures]),
      ("gestures and batches", [.gestures, .batches]),
      ("requests and changes", [.requests, .changes]),
      ("offsets and changes", [.offsets, .changes]), ("everything", .all),
    ]

    private static let kinds: [(count: Int, loops: Bool, isLong: Bool)] = [
      (1, false, false), (3, false, false), (2, true, false), (3, true, false), (2, false, true),
    ]

    static let all: [Case] = alphabets.flatMap { name, alphabet in
      kinds.map { count, loops, isLong in
        var world = world(named: name, count: count, loops: loops)
        // Pages longer than the viewport.
        if isLong { world.view.contents.boundsLength = 2 }
        return Case(name: name, alphabet: alphabet, world: world)
      }
    }

    private static func world(named name: String, count: Int, loops: Bool) -> World {
      let unit: CGFloat = loops ? 131_072 : 4
      var setting = World.Setting()
      setting.ticksFirst = name.count % 2 == 0
      setting.followsInset = count == 3
      setting.policy = count == 2 ? .banner : .shelf
      setting.policy.cancelsSmoothly = count == 3
      let contents = ModelContents(
        items: Array(0..<count), unit: unit, boundsLength: count == 3 && !loops ? 6 : unit,
        loops: loops, padsEdges: name.count % 3 == 0)
      return World(contents, setting: setting)
    }
  }

  @Test(arguments: Case.all) func `the laws hold on every road of a small world`(_ one: Case) {
    let explored = SmallWorld(
      one.world, one.alphabet, mostItems: 3, limit: Effort.scaled(quick: 600, full: 40_000))
    if let failure = explored.failure { Issue.record("\(one.testDescription)\n\(failure)") }
    if Effort.current == .full {
      print(
        "\(one.testDescription): \(explored.stateCount) worlds, \(explored.stepCount) steps,",
        "\(explored.depth) deep\(explored.isComplete ? ", complete" : ""),",
        "at rest within \(explored.longestWay) frames")
    }
    #expect(explored.stateCount > 4)
  }

  /// The app may do anything in each callback.
  @Test func `the laws hold even if the app acts in each callback`() {
    for var one in Case.all where one.name == "requests" {
      var world = one.world
      world.setting.hasLivelyApp = true
      one = Case(name: "lively", alphabet: one.alphabet, world: world)
      let explored = SmallWorld(
        world, one.alphabet, mostItems: 3, limit: Effort.scaled(quick: 60, full: 10_000))
      if let failure = explored.failure { Issue.record("\(one.testDescription)\n\(failure)") }
    }
  }
}
