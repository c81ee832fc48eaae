import Testing
import UIKit

/// The calls of fact 32, row by row: their order, and the bounds at each.
///
/// `SI(100)@0` is a call of `shouldInvalidateLayout` about offset 100 while the bounds are at 0.
/// IC, IL and ILW are the context, `invalidateLayout()` and `invalidateLayout(with:)`.
final class InvalidationOrderTests: LoggedCollection {
  private let pass = ["prepare", "size", "elements", "size"]

  /// A change of the offset, where it ends, and where the view is in IL and ILW.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var end = 100
    let invalidatedAt: Int
    var calls = ["didScroll"]
    let apply: @MainActor @Sendable (UICollectionView) -> Void
  }

  nonisolated static let changes = [
    Change(testDescription: "bounds =", invalidatedAt: 100, calls: []) { $0.bounds.origin.y = 100 },
    Change(testDescription: "contentOffset =", invalidatedAt: 100) { $0.contentOffset.y = 100 },
    Change(testDescription: "setContentOffset", invalidatedAt: 0) {
      $0.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    },
    Change(testDescription: "scrollRectToVisible", invalidatedAt: 0) {
      $0.scrollRectToVisible(CGRect(x: 0, y: 350, width: 10, height: 50), animated: false)
    },
    Change(testDescription: "scrollToItem", end: 120, invalidatedAt: 0) {
      $0.scrollToItem(at: .item(2), at: .top, animated: false)
    },
  ]

  @Test(arguments: changes)
  func `a change without an animation is asked about before it`(change: Change) {
    change.apply(view)
    let place = change.invalidatedAt
    #expect(
      takeLayoutCalls() == ["SI(\(change.end))@0", "IC@0", "IL@\(place)", "ILW@\(place)"]
        + change.calls)
    let contexts = layout.contexts.suffix(2)
    #expect(contexts.count == 2 && contexts.first === contexts.last)
    simulation.layOut()
    #expect(takeLayoutCalls() == pass)
  }

  @Test func `setContentOffset, animated`() {
    view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    #expect(takeLayoutCalls() == ["SI(400)@0", "IC@0", "IL@0", "ILW@0"] + pass)
    simulation.run(for: 1 / 60.0)
    #expect(takeLayoutCalls() == ["SI(3)@0", "IC@0", "IL@3", "ILW@3", "didScroll"] + pass)
    simulation.run(for: 1)
    let rest = takeLayoutCalls()
    #expect(rest.filter { $0 == "didScroll" }.count == 17)
    #expect(rest.filter { $0 == "prepare" }.count == 17)
    #expect(rest.suffix(6) == ["didScroll", "didEndScrollingAnimation"] + pass)
  }

  @Test func `further changes while an invalidation is pending make no calls`() {
    view.contentOffset.y = 100
    _ = takeLayoutCalls()
    view.contentOffset.y = 150
    #expect(takeLayoutCalls() == ["didScroll"])
    view.bounds.origin.y = 160
    #expect(takeLayoutCalls() == [])
  }

  @Test func `the first movement of a drag`() {
    let finger = simulation.finger
    finger.touchDown(at: CGPoint(x: 100, y: 250))
    finger.move(to: CGPoint(x: 100, y: 230), over: 1 / 120.0)
    #expect(
      takeLayoutCalls() == [
        "willBeginDragging", "SI(10)@0", "IC@0", "IL@10", "ILW@10", "didScroll",
      ])
    #expect(source.offsetAtBeginning == .zero)
  }

  @Test func `frames of a deceleration`() {
    drag(by: -100)
    simulation.layOut()
    _ = takeLayoutCalls()
    let before = Int(view.contentOffset.y)
    simulation.run(for: 1 / 60.0)
    let after = Int(view.contentOffset.y)
    #expect(
      takeLayoutCalls() == [
        "SI(\(after))@\(before)", "IC@\(before)", "IL@\(after)", "ILW@\(after)", "didScroll",
      ] + pass)
  }

  @Test func `shouldInvalidateLayout returns false`() {
    layout.answersBoundsChanges = false
    view.contentOffset.y = 100
    #expect(takeLayoutCalls() == ["SI(100)@0", "didScroll"])
    simulation.layOut()
    #expect(takeLayoutCalls() == ["elements"])
    scroll(to: 120)
    #expect(takeLayoutCalls() == ["SI(120)@100", "didScroll"])
  }

  @Test(.answers(\.collection.rotationCalls, .once))
  func `for a new size the layout is prepared in the setter`() {
    view.frame.size.width = 180
    #expect(takeLayoutCalls() == ["SI(0)@0", "IC@0", "IL@0", "ILW@0", "prepare", "size"])
    simulation.layOut()
    #expect(takeLayoutCalls() == ["elements", "size"])
  }
}
