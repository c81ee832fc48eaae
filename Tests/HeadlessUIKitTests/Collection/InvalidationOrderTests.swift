import Testing
import UIKit
import UIKitSimulation

/// The calls of fact 32, row by row: their order, and the bounds at each.
///
/// `SI(100)@0` is a call of `shouldInvalidateLayout` about offset 100 while the bounds are at 0.
/// IC, IL and ILW are the context, `invalidateLayout()` and `invalidateLayout(with:)`.
@MainActor
struct InvalidationOrderTests {
  let collection = LoggedCollection.laidOut()

  private let pass = ["prepare", "size", "elements", "size"]

  private func takeCalls() -> [String] { collection.takeLayoutCalls() }

  private var passedContextIsTheSame: Bool {
    let contexts = collection.layout.contexts.suffix(2)
    return contexts.count == 2 && contexts.first === contexts.last
  }

  @Test func `bounds =`() {
    collection.view.bounds.origin.y = 100
    #expect(takeCalls() == ["SI(100)@0", "IC@0", "IL@100", "ILW@100"])
    #expect(passedContextIsTheSame)
    collection.simulation.layOut()
    #expect(takeCalls() == pass)
  }

  @Test func `contentOffset =`() {
    collection.view.contentOffset.y = 100
    #expect(takeCalls() == ["SI(100)@0", "IC@0", "IL@100", "ILW@100", "didScroll"])
    #expect(passedContextIsTheSame)
    collection.simulation.layOut()
    #expect(takeCalls() == pass)
  }

  @Test func `setContentOffset, not animated`() {
    collection.view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    #expect(takeCalls() == ["SI(100)@0", "IC@0", "IL@0", "ILW@0", "didScroll"])
    #expect(passedContextIsTheSame)
  }

  @Test func `scrollRectToVisible, not animated`() {
    collection.view.scrollRectToVisible(
      CGRect(x: 0, y: 350, width: 10, height: 50), animated: false)
    #expect(takeCalls() == ["SI(100)@0", "IC@0", "IL@0", "ILW@0", "didScroll"])
  }

  @Test func `scrollToItem, not animated`() {
    collection.view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .top, animated: false)
    #expect(takeCalls() == ["SI(120)@0", "IC@0", "IL@0", "ILW@0", "didScroll"])
  }

  @Test func `setContentOffset, animated`() {
    collection.view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    #expect(takeCalls() == ["SI(400)@0", "IC@0", "IL@0", "ILW@0"] + pass)
    collection.simulation.run(for: 1 / 60.0)
    #expect(takeCalls() == ["SI(3)@0", "IC@0", "IL@3", "ILW@3", "didScroll"] + pass)
    collection.simulation.run(for: 1)
    let rest = takeCalls()
    #expect(rest.filter { $0 == "didScroll" }.count == 17)
    #expect(rest.filter { $0 == "prepare" }.count == 17)
    #expect(rest.suffix(6) == ["didScroll", "didEndScrollingAnimation"] + pass)
  }

  @Test func `further changes while an invalidation is pending make no calls`() {
    collection.view.contentOffset.y = 100
    _ = takeCalls()
    collection.view.contentOffset.y = 150
    #expect(takeCalls() == ["didScroll"])
    collection.view.bounds.origin.y = 160
    #expect(takeCalls() == [])
  }

  @Test func `the first movement of a drag`() {
    let finger = collection.simulation.finger
    finger.touchDown(at: CGPoint(x: 100, y: 250))
    finger.move(to: CGPoint(x: 100, y: 230), over: 1 / 120.0)
    #expect(
      takeCalls() == ["willBeginDragging@0", "SI(10)@0", "IC@0", "IL@10", "ILW@10", "didScroll"])
  }

  @Test func `frames of a deceleration`() {
    collection.simulation.finger.drag(
      from: CGPoint(x: 100, y: 250), by: CGPoint(x: 0, y: -100), over: 0.1)
    collection.simulation.layOut()
    _ = takeCalls()
    let before = Int(collection.view.contentOffset.y)
    collection.simulation.run(for: 1 / 60.0)
    let after = Int(collection.view.contentOffset.y)
    #expect(
      takeCalls() == [
        "SI(\(after))@\(before)", "IC@\(before)", "IL@\(after)", "ILW@\(after)", "didScroll",
      ] + pass)
  }

  @Test func `shouldInvalidateLayout returns false`() {
    collection.layout.answersBoundsChanges = false
    collection.view.contentOffset.y = 100
    #expect(takeCalls() == ["SI(100)@0", "didScroll"])
    collection.simulation.layOut()
    #expect(takeCalls() == ["elements"])
    collection.view.contentOffset.y = 120
    collection.simulation.layOut()
    #expect(takeCalls() == ["SI(120)@100", "didScroll"])
  }

  @Test func `for a new size the layout is prepared in the setter`() {
    collection.view.frame.size.width = 180
    #expect(takeCalls() == ["SI(0)@0", "IC@0", "IL@0", "ILW@0", "prepare", "size"])
    collection.simulation.layOut()
    #expect(takeCalls() == ["elements", "size"])
  }
}
