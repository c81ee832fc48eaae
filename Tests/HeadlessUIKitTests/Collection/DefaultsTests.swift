import Testing
import UIKit
import UIKitSimulation

/// The defaults of layouts, data sources and delegates.
@MainActor
struct DefaultsTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test(arguments: [(.scrolls, 600), (.isLost, 0)] as [(ScrollToItemWhilePaging, CGFloat)])
  func `fact 21: whether scrollToItem works with system paging is an open question`(
    answer: ScrollToItemWhilePaging, offset: CGFloat
  ) {
    let answers = OpenQuestions().answering(\.collection.scrollToItemWhilePaging, answer)
    OpenQuestions.$current.withValue(answers) {
      let collection = LoggedCollection.laidOut()
      collection.view.isPagingEnabled = true
      collection.view.scrollToItem(at: path(10), at: .top, animated: false)
      #expect(collection.view.contentOffset.y == offset)
    }
  }

  @Test func `fact 36: a displayed item keeps its last attributes; for others the layout is asked`()
  {
    let layout = OwnItemsLayout()
    let screen = FieldScreen(layout, count: 100)
    #expect(screen.view.layoutAttributesForItem(at: path(0))?.alpha == 1)
    #expect(screen.view.layoutAttributesForItem(at: path(99))?.alpha == 0.5)
    #expect(layout.layoutAttributesForItem(at: path(0))?.alpha == 0.5)
  }

  @Test(arguments: [true, false])
  func `fact 48: the default target is the proposed one`(flow: Bool) {
    let layout = flow ? UICollectionViewFlowLayout() : UICollectionViewLayout()
    let point = CGPoint(x: -3, y: 1e6)
    #expect(layout.targetContentOffset(forProposedContentOffset: point) == point)
    #expect(
      layout.targetContentOffset(
        forProposedContentOffset: point, withScrollingVelocity: CGPoint(x: 9, y: -9)) == point)
  }

  @Test func `facts 75, 76: all methods of a delegate have defaults`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 70)
    layout.minimumLineSpacing = 7
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let screen = FieldScreen(view)
    let delegate = SilentDelegate()
    view.delegate = delegate
    layout.invalidateLayout()
    screen.drag(y: -50)
    screen.simulation.finger.tap(at: CGPoint(x: 10, y: 10))
    #expect(view.contentSize.height == 763)
    #expect(view.numberOfSections == 1)
    #expect(view.indexPathsForSelectedItems == [path(0)])
  }

  @Test func `fact 89: two items in a row touch the insets; the seventh is at the leading one`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    layout.minimumLineSpacing = 5
    layout.minimumInteritemSpacing = 5
    let screen = FieldScreen(layout, count: 7)
    screen.view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    screen.simulation.layOut()
    let frames = (0..<7).compactMap { layout.layoutAttributesForItem(at: path($0))?.frame }
    #expect(frames.map(\.minX) == [10, 210, 10, 210, 10, 210, 10])
    #expect(screen.view.contentSize == CGSize(width: 320, height: 195))
  }
}

/// Distinguishes a request for an item from one for a rectangle.
private final class OwnItemsLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)?.copy()
    (attributes as? UICollectionViewLayoutAttributes)?.alpha = 0.5
    return attributes as? UICollectionViewLayoutAttributes
  }
}

private final class SilentDelegate: NSObject, UICollectionViewDelegateFlowLayout {}
