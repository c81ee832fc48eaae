import EffortSupport
import Testing

@testable import EventLogSupport
@testable import SnapLayouts

/// What holds after any events in any order; see ``World``.
@Suite struct LayoutStateLaws {
  @Test(arguments: Effort.seeds(quick: 8, full: 60))
  func `the laws hold in random worlds`(seed: UInt64) {
    var eventCount = 0
    for number in 0..<Effort.scaled(quick: UInt64(40), full: 250) {
      let world = RandomWorld(seed: seed &* 1_000_003 &+ number)
      eventCount += world.eventCount
      if let failure = world.failure {
        Issue.record("\(Effort.settings), world \(number):\n\(failure)")
        return
      }
    }
    #expect(eventCount > Effort.scaled(quick: 2_000, full: 25_000))
  }

  /// Programs after which item 1 is in front.
  private static let programs: [[WorldAction]] = [
    // The pages come before the end of the batch that puts an item down, and after its moves.
    [.carry(true), .insert(at: 4), .carry(false), .frame, .frame, .insert(at: 0)],
    // A layout that has reported page 0 returns to a view without a size.
    [.resize(0), .detach, .attach(front: 1), .frame, .resize(2), .rests(true)],
  ]

  @Test(arguments: programs)
  func `an item that was in front stays there`(program: [WorldAction]) {
    var world = World(ModelContents.list(4, in: 200))
    for action in [.frame, .frame] + program + [.frame, .frame] {
      var run = Run([2])
      world.perform(action, &run)
      #expect(run.faults.isEmpty, "\(action): \(run.faults)")
    }
    #expect(world.view.offset == 100)
  }

  /// Every state that occurs can be written and read.
  @Test(arguments: Effort.seeds(quick: 3, full: 30))
  func `states are written exactly`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var world = World(using: &generator)
    for _ in 0..<60 {
      var run = Run(seed: generator.next())
      world.perform(generator.pick(world.actions(255, most: 5)), &run)
      #expect(LayoutState(LogNode(EventLogText(world.state).description)) == world.state)
    }
  }
}
