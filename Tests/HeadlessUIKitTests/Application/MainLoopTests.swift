import Testing
import UIKit
import UIKitSimulation

/// The virtual clock of timers and frames.
@MainActor
struct MainLoopTests {
  let loop = MainLoop(framesPerSecond: 10)
  let log = CallLog()

  private func schedule(after delay: TimeInterval, _ name: String) {
    loop.schedule(after: delay) { [loop, log] in
      log.note("\(name)@\((loop.now * 1000).rounded() / 1000)")
    }
  }

  @Test func `blocks and frames run in the order of their times, and then of their requests`() {
    loop.onFrame = { [loop, log] in log.note("frame@\((loop.now * 10).rounded() / 10)") }
    schedule(after: 0.15, "late")
    schedule(after: 0.05, "one")
    schedule(after: 0.05, "two")
    schedule(after: -1, "past")
    #expect(log.take() == [])
    loop.run(until: 0.2)
    #expect(
      log.take()
        == ["past@0.0", "one@0.05", "two@0.05", "frame@0.1", "late@0.15", "frame@0.2"])
  }

  @Test func `a block may schedule another one, as a repeating timer does`() {
    let timer = RepeatingNote(loop: loop, log: log)
    timer.schedule()
    loop.run(until: 1)
    #expect(log.take() == Array(repeating: "tick", count: 3))
  }

  @Test func `a turn without duration runs the blocks that are due`() {
    schedule(after: 0, "now")
    loop.run(until: 0)
    #expect(log.take() == ["now@0.0"])
    #expect(loop.now == 0)
  }

  @Test func `fact 80: a frame client is called once a frame as long as it exists`() {
    var client: FrameNote? = FrameNote(log: log)
    client.map { loop.add($0) }
    client.map { loop.add($0) }
    #expect(loop.isAnimating)
    loop.run(until: 0.35)
    #expect(log.take().count == 3)
    client = nil
    loop.run(until: 1)
    #expect(log.take() == [])
    #expect(!loop.isAnimating)
  }
}

@MainActor
private final class RepeatingNote {
  private let loop: MainLoop
  private let log: CallLog

  init(loop: MainLoop, log: CallLog) {
    self.loop = loop
    self.log = log
  }

  func schedule() {
    loop.schedule(after: 0.3) { [self] in
      log.note("tick")
      schedule()
    }
  }
}

private final class FrameNote: FrameClient {
  private let log: CallLog

  init(log: CallLog) { self.log = log }

  func frame(at time: TimeInterval) { log.note("frame") }
}
