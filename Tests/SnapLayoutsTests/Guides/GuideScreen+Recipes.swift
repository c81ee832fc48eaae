#if canImport(UIKitSimulation)
import SnapLayouts
import UIKit
import UIKitSimulation

/// The snippets of the recipes, word for word; ``GuideTests`` compares them.
extension GuideScreen {
  func openDeepLink() {
    // begin
    layout.scroll(toItemAt: IndexPath(item: 5, section: 0), animated: false)
    // end
  }

  func loadAhead() {
    // begin
    layout.onWillSettle = { [weak self, weak layout] page in
      guard let self, let layout else { return }
      prefetch(layout.indexPaths(inPage: page))
    }
    // end
    begin()
  }

  func showDetailsAfterAScroll() {
    begin()
    // begin
    layout.scroll(toPage: 4, duration: 0.8) { [weak self] didArrive in
      if didArrive { self?.showDetails() }
    }
    // end
  }

  func alignInTheMiddle(_ layout: SnapFlowLayout) {
    // begin
    layout.pageAlignment = .center
    // end
  }

  func reportSeenPages() {
    // begin
    layout.onSettle = { [weak self] page in
      guard let self, seen.insert(page).inserted else { return }
      log("seen \(names[page])")
    }
    // end
    begin()
  }

  func loadMorePages() {
    // begin
    layout.onPageChange = { [weak self, weak layout] page in
      guard let layout, page >= layout.numberOfPages - 3 else { return }
      self?.loadMore()
    }
    // end
    begin()
  }

  func playSettledVideo() {
    // begin
    layout.onSettle = { [weak self, weak layout] page in
      guard let self, let layout else { return }
      let settled = layout.indexPaths(inPage: page)
      for case let cell as VideoCell in collectionView.visibleCells {
        let isSettled = collectionView.indexPath(for: cell).map(settled.contains) ?? false
        isSettled ? cell.play() : cell.pause()
      }
    }
    // end
    begin()
  }

  func connectDataSource() {
    // begin
    let nameCell = UICollectionView.CellRegistration<NameCell, String> { cell, _, name in
      cell.label.text = name
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: nameCell, for: $1, item: $2)
    }
    // end
  }

  func shuffle(_ dataSource: UICollectionViewDiffableDataSource<Int, String>) {
    // begin
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names.shuffled())
    dataSource.apply(snapshot, animatingDifferences: true)
    // end
  }
}
#endif
