#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

// begin
final class PressedCell: UICollectionViewCell {
  override var isHighlighted: Bool {
    didSet {
      let scale = isHighlighted ? 0.95 : 1
      UIView.animate(withDuration: 0.15) {
        self.contentView.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
  }
}
// end

final class PressedCellTests: GuideScreen {
  @Test func `a cell shrinks while it is pressed, and keeps the look of its effect`() throws {
    collectionView.register(PressedCell.self, forCellWithReuseIdentifier: "item")
    use(CenteredPickerLayout(replacing: oldLayout))
    let cell = try #require(collectionView.cellForItem(at: [0, 0]))
    #expect(abs(cell.frame.width - 144) < 1e-9)
    func width() -> CGFloat {
      cell.contentView.convert(cell.contentView.bounds, to: collectionView).width
    }
    // As UIKit sets it while a finger is on the cell.
    cell.isHighlighted = true
    simulation.run(for: 0.3)
    #expect(abs(width() - 144 * 0.95) < 1e-6 && abs(cell.frame.width - 144) < 1e-9)
    cell.isHighlighted = false
    simulation.run(for: 0.3)
    #expect(abs(width() - 144) < 1e-6 && abs(cell.frame.width - 144) < 1e-9)
  }
}
#endif
