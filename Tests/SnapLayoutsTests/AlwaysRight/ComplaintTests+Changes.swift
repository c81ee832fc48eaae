#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

// MARK: What changes around the page

extension ComplaintTests {
  /// Items half as long as the view, so that every length has pages of its own.
  private func halves(
    _ layout: LayoutUnderTest, isHorizontal: Bool
  ) -> SnapScreen<SnapFlowLayout> {
    let room = Room()
    return SnapScreen(
      strip: layout.make(), isHorizontal: isHorizontal, length: 375,
      configure: { _, view in room.view = view },
      lengths: { _ in (isHorizontal ? room.size.width : room.size.height) / 2 })
  }

  @Test("C7: 375, 812 and back again is the very offset", arguments: LayoutUnderTest.ofSingleItems)
  func thereAndBack(layout: LayoutUnderTest) {
    for isHorizontal in [true, false] {
      let screen = halves(layout, isHorizontal: isHorizontal)
      screen.layout.scroll(toPage: 11, animated: false)
      screen.simulation.runUntilRest()
      let before = screen.offset
      for length in [812, 375] as [CGFloat] {
        screen.resize(toLength: length)
        #expect(screen.layout.currentPage == 11)
        #expect(screen.isOnPage)
      }
      #expect(screen.offset == before)
    }
  }

  @Test(
    "C7: turning the device keeps the page, and back again the offset",
    arguments: LayoutUnderTest.ofSingleItems)
  func rotation(layout: LayoutUnderTest) {
    let screen = halves(layout, isHorizontal: true)
    screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.simulation.rotate(to: CGSize(width: 375, height: 812))
    screen.layout.minimumInteritemSpacing = 1000
    screen.layout.scroll(toPage: 11, animated: false)
    screen.simulation.runUntilRest()
    let before = screen.offset
    for size in [CGSize(width: 812, height: 375), CGSize(width: 375, height: 812)] {
      screen.simulation.rotate(to: size)
      screen.simulation.runUntilRest()
      #expect(screen.view.bounds.size == size)
      #expect(screen.layout.currentPage == 11)
      #expect(screen.isOnPage)
    }
    #expect(screen.offset == before)
  }

  @Test(
    "C7: a new size together with a scroll is not missed", arguments: LayoutUnderTest.ofSingleItems)
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
      other.layout.scroll(toItemAt: IndexPath(item: 6, section: 0), animated: false)
      other.simulation.runUntilRest()
      #expect(screen.view.contentSize == other.view.contentSize)
      #expect(screen.offset == other.offset)
      for item in 0..<30 { #expect(screen.attributes(item) == other.attributes(item)) }
    }
  }

  @Test(
    "C8: what comes and goes before the item leaves it in its place",
    arguments: LayoutUnderTest.ofSingleItems)
  func insertAndDelete(layout: LayoutUnderTest) {
    for isHorizontal in [true, false] {
      let screen = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal)
      screen.layout.scroll(toPage: 10, animated: false)
      screen.simulation.runUntilRest()
      let shown = screen.shownCenter(10)
      screen.source.counts[0] += 3
      screen.view.insertItems(at: [0, 4, 9].map { IndexPath(item: $0, section: 0) })
      screen.simulation.runUntilRest()
      #expect(screen.layout.currentIndexPath?.item == 13)
      #expect(screen.isOnPage)
      #expect(screen.shownCenter(13) == shown)
      screen.source.counts[0] -= 2
      screen.view.performBatchUpdates {
        screen.view.deleteItems(at: [1, 2, 3].map { IndexPath(item: $0, section: 0) })
        screen.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
      screen.simulation.runUntilRest()
      #expect(screen.layout.currentIndexPath?.item == 11)
      #expect(screen.isOnPage)
      #expect(screen.shownCenter(11) == shown)
      screen.view.reloadData()
      screen.simulation.runUntilRest()
      #expect(screen.layout.currentIndexPath?.item == 11)
      #expect(screen.shownCenter(11) == shown)
    }
  }

  @Test(
    "C8: the item itself is deleted: the nearest one left", arguments: LayoutUnderTest.ofSingleItems
  )
  func deleteCurrent(layout: LayoutUnderTest) {
    for isHorizontal in [true, false] {
      let screen = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal, counts: [9])
      screen.layout.scroll(toPage: 4, animated: false)
      screen.simulation.runUntilRest()
      screen.source.counts = [8]
      screen.view.deleteItems(at: [IndexPath(item: 4, section: 0)])
      screen.simulation.runUntilRest()
      #expect(screen.layout.currentPage == 4)
      #expect(screen.isOnPage)
      screen.layout.scroll(toPage: 99, animated: false)
      screen.simulation.runUntilRest()
      screen.source.counts = [7]
      screen.view.deleteItems(at: [IndexPath(item: 7, section: 0)])
      screen.simulation.runUntilRest()
      #expect(screen.layout.currentPage == 6)
      #expect(screen.isOnPage)
    }
  }

  enum Interruption: CaseIterable, Sendable {
    case leaveWindow, background, somethingOver, reload, cancelledTouch, hidden
  }

  @Test(
    "C14: whatever ends a motion half-way, the view comes to rest on a page",
    arguments: LayoutUnderTest.ofSingleItems, Interruption.allCases)
  func interrupted(layout: LayoutUnderTest, interruption: Interruption) {
    for isHorizontal in [true, false] {
      for moment in 0..<3 {
        let screen = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal)
        screen.layout.scroll(toPage: 8, animated: false)
        screen.simulation.runUntilRest()
        switch moment {
        case 0: screen.layout.scroll(toPage: 12, animated: true)
        case 1: screen.drag(by: -100, over: 0.1)
        default:
          screen.simulation.finger.touchDown(at: screen.middle)
          screen.simulation.finger.move(to: screen.point(-38), over: 0.1)
        }
        if moment < 2 { screen.simulation.run(for: 0.15) }
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

  /// Notes at every preparation whether an item is larger across than there is room.
  private final class WatchedPicker: CenteredPickerLayout {
    var preparations = 0
    var tooLarge: [CGSize] = []

    override func prepare() {
      super.prepare()
      preparations += 1
      guard let collectionView else { return }
      let room = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
      for attributes in layoutAttributesForElements(in: collectionView.bounds) ?? [] {
        let size = attributes.size
        let fits =
          scrollDirection == .horizontal
          ? size.height + sectionInset.top + sectionInset.bottom <= room.height
          : size.width + sectionInset.left + sectionInset.right <= room.width
        if !fits { tooLarge.append(size) }
      }
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
    "C24: items that fit are never laid out in a room for which they are too large",
    arguments: [true, false])
  func acrossSize(isHorizontal: Bool) {
    let room = Room()
    let screen = SnapScreen(
      WatchedPicker(), size: CGSize(width: 375, height: 812), counts: [20],
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
    screen.layout.scroll(toPage: 6, animated: false)
    screen.simulation.rotate(to: CGSize(width: 812, height: 375))
    screen.simulation.runUntilRest()
    screen.view.contentInset = UIEdgeInsets(top: 44, left: 30, bottom: 20, right: 10)
    screen.simulation.runUntilRest()
    screen.simulation.rotate(to: CGSize(width: 375, height: 812))
    screen.simulation.runUntilRest()
    screen.simulation.resize(to: CGSize(width: 200, height: 180))
    screen.simulation.runUntilRest()
    #expect(screen.layout.preparations > 4)
    #expect(screen.layout.tooLarge == [])
    #expect(screen.layout.currentPage == 6)
    #expect(screen.offset == screen.offset(ofPage: 6))
    #expect(screen.layout.sectionInset == UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
    #expect(Peers.upCarouselInset(bounds: 180, item: 200) < 0)
  }
}
#endif
