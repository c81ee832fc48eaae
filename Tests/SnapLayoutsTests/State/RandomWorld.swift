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
    first = World(using: &generator)
    var (world, steps, frames) = (first, [Step](), 0)
    let kinds = generator.integer(1...255)
    var isFine = true
    while isFine, steps.count < count {
      // Frames are the most frequent actions.
      let isFrame = frames > 0 || generator.chance(30)
      if isFrame { frames = frames > 0 ? frames - 1 : generator.integer(0...12) }
      let action: WorldAction =
        isFrame && world.isAttached ? .frame : generator.pick(world.actions(kinds, most: 5))
      var run = Run(seed: generator.next())
      world.perform(action, &run)
      steps.append((action, run.choices))
      eventCount += run.eventCount
      isFine = run.faults.isEmpty
    }
    guard !isFine || Self.problemAtRest(of: world) != nil else { return }
    for place in steps.indices.reversed() {
      var fewer = steps
      fewer.remove(at: place)
      if problem(of: fewer) != nil { steps = fewer }
    }
    failure = "\(replay(steps))\n\(problem(of: steps) ?? "")"
  }

  /// What is wrong after some steps, or with the rest after them; nil if nothing is.
  private func problem(of steps: [Step]) -> String? {
    var world = first
    for step in steps {
      var run = Run(step.choices)
      world.perform(step.action, &run)
      if let fault = run.faults.first { return fault }
    }
    return Self.problemAtRest(of: world)
  }

  /// Runs frames only, and returns what is wrong if the world doesn't come to rest; nil if it does.
  private static func problemAtRest(of world: World) -> String? {
    guard world.isAttached else { return nil }
    var world = world
    world.setting.hasLivelyApp = false
    if case .finger = world.view.motion {
      var run = Run()
      world.perform(.lift(velocity: 0), &run)
      if let fault = run.faults.first { return fault }
    }
    for _ in 0..<600 where !world.isStill && world.view.isInWindow {
      var run = Run()
      world.perform(.frame, &run)
      if let fault = run.faults.first { return fault }
      world.view.isDraggingItem = false
    }
    return world.isStill || !world.view.isInWindow ? nil : "no end of frames"
  }

  /// The events of some steps, as text.
  private func replay(_ steps: [Step]) -> String {
    var (world, text) = (first, "\(first.view.contents)\n\(first.setting)\n")
    for (action, choices) in steps {
      var run = Run(choices)
      run.keepsLines = true
      world.perform(action, &run)
      text += "\(action) \(choices)\n" + run.lines.joined(separator: "\n") + "\n"
      text += run.faults.map { "  !! \($0)\n" }.joined()
    }
    return text
      + "state: \(EventLogText(world.state))\nview: \(world.view)"
  }
}

extension World {
  /// A world with any contents and any choices of UIKit.
  init(using generator: inout SeededGenerator) {
    let loops = generator.chance(40)
    let unit = loops ? 131_072 : generator.pick([64, 100] as [CGFloat])
    let contents = ModelContents(
      itemCount: generator.integer(0...5), unit: unit,
      boundsLength: unit * generator.pick([1, 1, 1.5, 2, 0.5]), loops: loops,
      padsEdges: generator.chance(50))
    var setting = Setting()
    setting.policy = generator.pick([.shelf, .picker, .banner])
    setting.policy.cancelsSmoothly = generator.chance(30)
    let (frameDuration, animationFrames) = generator.pick([(0.125, 2), (0.0625, 5), (1 / 64, 19)])
    (setting.frameDuration, setting.animationFrames) = (frameDuration, animationFrames)
    setting.ticksFirst = generator.chance(50)
    setting.followsInset = generator.chance(50)
    setting.followsOffset = generator.chance(50)
    setting.hasLivelyApp = generator.chance(30)
    self.init(contents, setting: setting)
  }
}
