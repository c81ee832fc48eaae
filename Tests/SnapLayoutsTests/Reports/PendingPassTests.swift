#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// Apps that remove items in the layout's callbacks.
@MainActor
@Suite(.worlds) struct PendingPassTests {
  /// With effects, each move of the finger leaves a pass pending, in which the last cell may come into view.
  @Test(arguments: LayoutUnderTest.allCases, ReportTests.Callback.allCases)
  func `no pass is pending in a callback, so the app may delete items there`(
    kind: LayoutUnderTest, callback: ReportTests.Callback
  ) {
    for number in Effort.scaled(quick: [0, 5, 10, 15, 16, 21], full: Array(0..<24)) {
      let (start, calls) = (3 + number / 4, [1, 2, 3, 5][number % 4])
      let source = CheckedItems(counts: [10])
      let screen = SnapScreen(strip: kind.make(), isHorizontal: calls != 3, length: 300)
      screen.view.dataSource = source
      screen.view.delegate = source
      screen.layout.scroll(toItemAt: IndexPath(item: start, section: 0), animated: false)
      screen.simulation.runUntilRest()
      var remaining = calls
      let act = { [unowned view = screen.view] in
        remaining -= 1
        guard remaining == 0 else { return }
        source.counts[0] -= 1
        view.deleteItems(at: [IndexPath(item: source.counts[0], section: 0)])
      }
      callback.set(act, of: screen.layout)
      if callback == .pageCount {
        source.counts[0] += 1
        screen.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
      screen.drag(by: -250, over: 0.15)
      screen.simulation.runUntilRest()
      #expect(source.wrongRequests == 0, "item \(start), call \(calls)")
      #expect(screen.simulation.faults == [], "item \(start), call \(calls)")
    }
  }
}

/// Items that count the requests for items that don't exist.
@MainActor
private final class CheckedItems: Items, UICollectionViewDelegateFlowLayout {
  private(set) var wrongRequests = 0

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if indexPath.item >= counts[indexPath.section] { wrongRequests += 1 }
    return super.collectionView(collectionView, cellForItemAt: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if indexPath.item >= counts[indexPath.section] { wrongRequests += 1 }
    return CGSize(width: 80, height: 80)
  }
}
#endif
