@testable import SnapLayouts

/// All worlds that can be reached from one, found breadth first.
struct SmallWorld {
  private(set) var stateCount = 0
  private(set) var stepCount = 0
  private(set) var depth = 0
  private(set) var isComplete = false
  /// The largest number of frames from any world until everything rests.
  private(set) var longestWay = 0
  private(set) var failure: String?

  private var origins: [(parent: Int32, action: WorldAction, choices: [Int])] = []
  private var numbers: [Int: Int32] = [:]
  /// The worlds after a frame, for all choices of UIKit.
  private var frames: [[Int32]] = []
  private let first: World

  /// Explores a limited number of worlds.
  init(_ first: World, _ alphabet: World.Alphabet, mostItems: Int, limit: Int) {
    self.first = first
    var frontier = [(first, add(first, from: -1, .frame, [])).0]
    var numbers: [Int32] = [0]
    while !frontier.isEmpty, failure == nil {
      var (next, nextNumbers): ([World], [Int32]) = ([], [])
      for (world, number) in zip(frontier, numbers) {
        guard stateCount < limit else {
          finish(complete: false)
          return
        }
        for action in world.actions(alphabet, most: mostItems) {
          explore(world, number, action) {
            next.append($0); nextNumbers.append($1)
          }
          if failure != nil { return }
        }
      }
      (frontier, numbers) = (next, nextNumbers)
      if !frontier.isEmpty { depth += 1 }
    }
    finish(complete: failure == nil)
  }

  private mutating func explore(
    _ world: World, _ number: Int32, _ action: WorldAction, _ found: (World, Int32) -> Void
  ) {
    var choices: Choices? = Choices()
    while let chosen = choices {
      var (next, run) = (world, Run(chosen))
      next.perform(action, &run)
      stepCount += 1
      guard run.faults.isEmpty else {
        failure =
          "\(run.faults)\n" + road(to: number, then: (action, run.choices.taken.map(\.choice)))
        return
      }
      let (known, isNew) = add(next, from: number, action, run.choices.taken.map(\.choice))
      if isNew { found(next, known) }
      // An app that acts in every callback may never come to rest.
      if action == .frame, !run.hasInterfered, next != world { frames[Int(number)].append(known) }
      choices = run.choices.next
    }
  }

  @discardableResult
  private mutating func add(
    _ world: World, from parent: Int32, _ action: WorldAction, _ choices: [Int]
  ) -> (Int32, Bool) {
    let key = world.hashValue
    if let number = numbers[key] { return (number, false) }
    let number = Int32(stateCount)
    numbers[key] = number
    origins.append((parent, action, choices))
    frames.append([])
    stateCount += 1
    return (number, true)
  }

  /// With frames only, everything must come to rest.
  private mutating func finish(complete: Bool) {
    isComplete = complete
    // Depth first, without recursion; -1 means unknown, -2 means on the present path.
    var ways = [Int](repeating: -1, count: stateCount)
    for start in 0..<stateCount where ways[start] == -1 {
      var stack = [start]
      while let top = stack.last {
        if ways[top] == -1 { ways[top] = -2 }
        if let open = frames[top].first(where: { ways[Int($0)] == -1 }) {
          stack.append(Int(open))
        } else {
          if ways[top] == -2, let loop = frames[top].first(where: { ways[Int($0)] == -2 }) {
            failure =
              "frames never end\n" + road(to: Int32(top), then: (.frame, [])) + "\nto \(loop)"
            return
          }
          ways[top] = frames[top].map { ways[Int($0)] + 1 }.max() ?? 0
          stack.removeLast()
        }
      }
    }
    longestWay = ways.max() ?? 0
  }

  /// The shortest path to a world, with all its events.
  private func road(to number: Int32, then last: (WorldAction, [Int])) -> String {
    var steps = [last]
    var number = number
    while number > 0 {
      let origin = origins[Int(number)]
      steps.append((origin.action, origin.choices))
      number = origin.parent
    }
    return first.replay(steps.reversed())
  }
}

extension World {
  /// The events of some steps, as text.
  func replay(_ steps: [(action: WorldAction, choices: [Int])]) -> String {
    var (world, text) = (self, "\(view.contents)\n\(setting)\n")
    for (action, choices) in steps {
      var run = Run(Choices(choices))
      run.keepsLines = true
      world.perform(action, &run)
      text +=
        "\(action) \(choices)\n" + run.lines.joined(separator: "\n") + "\n"
        + run.faults.map { "  !! \($0)\n" }.joined()
    }
    return text
      + "state: motion \(world.state.motion), anchor \(world.state.parts.anchor), \(world.state.parts.reported), "
      + "\(world.state.parts.seen), loop \(String(describing: world.state.geometry.loop))\n"
      + "view: \(world.view) goal \(world.goal ?? -1)"
  }
}
