import Testing
import UIKit
import UIKitSimulation

/// Motions that end early: a finger stops them, or the view leaves its window.
@MainActor
struct CatchFactTests {
  let screen = ScrollScreen()

  private var simulation: Simulation { screen.simulation }
  private var observer: ScrollObserver { screen.observer }

  private func flickAndCatch() {
    screen.flick()
    simulation.run(for: 0.1)
    _ = observer.log.take()
    screen.touchDown()
  }

  @Test func `facts 11, 123: a finger stops the content: tracking and decelerating are both true`()
  {
    flickAndCatch()
    #expect(screen.flags == [true, false, true])
    let caught = screen.y
    simulation.finger.hold(for: 0.2)
    #expect(screen.y == caught)
    #expect(screen.flags == [true, false, true])
    simulation.finger.release()
    simulation.run(for: 0.1)
    #expect(screen.flags == [false, false, false])
  }

  @Test func `fact 124: a drag of stopped content ends with decelerating still true`() {
    flickAndCatch()
    var flags: [Bool]?
    observer.onCall = { if $0 == "didEndDragging" { flags = $1.flags } }
    simulation.finger.move(to: CGPoint(x: 150, y: 240), over: 0.2)
    simulation.finger.hold(for: 0.2)
    simulation.finger.release()
    #expect(flags == [true, false, true])
    #expect(
      observer.callsBesideScrolling == ["willBeginDragging", "willEndDragging", "didEndDragging"])
    #expect(screen.flags == [false, false, false])
  }

  @Test(arguments: [true, false])
  func `fact 126: no call follows when the view leaves its window`(isRequested: Bool) {
    if isRequested {
      screen.scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    } else {
      screen.flick()
    }
    simulation.run(for: 0.1)
    _ = observer.log.take()
    let offset = screen.y
    screen.scrollView.removeFromSuperview()
    #expect(simulation.runUntilRest(limit: 1))
    #expect(observer.log.calls == [])
    #expect(screen.y == offset)
    #expect(screen.flags == [false, false, false])
    simulation.window.addSubview(screen.scrollView)
    #expect(simulation.runUntilRest(limit: 1))
    #expect(observer.log.calls == [])
  }
}
