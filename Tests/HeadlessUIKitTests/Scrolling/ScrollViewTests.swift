import Testing
import UIKit

/// The scroll view, fact by fact.
final class ScrollViewTests: ScrollScreen {
  /// The adjusted insets at the top, the left, the bottom and the right.
  private var adjusted: [CGFloat] {
    let insets = scrollView.adjustedContentInset
    return [insets.top, insets.left, insets.bottom, insets.right]
  }

  @Test func `fact 1: the rates of deceleration`() {
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    #expect(scrollView.decelerationRate == .normal)
  }

  @Test(arguments: [750.0, 3000])
  func `fact 3: the fast rate coasts a fifth as far`(velocity: CGFloat) {
    scrollView.decelerationRate = .fast
    scrollView.contentOffset.y = 1000
    flick(by: -velocity / 10)
    let release = y
    simulation.runUntilRest()
    #expect(abs(y - (release + (velocity - 10) * 0.099)) <= 0.5)
  }

  @Test(.answers(\.scrolling.draggingFlagAfterLift, .clears))
  func `fact 7: the flags of a motion, and in the call of its lift`() {
    var atLift: [Bool]?
    observer.onCall = { if $0 == "didEndDragging" { atLift = $1.flags } }
    touchDown()
    #expect(flags == [true, false, false])
    simulation.finger.move(to: CGPoint(x: 150, y: 200), over: 0.1)
    #expect(flags == [true, true, false])
    simulation.finger.release()
    #expect(atLift == [true, false, false] && observer.decelerates == true)
    #expect(flags == [false, false, true])
    simulation.runUntilRest()
    #expect(flags == [false, false, false])
  }

  @Test func `facts 10, 22: an animated offset takes eighteen frames of a half cosine`() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    simulation.runUntilRest()
    #expect(observer.offsets.count == 18)
    #expect(abs(observer.offsets[7].y - 165.5) <= 0.5)
    #expect(abs(observer.offsets[15].y - 388) <= 0.5)
    #expect(y == 400)
    #expect(observer.callsBesideScrolling == ["didEndScrollingAnimation"])
  }

  @Test func `fact 12: the rubber band`() {
    simulation.finger.touchDown(at: CGPoint(x: 150, y: 100))
    simulation.finger.move(to: CGPoint(x: 150, y: 310), over: 0.3)
    let shown: CGFloat = 400 * (1 - 1 / 1.275)  // 0.55 · 200 / 400
    #expect(abs(y + shown) <= 0.25)
    simulation.finger.hold(for: 0.2)
    simulation.finger.release()
    #expect(observer.decelerates == true)
    simulation.runUntilRest()
    #expect(y == 0)
  }

  @Test func `fact 14: without bouncing it stops at the edge`() {
    scrollView.bounces = false
    scrollView.contentOffset.y = 100
    flickToRest(by: 90)
    #expect(y == 0)
    #expect(observer.offsets.allSatisfy { $0.y >= 0 })
  }

  @Test func `fact 14: content that fits can't be dragged, unless it always bounces`() {
    scrollView.contentSize.height = 400
    flick(by: -100)
    #expect(observer.log.calls.isEmpty)
    scrollView.alwaysBounceVertical = true
    flick(by: -100)
    #expect(!observer.log.calls.isEmpty)
    simulation.runUntilRest()
    #expect(y == 0)
  }

  @Test func `fact 15: the view doesn't stay at a target out of range that the delegate chooses`() {
    scrollView.contentOffset.y = 300
    observer.chooseTarget = { _ in CGPoint(x: 0, y: -80) }
    flickToRest(by: 100)
    #expect(y == 0)
    #expect(observer.callsBesideScrolling.filter { $0 == "didEndDecelerating" }.count == 1)
  }

  @Test(arguments: [0.0, 200, 433.3, 2900])
  func `facts 4, 16: the motion ends exactly at the delegate's target, pixel by pixel`(
    target: CGFloat
  ) {
    scrollView.contentOffset.y = 300
    observer.chooseTarget = { _ in CGPoint(x: 0, y: target) }
    flickToRest()
    #expect(y == (target * 2).rounded() / 2)
    #expect(observer.offsets.allSatisfy { ($0.y * 2).rounded() == $0.y * 2 })
    #expect(observer.callsBesideScrolling.last == "didEndDecelerating")
  }

  @Test func `fact 17: a target against the velocity is reached almost at once`() {
    scrollView.contentOffset.y = 1000
    observer.chooseTarget = { _ in CGPoint(x: 0, y: 1000) }
    flick(by: -110)
    simulation.run(for: 0.15)
    #expect(y == 1000)
    #expect(!scrollView.isDecelerating)
  }

  @Test func `fact 18: a target is also reached without velocity`() {
    observer.chooseTarget = { _ in CGPoint(x: 0, y: 120) }
    drag(by: -60, over: 0.2, hold: 0.2)
    #expect(observer.velocity == .zero)
    #expect(observer.decelerates == true)
    simulation.runUntilRest()
    #expect(y == 120)
    #expect(observer.callsBesideScrolling.last == "didEndDecelerating")
  }

  @Test func `facts 19, 20: paging stops at multiples of the bounds and ignores the delegate`() {
    scrollView.isPagingEnabled = true
    observer.chooseTarget = { _ in CGPoint(x: 0, y: 123) }
    flickToRest(by: -60)
    #expect(y == 400)
    flickToRest(by: 60)
    #expect(y == 0)
  }

  /// Without paging, this drag would end half a point beside the page, while the target that is reported lies on it.
  @Test func `fact 19: paging ends exactly on a page`() {
    scrollView.isPagingEnabled = true
    scrollView.contentSize = CGSize(width: 3000, height: 400)
    scrollView.contentOffset.x = 300
    simulation.finger.drag(
      from: CGPoint(x: 5, y: 150), by: CGPoint(x: 220 + 1 / 3.0, y: 0), over: 70.0 / 60)
    simulation.runUntilRest()
    #expect(scrollView.contentOffset.x == 0)
  }

  @Test(
    arguments: [
      (20, 0.05, 0.0, 400), (20, 0.3, 0.0, 400), (150, 0.3, 0.4, 0), (250, 0.3, 0.4, 400),
    ] as [(CGFloat, Double, Double, CGFloat)])
  func `fact 166: paging goes on with a velocity, and to the nearest page without`(
    distance: CGFloat, duration: Double, hold: Double, page: CGFloat
  ) {
    scrollView.isPagingEnabled = true
    func drag(by distance: CGFloat) {
      simulation.finger.drag(
        from: CGPoint(x: 150, y: distance < 0 ? 390 : 10), by: CGPoint(x: 0, y: distance),
        over: duration, hold: hold)
      simulation.runUntilRest()
    }
    drag(by: -distance)
    #expect(y == page)
    scrollView.contentOffset.y = 1200
    drag(by: distance)
    #expect(y == 1200 - page)
    // A flick back stays.
    scrollView.contentOffset.y = 1200
    simulation.finger.touchDown(at: CGPoint(x: 150, y: 390))
    simulation.finger.move(to: CGPoint(x: 150, y: 90), over: 0.3)
    simulation.finger.move(to: CGPoint(x: 150, y: 150), over: 0.1)
    simulation.finger.release()
    simulation.runUntilRest()
    #expect(y == 1200)
  }

  @Test func `fact 23: the offset is the origin of the bounds`() {
    scrollView.contentOffset.y = 40
    #expect(scrollView.bounds.origin.y == 40)
    #expect(observer.log.take() == ["didScroll"])
    scrollView.bounds.origin.y = 60
    #expect(y == 60)
    #expect(observer.log.take() == [])
  }

  @Test func `fact 24: the offset isn't clamped, and setting the same offset calls nothing`() {
    scrollView.contentOffset.y = -500
    #expect(y == -500)
    _ = observer.log.take()
    scrollView.contentOffset.y = -500
    #expect(observer.log.calls.isEmpty)
  }

  @Test func `fact 25: the property shifts a deceleration, which continues`() {
    flick(by: -100)
    let undisturbed = y + (1000 - 10) * 0.499
    simulation.run(for: 0.1)
    scrollView.contentOffset.y += 600
    #expect(scrollView.isDecelerating)
    simulation.runUntilRest()
    #expect(abs(y - undisturbed - 600) <= 0.5)
  }

  @Test func `fact 26: setting an offset ends an animated one, and a request a deceleration`() {
    scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    simulation.run(for: 0.1)
    scrollView.contentOffset.y = 50
    simulation.runUntilRest()
    #expect(y == 50)
    flick()
    simulation.run(for: 0.1)
    scrollView.setContentOffset(CGPoint(x: 0, y: 700), animated: false)
    #expect(!scrollView.isDecelerating)
    simulation.runUntilRest()
    #expect(y == 700)
  }

  @Test func `fact 28: the reachable range ends at the end of content and inset`() {
    scrollView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    #expect(y == -20)
    drag(by: -280, over: 0.06)
    simulation.runUntilRest()
    scrollView.contentOffset.y = 3600
    flickToRest(by: -200)
    #expect(y == 3630)
  }

  @Test func `fact 29: the adjustment behavior decides whether the safe area counts`() {
    simulation.resize(
      to: CGSize(width: 300, height: 400),
      safeAreaInsets: UIEdgeInsets(top: 59, left: 7, bottom: 34, right: 7))
    scrollView.contentInset.bottom = 10
    #expect(adjusted == [59, 0, 44, 0])
    #expect(y == -59)
    scrollView.contentInsetAdjustmentBehavior = .always
    #expect(adjusted == [59, 7, 44, 7])
    scrollView.contentInsetAdjustmentBehavior = .never
    #expect(adjusted == [0, 0, 10, 0])
    #expect(y == 0)
  }

  @Test func `fact 127: at rest an offset beyond shrunken content stays`() {
    scrollView.contentOffset.y = 3000
    scrollView.contentSize.height = 1000
    simulation.runUntilRest()
    #expect(y == 3000)
    scrollView.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
    #expect(y == 2000)
  }

  @Test func `fact 131: the safe area counts if the content is larger than the view`() {
    simulation.resize(
      to: CGSize(width: 300, height: 400),
      safeAreaInsets: UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 10))
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    scrollView.contentSize = CGSize(width: 300, height: 400)
    scrollView.contentInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    #expect(adjusted == [5, 5, 5, 5])
    scrollView.alwaysBounceHorizontal = true
    #expect(adjusted == [5, 5, 5, 5])
    scrollView.alwaysBounceVertical = true
    #expect(adjusted == [55, 5, 35, 5])
    scrollView.contentSize.width = 300.5
    #expect(adjusted == [55, 15, 35, 15])
  }

  @Test func `fact 164: a tap on the status bar moves nothing where it isn't wanted`() {
    func tap() {
      scrollView.contentOffset.y = 500
      simulation.tapStatusBar()
      simulation.runUntilRest()
    }
    scrollView.scrollsToTop = false
    tap()
    #expect(y == 500)
    scrollView.scrollsToTop = true
    observer.scrollsToTop = false
    tap()
    #expect(y == 500)
    observer.scrollsToTop = true
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    simulation.window.addSubview(other)
    tap()
    #expect(y == 500)
    other.scrollsToTop = false
    tap()
    #expect(y == 0)
    #expect(observer.callsBesideScrolling == ["didScrollToTop"])
  }
}
