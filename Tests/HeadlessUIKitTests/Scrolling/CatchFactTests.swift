import QuestionSupport
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

  @Test(
    .answers(\.scrolling.liftAfterCatch, .didEndDragging),
    arguments: [(.nearestPage, 0), (.goesOn, 400), (.stays, nil)] as [(CaughtPage, CGFloat?)])
  func `where a caught page rests that is let go without a move is an open question`(
    answer: CaughtPage, page: CGFloat?
  ) {
    answering(\.scrolling.caughtPage, answer) {
      screen.scrollView.isPagingEnabled = true
      simulation.finger.drag(
        from: CGPoint(x: 150, y: 280), by: CGPoint(x: 0, y: -30), over: 0.05)
      simulation.run(for: 0.1)
      screen.touchDown()
      let caught = screen.y
      #expect((1..<190).contains(caught))
      simulation.finger.release()
      simulation.runUntilRest()
      #expect(screen.y == page ?? caught)
      // A tap on the view at rest moves nothing.
      simulation.finger.tap(at: CGPoint(x: 150, y: 150))
      simulation.runUntilRest()
      #expect(screen.y == page ?? caught)
    }
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

  @Test(
    .answers(\.scrolling.liftAfterCatch, .didEndDragging),
    arguments: [
      (EndOfCaughtDeceleration.never, 0, 0), (.atTouchDown, 1, 1), (.atLift, 0, 1),
    ])
  func `fact 125: when the end of a stopped deceleration is announced`(
    answer: EndOfCaughtDeceleration, atTouch: Int, atLift: Int
  ) {
    answering(\.scrolling.endOfCaughtDeceleration, answer) {
      var flags: [Bool]?
      var ends: Int { observer.log.calls.filter { $0 == "didEndDecelerating" }.count }
      observer.onCall = { if $0 == "didEndDecelerating" { flags = $1.flags } }
      flickAndCatch()
      #expect(ends == atTouch)
      simulation.finger.hold(for: 0.1)
      simulation.finger.release()
      #expect(ends == atLift)
      if answer == .atLift { #expect(flags == [false, false, true]) }
      simulation.runUntilRest()
      #expect(ends == atLift)
    }
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
