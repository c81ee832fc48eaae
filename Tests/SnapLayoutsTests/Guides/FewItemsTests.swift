#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// The recipe for a loop of few items, with a data source that repeats them.
final class FewItemsTests: GuideScreen, UICollectionViewDataSource {
  // begin
  let copies = 4

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    names.count * copies
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    show(names[indexPath.item % names.count], in: cell)
    return cell
  }
  // end

  private func show(_ name: String, in cell: UICollectionViewCell) {
    cell.accessibilityLabel = name
  }

  private func start() {
    names = ["Ada", "Grace", "Edsger"]
    layout = CenteredPickerLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.pageControl = pageControl
    collectionView.dataSource = self
    // begin
    layout.isLoopingEnabled = true
    layout.pagesPerRound = names.count
    layout.onPageChange = { [weak self] page in
      guard let self else { return }
      nameLabel.text = names[page % names.count]
    }
    // end
    use(layout)
  }

  @Test func `three items make a loop`() {
    start()
    #expect(layout.isLooping)
    #expect(pageControl.numberOfPages == 3)
    #expect(nameLabel.text == "Ada")
    for expected in [1, 2, 0, 1] {
      layout.scrollToNextPage(animated: false)
      simulation.run(for: 0.1)
      #expect(pageControl.currentPage == expected)
      #expect(nameLabel.text == names[expected])
    }
  }

  @Test func `the shorter way leads to the nearest copy`() {
    start()
    let offset = collectionView.contentOffset.x
    let index = 2
    // begin
    layout.scroll(toPage: layout.nearestRepetition(ofPage: index), animated: true)
    // end
    simulation.runUntilRest()
    #expect(nameLabel.text == "Edsger")
    #expect(collectionView.contentOffset.x == offset - 100)
    pageControl.currentPage = 0
    pageControl.sendActions(for: .valueChanged)
    simulation.runUntilRest()
    #expect(collectionView.contentOffset.x == offset)
  }

  @Test(arguments: [(nil, nil), (0, nil), (-3, nil), (2, 2), (9, 9), (12, 12)] as [(Int?, Int?)])
  func `without repetitions each page stands for itself`(row: (set: Int?, expected: Int?)) {
    let screen = SnapScreen(CenteredPickerLayout()) { layout, _ in layout.pagesPerRound = row.set }
    #expect(screen.layout.pagesPerRound == row.expected)
    guard row.set != 2 else { return }
    #expect([4, 99].map { screen.layout.nearestRepetition(ofPage: $0) } == [4, 99])
    #expect(SnapFlowLayout().nearestRepetition(ofPage: 7) == 7)
  }

  @Test func `without a loop the ends are not crossed`() {
    let screen = SnapScreen(SnapFlowLayout(), counts: [9]) { layout, view in
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.pageAlignment = .center
      layout.padsEdges = true
      layout.pagesPerRound = 3
    }
    #expect((0...2).map { screen.layout.nearestRepetition(ofPage: $0) } == [0, 1, 2])
    screen.layout.scroll(toPage: 8, animated: false)
    #expect(screen.layout.nearestRepetition(ofPage: 0) == 6)
    screen.layout.scroll(toPage: 4, animated: false)
    #expect((0...3).map { screen.layout.nearestRepetition(ofPage: $0) } == [3, 4, 5, 5])
    (screen.layout.pagesPerRound, screen.source.counts) = (5, [15])
    screen.view.reloadData()
    screen.layout.scroll(toPage: 5, animated: false)
    #expect((0...4).map { screen.layout.nearestRepetition(ofPage: $0) } == [5, 6, 7, 3, 4])
  }
}
#endif
