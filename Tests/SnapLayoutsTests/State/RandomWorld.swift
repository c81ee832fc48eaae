import EffortSupport
import Foundation

@testable import SnapLayouts

/// A world with random actions for a while, and then only frames.
struct RandomWorld {
  typealias Step = (action: WorldAction, choices: [Int])

  private(set) var eventCount = 0
  /// The shortest program found that breaks a law; nil if there is none.
  private(set) var failure: String?
  private let first: World

  init(seed: UInt64, steps count: Int = 120) {
    var generator = SeededGenerator(seed: seed)
    first = World.random(using: &generator)
    var (world, steps) = (first, [Step]())
    let alphabet = World.Alphabet(rawValue: generator.integer(1...255))
    // Frames are the most frequent actions.
    var frames = 0
    while steps.count < count {
      let isFrame = frames > 0 || generator.chance(30)
      if isFrame { frames = frames > 0 ? frames - 1 : generator.integer(0...12) }
      let action: WorldAction =
        isFrame && world.isAttached
        ? .frame : generator.pick(world.actions(alphabet, most: 5))
      var run = Run(Choices(seed: generator.next()))
      world.perform(action, &run)
      steps.append((action, run.choices.taken.map(\.choice)))
      eventCount += run.eventCount
      guard run.faults.isEmpty else {
        fail(steps)
        return
      }
    }
    if Self.settles(&world, &eventCount) != nil { fail(steps) }
  }

  /// Runs frames only, and returns what is wrong if the world doesn't come to rest; nil if it does.
  private static func settles(_ world: inout World, _ eventCount: inout Int) -> String? {
    guard world.isAttached else { return nil }
    world.setting.hasLivelyApp = false
    if case .finger = world.view.motion {
      var run = Run()
      world.perform(.lift(velocity: 0), &run)
      if let fault = run.faults.first { return fault }
    }
    for _ in 0..<600 where !world.isStill && world.view.isInWindow {
      var run = Run()
      world.perform(.frame, &run)
      eventCount += run.eventCount
      if let fault = run.faults.first { return fault }
      if world.view.isDraggingItem { world.view.isDraggingItem = false }
    }
    return world.isStill || !world.view.isInWindow ? nil : "no end of frames"
  }

  private mutating func fail(_ steps: [Step]) {
    var steps = steps
    var place = steps.count - 1
    while place >= 0 {
      var fewer = steps
      fewer.remove(at: place)
      if breaks(fewer) { steps = fewer }
      place -= 1
    }
    var world = first
    for step in steps {
      var run = Run(Choices(step.choices))
      world.perform(step.action, &run)
    }
    var count = 0
    failure = first.replay(steps) + "\nat last: \(Self.settles(&world, &count) ?? "all well")"
  }

  private func breaks(_ steps: [Step]) -> Bool {
    var world = first
    for step in steps {
      var run = Run(Choices(step.choices))
      world.perform(step.action, &run)
      if !run.faults.isEmpty { return true }
    }
    var count = 0
    return Self.settles(&world, &count) != nil
  }
}

extension World {
  /// A world with any contents and any choices of UIKit.
  static func random(using generator: inout SeededGenerator) -> World {
    let loops = generator.chance(40)
    let unit = loops ? 131_072 : generator.pick([64, 100] as [CGFloat])
    let contents = ModelContents(
      items: Array(0..<generator.integer(0...5)), unit: unit,
      boundsLength: unit * generator.pick([1, 1, 1.5, 2, 0.5]), loops: loops,
      padsEdges: generator.chance(50))
    var setting = Setting()
    setting.policy = generator.pick([.shelf, .picker, .banner])
    setting.policy.cancelsSmoothly = generator.chance(30)
    setting.frameDuration = generator.pick([0.125, 0.0625, 1 / 64])
    setting.animationFrames =
      setting.frameDuration > 0.1 ? 2 : setting.frameDuration > 0.05 ? 5 : 19
    setting.isCoarse = setting.frameDuration > 0.1
    setting.ticksFirst = generator.chance(50)
    setting.followsInset = generator.chance(50)
    setting.followsOffset = generator.chance(50)
    setting.hasLivelyApp = generator.chance(30)
    setting.awaitsRequests = true
    return World(contents, setting: setting)
  }
}
