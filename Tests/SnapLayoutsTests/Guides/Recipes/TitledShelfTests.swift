#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

// begin
final class TitledShelfView: UIView {
  let titleLabel = UILabel()
  let layout = GroupPagingLayout()
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: layout)
  var titles: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    layout.startsPageAtSection = true
    layout.onPageChange = { [weak self] _ in self?.showTitle() }
    addSubview(titleLabel)
    addSubview(collectionView)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 44)
    collectionView.frame = CGRect(x: 0, y: 44, width: bounds.width, height: bounds.height - 44)
  }

  private func showTitle() {
    titleLabel.text = layout.currentIndexPath.map { titles[$0.section] }
  }
}
// end

@MainActor
struct TitledShelfTests {
  @Test func `the title is above the items, and that of the section in front`() {
    let simulation = Simulation.unchosen(size: CGSize(width: 300, height: 164))
    let shelf = TitledShelfView(frame: CGRect(x: 0, y: 0, width: 300, height: 164))
    let items = Items(counts: [3, 1, 5])
    shelf.layout.itemSize = CGSize(width: 120, height: 100)
    shelf.collectionView.show(items)
    shelf.titles = ["New", "Ours", "Old"]
    simulation.show(shelf)
    simulation.run(for: 0.1)
    var seen: [String?] = []
    for page in 0..<shelf.layout.numberOfPages {
      #expect(shelf.layout.currentPage == page)
      seen.append(shelf.titleLabel.text)
      simulation.finger.drag(
        from: CGPoint(x: 150, y: 100), by: CGPoint(x: -100, y: 0), over: 0.1, hold: 0)
      simulation.runUntilRest()
    }
    #expect(seen == ["New", "New", "Ours", "Old", "Old", "Old"])
    let first = shelf.collectionView.visibleCells.map { $0.convert($0.bounds, to: shelf).minY }
    #expect(first.allSatisfy { $0 >= 44 })
  }
}
#endif
