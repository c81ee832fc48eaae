#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The recipe for a card that a tap opens.
@MainActor
struct OpenCardTests {
  final class Cards: Items, UICollectionViewDelegateFlowLayout {
    let layout = CenteredPickerLayout()

    // begin
    private var openCard: IndexPath?

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: indexPath == openCard ? 240 : 120, height: 100)
    }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      openCard = indexPath == openCard ? nil : indexPath
      collectionView.performBatchUpdates(nil)
      layout.scroll(toItemAt: indexPath, animated: true)
    }
    // end
  }

  @Test func `a tap opens a card in the middle, and another tap closes it`() throws {
    let cards = Cards(counts: [9])
    cards.layout.scaleFactor = 0
    let screen = SnapScreen(cards.layout, delegate: cards)
    func tap(_ item: Int) throws {
      let cell = try #require(screen.view.cellForItem(at: [0, item]))
      screen.simulation.finger.tap(at: cell.convert(CGPoint(x: 5, y: 50), to: nil))
      screen.simulation.runUntilRest()
    }
    func frame(_ item: Int) -> CGRect { screen.attributes(item)?.frame ?? .zero }
    try tap(1)
    #expect(screen.layout.currentPage == 1)
    #expect(frame(1).width == 240 && abs(frame(1).midX - screen.view.bounds.midX) <= 0.5)
    try tap(2)
    #expect(screen.layout.currentPage == 2)
    #expect(frame(2).width == 240 && frame(1).width == 120)
    #expect(abs(frame(2).midX - screen.view.bounds.midX) <= 0.5)
    try tap(2)
    #expect(frame(2).width == 120 && screen.layout.currentPage == 2)
    #expect(abs(frame(2).midX - screen.view.bounds.midX) <= 0.5)
  }
}
#endif
