import Testing
import UIKit
import UIKitSimulation

@MainActor
struct TurningTests {
  let screen: FieldScreen

  init() {
    let layout = TurningLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 300, height: 200)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    screen = FieldScreen(layout)
    screen.view.isPagingEnabled = true
  }

  @Test func `fact 54: the flow layout creates attributes of the subclass's class`() {
    let layout = screen.view.collectionViewLayout
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)) is TurningAttributes)
    #expect(screen.simulation.faults == [])
  }

  @Test func `facts 19, 47: with system paging, pages turn one by one`() {
    screen.flick(x: -60)
    #expect(screen.view.contentOffset.x == 300)
    screen.drag(x: -100)
    #expect(screen.view.contentOffset.x == 300)
    screen.drag(x: -190)
    #expect(screen.view.contentOffset.x == 600)
    #expect(screen.simulation.faults == [])
  }

  @Test func `facts 55, 58: the content turns about the shared edge while the cell stays in place`()
    throws
  {
    screen.view.contentOffset.x = 100
    screen.simulation.layOut()
    // The second layout pass can use the content views of the cells that the first has created.
    screen.view.contentOffset.x = 150
    screen.simulation.layOut()
    for item in [0, 1] {
      let cell = try #require(screen.cell(item))
      let content = cell.contentView
      #expect(cell.frame == CGRect(x: CGFloat(item) * 300, y: 0, width: 300, height: 200))
      let edge = content.convert(CGPoint(x: item == 0 ? 300 : 0, y: 100), to: nil)
      #expect(abs(edge.x - 150) < 1e-6)
      let farther = content.convert(CGPoint(x: item == 0 ? 0 : 300, y: 100), to: nil)
      #expect(abs(abs(farther.x - 150) - 300 * 0.5.squareRoot()) < 1e-6)
      #expect(content.transform3D.m34 != 0)
    }
  }
}
