#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// An app whose other views follow the offset.
@MainActor
struct FollowingPatternTests {
  @Test(arguments: AppCase.gestures(of: LayoutUnderTest.allCases))
  func `pictures that move against their cells are in place at rest`(app: AppCase) {
    let pictures = MovingPictures()
    let screen = AppScreen(app, count: 12, itemLength: 200, spacing: 10, delegate: pictures)
    screen.show(page: 3)
    screen.perform(app.gesture)
    screen.rest()
    for cell in screen.view.visibleCells {
      #expect(pictures.shift(of: cell) == pictures.shift(at: cell.center, in: screen.view))
    }
    screen.expectRest()
  }

  @Test(arguments: AppCase.gestures(of: LayoutUnderTest.allCases))
  func `a header that follows the offset is never behind`(app: AppCase) {
    let header = FollowingHeader()
    let screen = AppScreen(app, count: 12, itemLength: 120, spacing: 10, delegate: header)
    screen.simulation.window.addSubview(header.label)
    screen.show(page: 3)
    var isBehind = false
    screen.simulation.onFrame = { [unowned view = screen.view] in
      isBehind = isBehind || header.label.transform.tx != 0 - view.contentOffset.x
    }
    screen.perform(app.gesture)
    screen.rest()
    screen.view.scrollToItem(
      at: IndexPath(item: 6, section: 0), at: screen.position, animated: true)
    screen.rest()
    screen.view.frame.size.width = 350
    screen.rest()
    #expect(!isBehind)
    screen.expectRest()
  }

  @Test(arguments: AppCase.gestures(of: LayoutUnderTest.withFullPages))
  func `a video plays in exactly the page at rest`(app: AppCase) {
    let player = VideoPlayer()
    let screen = AppScreen(app, count: 9, itemLength: 200, delegate: player)
    screen.show(page: 3)
    screen.perform(app.gesture)
    screen.rest()
    #expect(player.item != nil)
    #expect(player.item == screen.item)
    screen.expectRest()
  }
}

/// Moves the picture of each cell against the cell.
@MainActor
private final class MovingPictures: NSObject, UICollectionViewDelegate {
  private var shifts: [ObjectIdentifier: CGFloat] = [:]

  func shift(of cell: UICollectionViewCell) -> CGFloat? { shifts[ObjectIdentifier(cell)] }

  func shift(at center: CGPoint, in view: UICollectionView) -> CGFloat {
    (center.x - view.middle.x) / view.bounds.width * 40
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let view = scrollView as? UICollectionView else { return }
    for cell in view.visibleCells { move(cell, in: view) }
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { move(cell, in: collectionView) }

  private func move(_ cell: UICollectionViewCell, in view: UICollectionView) {
    shifts[ObjectIdentifier(cell)] = shift(at: cell.center, in: view)
  }
}

/// A label beside the strip that moves with its content.
@MainActor
private final class FollowingHeader: NSObject, UICollectionViewDelegate {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    label.transform = CGAffineTransform(translationX: 0 - scrollView.contentOffset.x, y: 0)
  }
}

/// Plays the video of the cell that is fully visible when a motion is over.
@MainActor
private final class VideoPlayer: NSObject, UICollectionViewDelegate {
  private(set) var item: Int?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let item, !visibleItems(scrollView).contains(item) else { return }
    self.item = nil
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { play(scrollView) }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { play(scrollView) }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { play(scrollView) }

  private func play(_ scrollView: UIScrollView) { item = visibleItems(scrollView).first }

  /// The items of which nothing is cut, but for a pixel.
  private func visibleItems(_ scrollView: UIScrollView) -> [Int] {
    guard let view = scrollView as? UICollectionView else { return [] }
    let shown = view.bounds.insetBy(dx: -1, dy: 0)
    return view.visibleCells
      .filter { shown.minX <= $0.frame.minX && $0.frame.maxX <= shown.maxX }
      .compactMap { view.indexPath(for: $0)?.item }
  }
}
#endif
