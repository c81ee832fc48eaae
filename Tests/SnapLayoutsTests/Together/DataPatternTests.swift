#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// An app that changes its data while a person scrolls.
@MainActor
struct DataPatternTests {
  @Test(arguments: AppCase.gestures(of: LayoutUnderTest.allCases))
  func `a delegate that reloads in every scroll ends on the same page`(app: AppCase) {
    let pages = [false, true].map { reloads in
      let screen = AppScreen(
        app, count: 20, itemLength: 120, spacing: 10, delegate: reloads ? Reloader() : nil)
      screen.show(page: 3)
      screen.perform(app.gesture)
      screen.rest()
      screen.expectRest("reloads: \(reloads)")
      return screen.layout.currentPage
    }
    #expect(pages[1] == pages[0])
  }

  @Test(arguments: AppCase.cases(of: LayoutUnderTest.allCases))
  func `a scroll of an app that reloads in every scroll ends on its item`(app: AppCase) {
    let screen = AppScreen(app, count: 20, itemLength: 120, spacing: 10, delegate: Reloader())
    screen.show(page: 1)
    let page = screen.layout.page(forItemAt: IndexPath(item: 10, section: 0))
    let front = page.flatMap { screen.layout.indexPaths(inPage: $0).first } ?? IndexPath()
    screen.view.scrollToItem(at: front, at: screen.position, animated: true)
    screen.rest()
    #expect(screen.layout.currentPage == page)
    screen.expectRest()
  }

  @Test(arguments: AppCase.cases(of: LayoutUnderTest.lists), MoreItems.Update.allCases)
  func `more items that come while the last ones appear turn page by page`(
    app: AppCase, update: MoreItems.Update
  ) {
    let more = MoreItems(update)
    let screen = AppScreen(app, count: 4, delegate: more)
    screen.layout.releasePolicy.maximumPagesPerDrag = 1
    (more.items, more.simulation) = (screen.source, screen.simulation)
    var shown: [Int?] = []
    for _ in 0..<9 {
      screen.swipe(by: 120, over: 0.1)
      screen.simulation.run(for: 0.8)
      shown.append(screen.item)
    }
    #expect(shown == Array(1...9))
    screen.expectRest()
  }
}

/// Reloads whenever the view scrolls.
@MainActor
private final class Reloader: NSObject, UICollectionViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    (scrollView as? UICollectionView)?.reloadData()
  }
}

/// Loads four more items as soon as one of the last two is displayed.
@MainActor
final class MoreItems: NSObject, UICollectionViewDelegate {
  enum Update: CaseIterable, Sendable { case insertion, reload }

  weak var items: Items?
  weak var simulation: Simulation?
  private let update: Update
  private var isLoading = false

  init(_ update: Update) { self.update = update }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let items, !isLoading, indexPath.item >= items.counts[0] - 2 else { return }
    isLoading = true
    simulation?.call(after: 0.3) { [weak self, weak collectionView] in
      guard let self, let collectionView else { return }
      isLoading = false
      show(collectionView)
    }
  }

  private func show(_ view: UICollectionView) {
    guard let items else { return }
    let old = items.counts[0]
    items.counts = [old + 4]
    switch update {
    case .insertion:
      view.insertItems(at: (old..<old + 4).map { IndexPath(item: $0, section: 0) })
    case .reload: view.reloadData()
    }
  }
}
#endif
