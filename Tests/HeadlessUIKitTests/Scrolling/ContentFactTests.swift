import QuestionSupport
import Testing
import UIKit
import UIKitSimulation

/// Content that shrinks, insets that change, and offsets that the app writes.
@MainActor
struct ContentFactTests {
  let screen = ScrollScreen()

  private var simulation: Simulation { screen.simulation }
  private var scrollView: UIScrollView { screen.scrollView }

  @Test func `fact 127: at rest an offset beyond shrunken content stays`() {
    scrollView.contentOffset.y = 3000
    scrollView.contentSize.height = 1000
    simulation.runUntilRest()
    #expect(screen.y == 3000)
    scrollView.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
    #expect(screen.y == 2000)
  }

  @Test(arguments: ShrunkenContentInDrag.allCases)
  func `fact 127: in a drag shrunken content has a rubber band, or stays until the lift`(
    answer: ShrunkenContentInDrag
  ) {
    answering(\.scrolling.shrunkenContentInDrag, answer) {
      scrollView.contentOffset.y = 3000
      screen.touchDown()
      simulation.finger.move(to: CGPoint(x: 150, y: 250), over: 0.1)
      scrollView.contentSize.height = 1400
      simulation.finger.move(to: CGPoint(x: 150, y: 240), over: 0.1)
      if answer == .staysUntilLift {
        #expect(screen.y == 3050)
      } else {
        #expect(screen.y < 1400)
      }
      simulation.finger.hold(for: 0.2)
      simulation.finger.release()
      simulation.runUntilRest()
      #expect(screen.y == 1000)
    }
  }

  @Test(arguments: InsetFollowing.allCases)
  func `facts 30 and 130: content follows the top inset, and possibly the bottom one`(
    answer: InsetFollowing
  ) {
    answering(\.scrolling.insetFollowing, answer) {
      scrollView.contentInset.top = 20
      #expect(screen.y == -20)
      scrollView.contentOffset.y = 100
      scrollView.contentInset.top = 30
      #expect(screen.y == 100)
      scrollView.contentOffset.y = 3600
      scrollView.contentInset.bottom = 30
      #expect(screen.y == (answer == .allEdges ? 3630 : 3600))
    }
  }

  @Test func `fact 131: the safe area counts if the content is larger than the view`() {
    simulation.resize(
      to: CGSize(width: 300, height: 400),
      safeAreaInsets: UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 10))
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    scrollView.contentSize = CGSize(width: 300, height: 400)
    scrollView.contentInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    #expect(scrollView.adjustedContentInset == scrollView.contentInset)
    scrollView.alwaysBounceHorizontal = true
    #expect(scrollView.adjustedContentInset == scrollView.contentInset)
    scrollView.alwaysBounceVertical = true
    #expect(
      scrollView.adjustedContentInset == UIEdgeInsets(top: 55, left: 5, bottom: 35, right: 5))
    scrollView.contentSize.width = 300.5
    #expect(
      scrollView.adjustedContentInset == UIEdgeInsets(top: 55, left: 15, bottom: 35, right: 15))
  }

  @Test(.answers(\.scrolling.automaticInsets, .alwaysVertical))
  func `fact 131: in a navigation controller the vertical insets always count`() {
    simulation.resize(
      to: CGSize(width: 300, height: 400),
      safeAreaInsets: UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 10))
    scrollView.contentSize = CGSize(width: 4000, height: 100)
    #expect(
      scrollView.adjustedContentInset == UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 10))
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(
      scrollView.adjustedContentInset == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
  }

  @Test(arguments: OffsetWrittenInMotion.allCases)
  func `fact 113: an offset written during a drag`(answer: OffsetWrittenInMotion) {
    answering(\.scrolling.offsetWrittenInMotion, answer) {
      screen.touchDown()
      simulation.finger.move(to: CGPoint(x: 150, y: 240), over: 0.1)
      scrollView.contentOffset.y = 1000
      simulation.finger.move(to: CGPoint(x: 150, y: 200), over: 0.1)
      #expect(screen.y == (answer == .isLost ? 90 : 1040))
    }
  }
}
