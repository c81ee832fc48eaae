#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// An app that selects items by taps, or by what is in the middle.
@MainActor
struct SelectionPatternTests {
  @Test(arguments: AppCase.cases(of: LayoutUnderTest.allCases.filter { $0.itemsPerPage == 1 }))
  func `a tapped item comes to its page`(app: AppCase) {
    let tapped = TappedItem()
    let screen = AppScreen(app, count: 15, itemLength: 80, spacing: 10, delegate: tapped)
    tapped.position = screen.position
    screen.show(page: 5)
    for distance in [1, 1, -1] {
      let item = (screen.item ?? 0) + distance
      let cell = screen.view.cellForItem(at: IndexPath(item: item, section: 0))
      // Of a neighbor in a banner, or before a leading page, nothing is on the screen.
      guard let cell, cell.frame.intersection(screen.view.bounds).width > 20 else { continue }
      let shown = cell.frame.intersection(screen.view.bounds)
      screen.simulation.finger.tap(
        at: screen.view.convert(CGPoint(x: shown.midX, y: shown.midY), to: nil))
      screen.rest()
      #expect(tapped.item == item)
      #expect(screen.item == item)
    }
    screen.expectRest()
  }

  @Test(arguments: AppCase.gestures(of: LayoutUnderTest.centering))
  func `the item in the middle is selected, with one click for each new one`(app: AppCase) {
    let picker = MiddlePicker()
    let screen = AppScreen(app, count: 30, itemLength: 80, spacing: 10, delegate: picker)
    screen.show(page: 12)
    picker.select(in: screen.view)
    picker.clicks = []
    screen.perform(app.gesture)
    screen.rest()
    #expect(picker.item == screen.item)
    #expect(screen.view.indexPathsForSelectedItems == screen.layout.currentIndexPath.map { [$0] })
    if app.gesture == .flick {
      let passed = (picker.clicks.last ?? 12) - 12
      #expect(passed > 0)
      #expect(picker.clicks == Array(13..<13 + max(0, passed)))
    }
    screen.expectRest()
  }
}

/// Scrolls to the item that is tapped.
@MainActor
private final class TappedItem: NSObject, UICollectionViewDelegate {
  var position: UICollectionView.ScrollPosition = .centeredHorizontally
  private(set) var item: Int?

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    item = indexPath.item
    collectionView.scrollToItem(at: indexPath, at: position, animated: true)
  }
}

/// Selects the item in the middle, and clicks.
@MainActor
private final class MiddlePicker: NSObject, UICollectionViewDelegate {
  private(set) var item: Int?
  /// The items for which the haptic engine has clicked.
  var clicks: [Int] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let view = scrollView as? UICollectionView { select(in: view) }
  }

  func select(in view: UICollectionView) {
    guard let middle = view.middleItem, middle != item else { return }
    item = middle
    clicks.append(middle)
    view.selectItem(
      at: IndexPath(item: middle, section: 0), animated: false, scrollPosition: [])
  }
}
#endif
