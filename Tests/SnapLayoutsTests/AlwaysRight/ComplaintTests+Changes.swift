#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

// MARK: Changes around the page

extension ComplaintTests {
  /// Items so long that a number of them is as long as the view, so that every length of the view
  /// has its own pages.
  private func portions(
    _ layout: LayoutUnderTest, _ number: CGFloat, isHorizontal: Bool
  ) -> SnapScreen<SnapFlowLayout> {
    let room = Room()
    return SnapScreen(
      strip: layout.make(), isHorizontal: isHorizontal, length: 375,
      configure: { _, view in room.view = view },
      lengths: { _ in (isHorizontal ? room.size.width : room.size.height) / number })
  }

  /// The page of item 11 in a view of a length; a page of a shelf has one or three items.
  private func page(_ layout: LayoutUnderTest, _ number: CGFloat, length: CGFloat) -> Int {
    Strip(itemLength: length / number, viewport: length).pages(of: layout).page(of: 11)
  }

  @Test(
    "Resizing to 375, 812 and back restores the exact offset", arguments: LayoutUnderTest.allCases,
    [2, 4])
  func thereAndBack(layout: LayoutUnderTest, number: CGFloat) {
    for isHorizontal in [true, false] {
      let screen = portions(layout, number, isHorizontal: isHorizontal)
      let page = page(layout, number, length: 375)
      screen.layout.scroll(toPage: page, animated: false)
      screen.simulation.runUntilRest()
      let before = screen.place
      for length in [812, 375] as [CGFloat] {
        screen.resize(toLength: length)
        #expect(page == self.page(layout, number, length: length))
        #expect(screen.layout.currentPage == page)
        #expect(screen.isOnPage)
      }
      #expect(screen.place == before)
    }
  }

  @Test(
    "Rotating the device keeps the page; rotating back restores the offset",
    arguments: LayoutUnderTest.allCases, [2, 4])
  func rotation(layout: LayoutUnderTest, number: CGFloat) {
    let screen = portions(layout, number, isHorizontal: true)
    screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.simulation.rotate(to: CGSize(width: 375, height: 812))
    screen.layout.minimumInteritemSpacing = 1000
    let page = page(layout, number, length: 375)
    screen.layout.scroll(toPage: page, animated: false)
    screen.simulation.runUntilRest()
    let before = screen.place
    for size in [CGSize(width: 812, height: 375), CGSize(width: 375, height: 812)] {
      screen.simulation.rotate(to: size)
      screen.simulation.runUntilRest()
      #expect(screen.view.bounds.size == size)
      #expect(screen.layout.currentPage == page)
      #expect(screen.isOnPage)
    }
    #expect(screen.place == before)
  }

  @Test(
    "A new size together with a scroll takes effect", arguments: LayoutUnderTest.allCases)
  func sizeAfterScroll(layout: LayoutUnderTest) {
    for isHorizontal in [true, false] {
      let (screen, other) = (
        SnapScreen(strip: layout.make(), isHorizontal: isHorizontal),
        SnapScreen(strip: layout.make(), isHorizontal: isHorizontal)
      )
      screen.layout.scroll(toPage: 6, animated: false)
      screen.view.frame.size = CGSize(width: 375, height: 375)
      screen.simulation.runUntilRest()
      other.view.frame.size = CGSize(width: 375, height: 375)
      let item = Strip().pages(of: layout).items[6].lowerBound
      other.layout.scroll(toItemAt: IndexPath(item: item, section: 0), animated: false)
      other.simulation.runUntilRest()
      #expect(screen.view.contentSize == other.view.contentSize)
      #expect(screen.place == other.place)
      // Now three items fit beside each other.
      let path = IndexPath(item: item, section: 0)
      #expect(screen.layout.currentPage == screen.layout.page(forItemAt: path))
      for item in 0..<30 { #expect(screen.look(item) == other.look(item)) }
    }
  }

  @Test(
    "Insertions and deletions before the item leave it in its place",
    arguments: LayoutUnderTest.allCases)
  func insertAndDelete(layout: LayoutUnderTest) {
    for isHorizontal in [true, false] {
      let screen = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal)
      let front = Strip().pages(of: layout).front(of: 10)
      screen.layout.scroll(toItemAt: IndexPath(item: front, section: 0), animated: false)
      screen.simulation.runUntilRest()
      let shown = screen.shownCenter(front)
      /// Expects the page of an item, at the place of the item that was in front.
      ///
      /// On a page of several items, the item may now have another place.
      func expectInFront(_ item: Int, _ location: SourceLocation = #_sourceLocation) {
        let pages = Strip(screen.source.counts).pages(of: layout)
        #expect(
          screen.layout.currentIndexPath?.item == pages.front(of: item), sourceLocation: location)
        #expect(screen.layout.currentPage == pages.page(of: item), sourceLocation: location)
        #expect(screen.isOnPage, sourceLocation: location)
        let distance = pages.distanceInPage(of: item)
        #expect(
          screen.shownCenter(item)
            == shown.map {
              CGPoint(
                x: $0.x + (isHorizontal ? distance : 0), y: $0.y + (isHorizontal ? 0 : distance))
            }, sourceLocation: location)
      }
      screen.source.counts[0] += 3
      screen.view.insertItems(at: [0, 4, 9].map { IndexPath(item: $0, section: 0) })
      screen.simulation.runUntilRest()
      expectInFront(front + 3)
      screen.source.counts[0] -= 2
      screen.view.performBatchUpdates {
        screen.view.deleteItems(at: [1, 2, 3].map { IndexPath(item: $0, section: 0) })
        screen.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
      screen.simulation.runUntilRest()
      expectInFront(front + 1)
      screen.view.reloadData()
      screen.simulation.runUntilRest()
      expectInFront(front + 1)
    }
  }

  @Test(
    "If the item is deleted, the nearest remaining one is in front",
    arguments: LayoutUnderTest.allCases
  )
  func deleteCurrent(layout: LayoutUnderTest) {
    for isHorizontal in [true, false] {
      let screen = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal, counts: [9])
      let front = Strip([9]).pages(of: layout).front(of: 4)
      screen.layout.scroll(toItemAt: IndexPath(item: front, section: 0), animated: false)
      screen.simulation.runUntilRest()
      screen.source.counts = [8]
      screen.view.deleteItems(at: [IndexPath(item: front, section: 0)])
      screen.simulation.runUntilRest()
      let eight = Strip([8]).pages(of: layout)
      #expect(screen.layout.currentPage == eight.page(of: front))
      #expect(screen.isOnPage)
      // The whole last page.
      screen.layout.scroll(toPage: eight.last, animated: false)
      screen.simulation.runUntilRest()
      screen.source.counts = [eight.items[eight.last].lowerBound]
      screen.view.deleteItems(
        at: eight.items[eight.last].map { IndexPath(item: $0, section: 0) })
      screen.simulation.runUntilRest()
      let fewer = Strip(screen.source.counts).pages(of: layout)
      #expect(screen.layout.numberOfPages == fewer.count)
      #expect(screen.layout.currentPage == fewer.last)
      #expect(screen.isOnPage)
    }
  }

  enum Interruption: CaseIterable, Sendable {
    case leaveWindow, background, somethingOver, reload, cancelledTouch, hidden
  }

  @Test(
    "The view rests on a page, whatever interrupts a motion",
    arguments: LayoutUnderTest.allCases, Interruption.allCases)
  func interrupted(layout: LayoutUnderTest, interruption: Interruption) {
    let pages = Strip().pages(of: layout)
    for isHorizontal in [true, false] {
      for moment in 0..<3 {
        let screen = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal)
        screen.layout.scroll(toPage: pages.page(of: 8), animated: false)
        screen.simulation.runUntilRest()
        switch moment {
        case 0: screen.layout.scroll(toPage: pages.page(of: 12), animated: true)
        case 1: screen.drag(by: -70, over: 0.1)
        default:
          screen.simulation.finger.touchDown(at: screen.middle)
          screen.simulation.finger.move(to: screen.point(-38), over: 0.1)
        }
        if moment < 2 { screen.simulation.run(for: 0.13) }
        #expect(!screen.isOnPage)
        interrupt(screen, interruption)
        screen.simulation.finger.release()
        screen.simulation.runUntilRest()
        #expect(screen.isOnPage, "\(interruption) \(moment)")
        #expect(screen.simulation.faults == [])
      }
    }
  }

  private func interrupt(_ screen: SnapScreen<SnapFlowLayout>, _ interruption: Interruption) {
    let simulation = screen.simulation
    switch interruption {
    case .leaveWindow:
      screen.view.removeFromSuperview()
      simulation.run(for: 0.5)
      simulation.window.addSubview(screen.view)
    case .background:
      simulation.enterBackground()
      simulation.run(for: 5)
      simulation.becomeActive()
    case .somethingOver:
      simulation.resignActive()
      simulation.run(for: 0.1)
      simulation.becomeActive()
    case .reload: screen.view.reloadData()
    case .cancelledTouch:
      simulation.finger.touchDown(at: screen.middle)
      simulation.finger.move(to: screen.point(-20), over: 0.05)
      simulation.finger.cancel()
    case .hidden:
      screen.view.isHidden = true
      simulation.run(for: 0.05)
      screen.view.isHidden = false
    }
  }

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

  @MainActor
  private final class Room {
    weak var view: UICollectionView?

    var size: CGSize {
      view.map { $0.bounds.inset(by: $0.adjustedContentInset).size } ?? .zero
    }
  }

  @Test(
    "Items that fit are never laid out in a space too small for them",
    arguments: [true, false])
  func acrossSize(isHorizontal: Bool) {
    let (picker, shelf, banner) = (WatchedPicker(), WatchedShelf(), WatchedBanner())
    expectFits(picker, picker.watch, isHorizontal: isHorizontal, front: 6)
    // Four or nine items make up the page of item 6, which the app has requested.
    expectFits(shelf, shelf.watch, isHorizontal: isHorizontal, front: 6)
    expectFits(banner, banner.watch, isHorizontal: isHorizontal, front: 6)
    #expect(banner.isLooping)
    #expect(Peers.upCarouselInset(bounds: 180, item: 200) < 0)
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
