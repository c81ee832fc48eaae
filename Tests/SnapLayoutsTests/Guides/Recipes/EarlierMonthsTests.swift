#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The recipe for a calendar whose months are inserted before and after.
final class EarlierMonthsTests: GuideScreen {
  /// Months since the year 0.
  private var months = 24_300..<24_312

  private func watch() {
    // begin
    layout.pageSizing = .viewport
    layout.fillsViewportAcross = true
    layout.minimumLineSpacing = 0
    layout.releasePolicy = .paging
    layout.preferredDecelerationRate = .fast
    layout.onPageChange = { [weak self] page in
      if page < 3 { self?.addEarlierMonths() }
    }
    // end
  }

  // begin
  private func addEarlierMonths() {
    collectionView.performBatchUpdates { [self] in
      months = months.lowerBound - 12..<months.upperBound
      collectionView.insertItems(at: (0..<12).map { IndexPath(item: $0, section: 0) })
    }
  }
  // end

  private var month: Int { months.lowerBound + (layout.currentIndexPath?.item ?? -1) }

  @Test func `months are inserted before without a jump`() {
    use(SnapFlowLayout(replacing: oldLayout))
    layout.sectionInset = .zero
    let calendar = MonthSource(screen: { [unowned self] in months })
    collectionView.dataSource = calendar
    collectionView.reloadData()
    watch()
    layout.scroll(toPage: 5, animated: false)
    simulation.run(for: 0.1)
    var expected = 24_305
    #expect(month == expected)
    for _ in 0..<30 {
      var shown: [Int] = []
      simulation.onFrame = { [unowned self] in
        let cells = collectionView.visibleCells.sorted { $0.frame.minX < $1.frame.minX }
        guard let first = cells.first else { return shown.append(-1) }
        // Which month begins where, in points since the year 0.
        let place = first.frame.minX - collectionView.contentOffset.x
        shown.append(Int((CGFloat(first.tag) * 300 - place).rounded()))
      }
      drag(by: 100, over: 0.1, hold: 0)
      expected -= 1
      #expect(month == expected)
      // The calendar only moves back, and by no more than a month: no frame jumps.
      let steps = zip(shown, shown.dropFirst()).map { $1 - $0 }
      #expect(steps.allSatisfy { (-150...2).contains($0) }, "\(steps)")
      #expect(steps.reduce(0, +) >= -302)
    }
    #expect(months.lowerBound < 24_277)
    withExtendedLifetime(calendar) {}
  }

  private final class MonthSource: NSObject, UICollectionViewDataSource {
    let screen: () -> Range<Int>

    init(screen: @escaping () -> Range<Int>) { self.screen = screen }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      screen().count
    }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      cell.tag = screen().lowerBound + indexPath.item
      return cell
    }
  }
}
#endif
