import Testing
import UIKit
import UIKitSimulation

@MainActor
struct EndlessTests {
  let layout = EndlessLayout()
  let view: EndlessCollectionView
  let screen: FieldScreen

  init() {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 90, height: 200)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    view = EndlessCollectionView(frame: .zero, collectionViewLayout: layout)
    screen = FieldScreen(view, count: 6)
  }

  /// The position of the screen's middle between two items: 0 and 1 are the middles of items.
  private var phase: CGFloat { ((view.contentOffset.x + 150 - 50) / 100).remainder(dividingBy: 1) }

  @Test func `facts 24, 25: a motion continues from an offset written during layout`() {
    #expect(view.contentSize.width == 600 * EndlessLayout.repetitions)
    #expect(layout.loops == 1)
    #expect(view.contentOffset.x == 6000)
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
    #expect(view.centered.last == 1)
  }

  @Test func `facts 16, 25: item after item passes the middle, and every release ends on one`() {
    for _ in 0..<30 { screen.flick(x: 110) }
    #expect(layout.loops > 1)
    #expect(abs(phase) < 0.01)
    for (one, next) in zip(view.centered.dropFirst(), view.centered.dropFirst(2)) {
      #expect((one + 5) % 6 == next)
    }
    #expect(screen.simulation.faults == [])
  }

  @Test func `fact 25: the content doesn't jump when the offset moves back`() {
    var middles: [CGFloat] = []
    screen.simulation.onFrame = {
      middles.append(((view.contentOffset.x + 150) / 600).remainder(dividingBy: 1))
    }
    for _ in 0..<12 { screen.flick(x: 110) }
    #expect(layout.loops > 1)
    for (one, next) in zip(middles, middles.dropFirst()) {
      #expect(abs((next - one).remainder(dividingBy: 1)) < 0.06)
    }
  }

  @Test func `fact 8: the app's delegate is called, and the view returns it`() {
    #expect(view.delegate === screen.source)
    screen.flick(x: -50)
    #expect(screen.source.log.calls.contains("willEndDragging"))
    #expect(screen.source.log.calls.contains("didScroll"))
  }

  @Test func `the margins are eight points and the safe area`() {
    #expect(layout.viewport == view.bounds.insetBy(dx: 8, dy: 8))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    screen.simulation.resize(
      to: CGSize(width: 310, height: 200),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0))
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 32, bottom: 3, right: 4))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }
}
