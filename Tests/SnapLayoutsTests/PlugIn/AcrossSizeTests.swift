#if canImport(UIKitSimulation)
import Testing
import UIKit
import UIKitSimulation

/// Items whose size follows the view never stand in a room that is too small for them, of which the flow layout would
/// warn in the log.
@MainActor
@Suite(.worlds) struct AcrossSizeTests {
  private static let sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)

  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `items that fit are never laid out in a space too small for them`(
    kind: LayoutUnderTest, isHorizontal: Bool
  ) {
    let (layout, room) = (CountingLayout(like: kind.make()), Room())
    var preparations = 0
    layout.onPrepare = { layout in
      preparations += 1
      guard let view = layout.collectionView else { return }
      let room = view.bounds.inset(by: view.adjustedContentInset).inset(by: layout.sectionInset)
      let items = layout.layoutAttributesForElements(in: view.bounds) ?? []
      let tooLarge = items.map(\.size).filter {
        isHorizontal ? $0.height > room.height : $0.width > room.width
      }
      #expect(tooLarge == [], "in \(room)")
    }
    let screen = SnapScreen(
      layout, size: CGSize(width: 375, height: 812), counts: [20],
      configure: { layout, view in
        room.view = view
        layout.scrollDirection = isHorizontal ? .horizontal : .vertical
        layout.sectionInset = Self.sectionInset
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      },
      sizes: { _ in
        isHorizontal
          ? CGSize(width: 80, height: room.size.height - 10)
          : CGSize(width: room.size.width - 10, height: 80)
      })
    layout.scroll(toItemAt: [0, 6], animated: false)
    let changes: [(Simulation) -> Void] = [
      { $0.rotate(to: CGSize(width: 812, height: 375)) },
      { _ in screen.view.contentInset = UIEdgeInsets(top: 44, left: 30, bottom: 20, right: 10) },
      { $0.rotate(to: CGSize(width: 375, height: 812)) },
      { $0.resize(to: CGSize(width: 200, height: 180)) },
    ]
    for change in changes {
      change(screen.simulation)
      screen.simulation.runUntilRest()
    }
    #expect(preparations > 4 && layout.currentPage == layout.page(forItemAt: [0, 6]))
    #expect(screen.isOnPage && layout.isLooping == !kind.hasEnds)
    #expect(layout.sectionInset == Self.sectionInset)
  }
}
#endif
