import Dispatch
import Testing
import UIKit
import UIKitSimulation

// What an app declares in its module, here for this file only.
private typealias Timer = VirtualTimer
private typealias DispatchQueue = VirtualQueue

/// An app's timers and blocks on the virtual clock.
@MainActor
struct VirtualTimeTests {
  private let simulation = Simulation(size: CGSize(width: 300, height: 300))

  @Test func `a block waits for its time unless it is cancelled`() {
    simulation.show(UIView())
    var calls: [String] = []
    for name in ["hint", "cancelled"] {
      let item = DispatchWorkItem { calls.append(name) }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500), execute: item)
      if name == "cancelled" { item.cancel() }
    }
    #expect(simulation.timeOfNextTimer.map { abs($0 - 0.5) < 1e-9 } == true)
    simulation.run(for: 0.4)
    #expect(calls == [])
    simulation.run(for: 0.2)
    #expect(calls == ["hint"])
  }

  @Test(arguments: [(.default, 0), (.common, 1)] as [(RunLoop.Mode, Int)])
  func `a timer waits for a finger only in the default mode`(mode: RunLoop.Mode, meanwhile: Int) {
    let view = UIScrollView()
    view.contentSize = CGSize(width: 300, height: 900)
    simulation.show(view)
    let log = CallLog()
    let timer = Timer(timeInterval: 2, repeats: true) { _ in
      MainActor.assumeIsolated { log.note("call") }
    }
    RunLoop.main.add(timer, forMode: mode)
    simulation.run(for: 1)
    simulation.finger.touchDown(at: CGPoint(x: 150, y: 150))
    simulation.finger.hold(for: 2)
    #expect(log.calls.count == meanwhile)
    simulation.finger.release()
    simulation.run(for: 0.1)
    #expect(log.calls.count == 1)
    // The times stay those of the start.
    simulation.run(for: 0.8)
    #expect(log.calls.count == 1)
    simulation.run(for: 0.2)
    #expect(log.calls.count == 2)
    timer.invalidate()
    simulation.run(for: 60)
    #expect(log.calls.count == 2)
  }
}
