import Testing
import UIKit
import UIKitSimulation

/// Errors that UIKit writes to the log, here to the simulation's faults.
@MainActor
final class StrictnessTests: LoggedCollection {
  @Test func `fact 156: attributes of cells that don't exist are ignored and reported`() {
    final class Inventive: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let extra = UICollectionViewLayoutAttributes(forCellWith: .item(40))
        extra.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        return (super.layoutAttributesForElements(in: rect) ?? []) + [extra]
      }
    }
    let layout = Inventive()
    layout.itemSize = CGSize(width: 200, height: 50)
    show(layout)
    #expect(view.visibleCells.count == 5)
    #expect(simulation.faults.count == 1)
  }

  @Test func `fact 155: a layout that invalidates itself in every pass is reported`() {
    final class Endless: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        invalidateLayout()
        return super.layoutAttributesForElements(in: rect)
      }
    }
    show(Endless())
    #expect(simulation.faults.contains { $0.contains("loop") })
  }
}
