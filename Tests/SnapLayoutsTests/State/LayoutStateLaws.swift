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
