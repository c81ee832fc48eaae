#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// Items whose size follows the view never stand in a room that is too small for them, of which the flow layout would
/// warn in the log.
@MainActor
@Suite(.worlds) struct AcrossSizeTests {
  /// Records at every preparation whether an item is larger across than the space available.
  @MainActor
  private final class Watch {
    var preparations = 0
    var tooLarge: [CGSize] = []

    func hasPrepared(_ layout: SnapFlowLayout) {
      preparations += 1
      guard let collectionView = layout.collectionView else { return }
      let room = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
      let inset = layout.sectionInset
      for attributes in layout.layoutAttributesForElements(in: collectionView.bounds) ?? [] {
        let size = attributes.size
        let fits =
          layout.scrollDirection == .horizontal
          ? size.height + inset.top + inset.bottom <= room.height
          : size.width + inset.left + inset.right <= room.width
        if !fits { tooLarge.append(size) }
      }
    }
  }

  private final class WatchedPicker: CenteredPickerLayout {
    let watch = Watch()

    override func prepare() {
      super.prepare()
      watch.hasPrepared(self)
    }
  }

  private final class WatchedShelf: GroupPagingLayout {
    let watch = Watch()

    override func prepare() {
      super.prepare()
      watch.hasPrepared(self)
    }
  }

  private final class WatchedBanner: InfiniteBannerLayout {
    let watch = Watch()

    override func prepare() {
      super.prepare()
      watch.hasPrepared(self)
    }
  }

  @Test(arguments: [true, false])
  func `items that fit are never laid out in a space too small for them`(isHorizontal: Bool) {
    let (picker, shelf, banner) = (WatchedPicker(), WatchedShelf(), WatchedBanner())
    expectFits(picker, picker.watch, isHorizontal: isHorizontal, front: 6)
    // Four or nine items make up the page of item 6, which the app has requested.
    expectFits(shelf, shelf.watch, isHorizontal: isHorizontal, front: 6)
    expectFits(banner, banner.watch, isHorizontal: isHorizontal, front: 6)
    #expect(banner.isLooping)
  }

  private func expectFits(
    _ layout: SnapFlowLayout, _ watch: Watch, isHorizontal: Bool, front: Int
  ) {
    let room = Room()
    let screen = SnapScreen<SnapFlowLayout>(
      layout, size: CGSize(width: 375, height: 812), counts: [20],
      configure: { layout, view in
        room.view = view
        layout.scrollDirection = isHorizontal ? .horizontal : .vertical
        layout.sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      },
      sizes: { _ in
        isHorizontal
          ? CGSize(width: 80, height: room.size.height - 10)
          : CGSize(width: room.size.width - 10, height: 80)
      })
    screen.layout.scroll(toItemAt: IndexPath(item: 6, section: 0), animated: false)
    screen.simulation.rotate(to: CGSize(width: 812, height: 375))
    screen.simulation.runUntilRest()
    screen.view.contentInset = UIEdgeInsets(top: 44, left: 30, bottom: 20, right: 10)
    screen.simulation.runUntilRest()
    screen.simulation.rotate(to: CGSize(width: 375, height: 812))
    screen.simulation.runUntilRest()
    screen.simulation.resize(to: CGSize(width: 200, height: 180))
    screen.simulation.runUntilRest()
    #expect(watch.preparations > 4)
    #expect(watch.tooLarge == [])
    // Finally there is space for one item only.
    #expect(screen.layout.currentPage == front)
    #expect(screen.isOnPage)
    #expect(screen.layout.sectionInset == UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
  }
}
#endif
