import Testing
import UIKit
import UIKitSimulation

/// What others have seen of scroll views on iOS; the numbers are the rows of `Docs/Observations.md`.
@Suite final class ScrollingObservations: ScrollScreen {
  @Test(arguments: [
    (4.61994, 2300.5, 3.0689), (1.398724, 693, 2.4854), (-2.389578, -1187.5, 2.7522),
    (2.279252, 1132.5, 2.7187),
  ])
  func `row 1, 2, 3, 4, 5, 6, 7, 8: four recorded flicks travel as far, and take as long`(
    velocity: CGFloat, way: CGFloat, seconds: TimeInterval
  ) {
    let simulation = Simulation(size: CGSize(width: 320, height: 1200), scale: 2)
    let (view, observer) = (UIScrollView(), ScrollObserver())
    simulation.show(view)
    view.contentSize = CGSize(width: 320, height: 20_000)
    view.contentOffset.y = 9000
    view.delegate = observer
    var end: TimeInterval?
    observer.onCall = { call, _ in if call == "didEndDecelerating" { end = simulation.time } }
    simulation.finger.drag(
      from: CGPoint(x: 160, y: 600), by: CGPoint(x: 0, y: -100 * velocity), over: 0.1)
    let (start, lift) = (view.contentOffset.y, simulation.time)
    simulation.runUntilRest()
    #expect(view.contentOffset.y - start == way)
    // The call comes in the frame after the end.
    #expect(abs((end ?? 0) - lift - seconds) < 0.017)
  }

  @Test(.answers(\.scrolling.liftAfterCatch, .didEndDragging))
  func `row 16, 18: a finger that stops the view and lifts ends a drag (fact 168)`() {
    flick()
    simulation.run(for: 0.1)
    touchDown()
    _ = observer.log.take()
    var atLift: [Bool]?
    observer.onCall = { if $0 == "didEndDragging" { atLift = $1.flags } }
    simulation.finger.release()
    #expect(observer.log.calls == ["didEndDragging", "didEndDecelerating"])
    #expect(observer.decelerates == false)
    #expect(atLift == [true, false, true])
    #expect(flags == [false, false, false])
  }

  @Test(arguments: [true, false])
  func `row 24, 25: a smaller inset at the end brings the offset into its range (fact 170)`(
    isAtEnd: Bool
  ) {
    scrollView.contentInset.bottom = 100
    scrollView.contentOffset.y = isAtEnd ? 3700 : 3650
    _ = observer.log.take()
    scrollView.contentInset.bottom = 20
    #expect(y == 3620)
    #expect(observer.log.calls == ["didScroll"])
  }
}
