#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The item in front stays in front, whatever changes at any time.
@MainActor
@Suite(.worlds) struct KeepingThePlaceTests {
  /// A change around the item in front.
  enum Change: String, CaseIterable, Sendable {
    case size, rotation, leadingInset, trailingInset, itemSize, spacing, insertBefore, insertAfter
    case deleteBefore, deleteAfter, moveAcross, moveItem, reload, invalidate
  }

  /// The state of the view during the change.
  enum Moment: String, CaseIterable, Sendable {
    case resting, dragging, settling, scrolling
  }

  @MainActor
  private struct Case {
    let screen: SnapScreen<SnapFlowLayout>
    var simulation: Simulation { screen.simulation }

    /// Items of 80 by 90, ten apart; the view shows some of them, but not all.
    init(_ layout: LayoutUnderTest, isHorizontal: Bool) {
      let size = CGSize(width: isHorizontal ? 320 : 90, height: isHorizontal ? 90 : 320)
      screen = SnapScreen(layout.make(), size: size, counts: [30]) { layout, _ in
        layout.scrollDirection = isHorizontal ? .horizontal : .vertical
        layout.itemSize = CGSize(width: isHorizontal ? 80 : 90, height: isHorizontal ? 90 : 80)
        layout.minimumLineSpacing = 10
      }
    }

    var isHorizontal: Bool { screen.layout.scrollDirection == .horizontal }

    private func along(_ length: CGFloat) -> CGPoint {
      isHorizontal ? CGPoint(x: length, y: 0) : CGPoint(x: 0, y: length)
    }

    func begin(_ moment: Moment, at item: Int) {
      let page = screen.layout.page(forItemAt: IndexPath(item: item, section: 0)) ?? 0
      screen.layout.scroll(toPage: page, animated: false)
      simulation.runUntilRest()
      let middle = CGPoint(x: screen.view.bounds.width / 2, y: screen.view.bounds.height / 2)
      switch moment {
      case .resting: break
      case .dragging:
        simulation.finger.touchDown(at: middle)
        let moved = along(-33)
        simulation.finger.move(
          to: CGPoint(x: middle.x + moved.x, y: middle.y + moved.y), over: 0.1)
        simulation.finger.hold(for: 0.2)
      case .settling:
        simulation.finger.drag(from: middle, by: along(-60), over: 0.08)
        simulation.run(for: 0.15)
        #expect(screen.view.isDecelerating)
      case .scrolling:
        screen.layout.scroll(toPage: page + 4, animated: true)
        simulation.run(for: 0.15)
      }
    }

    func make(_ change: Change) {
      let (view, layout) = (screen.view, screen.layout)
      let front = layout.currentIndexPath?.item ?? 0
      switch change {
      case .size:
        // The focus stays on a pixel.
        view.frame.size = CGSize(
          width: view.bounds.width + (isHorizontal ? 56 : 0),
          height: view.bounds.height + (isHorizontal ? 0 : 56))
      case .rotation:
        simulation.window.frame.size = CGSize(width: 900, height: 900)
        let size = view.frame.size
        view.frame.size = CGSize(
          width: isHorizontal ? size.width * 2 : size.width,
          height: isHorizontal ? size.height : size.height * 2)
      case .leadingInset:
        if isHorizontal { view.contentInset.left = 36 } else { view.contentInset.top = 36 }
      case .trailingInset:
        if isHorizontal { view.contentInset.right = 36 } else { view.contentInset.bottom = 36 }
      case .itemSize:
        if isHorizontal { layout.itemSize.width = 100 } else { layout.itemSize.height = 100 }
      case .spacing: layout.minimumLineSpacing = 25
      case .insertBefore:
        screen.source.counts[0] += 2
        view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 3, section: 0)])
      case .insertAfter:
        screen.source.counts[0] += 1
        view.insertItems(at: [IndexPath(item: 29, section: 0)])
      case .deleteBefore:
        screen.source.counts[0] -= 2
        view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0)])
      case .deleteAfter:
        screen.source.counts[0] -= 1
        view.deleteItems(at: [IndexPath(item: 29, section: 0)])
      case .moveAcross:
        view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 25, section: 0))
      case .moveItem:
        view.moveItem(at: IndexPath(item: front, section: 0), to: IndexPath(item: 3, section: 0))
      case .reload: view.reloadData()
      case .invalidate: layout.invalidateLayout()
      }
      simulation.layOut()
    }
  }

  /// The item that was in front, after a change.
  private func item(_ item: Int, after change: Change) -> Int {
    switch change {
    case .insertBefore: item + 2
    case .deleteBefore: item - 2
    case .moveAcross: item - 1
    case .moveItem: 3
    default: item
    }
  }

  @Test(
    arguments: LayoutUnderTest.allCases,
    Change.allCases)
  func `at rest, the same item stays exactly on its page`(layout: LayoutUnderTest, change: Change) {
    for isHorizontal in [true, false] {
      let place = Case(layout, isHorizontal: isHorizontal)
      place.begin(.resting, at: 12)
      let front = place.screen.layout.currentIndexPath?.item ?? -1
      place.make(change)
      place.simulation.runUntilRest()
      let expected = item(front, after: change)
      #expect(place.screen.layout.currentPage == page(of: expected, in: place))
      #expect(place.screen.offset == offset(of: expected, in: place))
      #expect(place.simulation.faults == [])
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, Change.allCases)
  func `a motion ends on a page, the one that it was going to`(
    layout: LayoutUnderTest, change: Change
  ) {
    for moment in [Moment.settling, .scrolling] {
      let undisturbed = Case(layout, isHorizontal: true)
      undisturbed.begin(moment, at: 12)
      undisturbed.simulation.runUntilRest()
      let goal = undisturbed.screen.layout.currentIndexPath?.item ?? -1

      let place = Case(layout, isHorizontal: true)
      place.begin(moment, at: 12)
      let front = place.screen.layout.currentIndexPath?.item ?? -1
      place.make(change)
      place.simulation.runUntilRest()
      let present = place.screen.layout.currentIndexPath?.item ?? -1
      #expect(place.screen.offset == offset(of: present, in: place), "\(moment)")
      // If the change moves the item that the scroll passes, it is open which item is meant.
      if change != .moveItem || front == goal {
        let expected = change == .moveItem ? 3 : item(goal, after: change)
        #expect(place.screen.layout.currentPage == page(of: expected, in: place), "\(moment)")
      }
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, Change.allCases)
  func `under a finger, the item stays in place, and the drag ends on a page`(
    layout: LayoutUnderTest, change: Change
  ) {
    let place = Case(layout, isHorizontal: true)
    place.begin(.dragging, at: 12)
    let front = place.screen.layout.currentIndexPath?.item ?? -1
    let before = distanceFromFocus(of: front, in: place)
    let offset = place.screen.offset
    place.make(change)
    let expected = item(front, after: change)
    // Insets may follow the offset, so it doesn't follow them.
    let hasMovedFocus = [.leadingInset, .trailingInset].contains(change)
    if hasMovedFocus {
      #expect(place.screen.offset == offset)
    } else {
      #expect(abs(distanceFromFocus(of: expected, in: place) - before) <= 0.5)
    }
    place.simulation.finger.release()
    place.simulation.runUntilRest()
    let present = place.screen.layout.currentIndexPath?.item ?? -1
    #expect(place.screen.offset == self.offset(of: present, in: place))
    // If pages have several items, or the focus has moved, other items may be nearer now.
    if !hasMovedFocus, place.screen.layout.indexPaths(inPage: 0).count == 1 {
      #expect(present == expected)
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `if the item in front is deleted, the nearest remaining one is in front`(
    layout: LayoutUnderTest
  ) {
    let place = Case(layout, isHorizontal: true)
    place.begin(.resting, at: 12)
    let front = place.screen.layout.currentIndexPath?.item ?? -1
    place.screen.source.counts[0] -= 3
    place.screen.view.deleteItems(
      at: [front - 1, front, front + 1].map { IndexPath(item: $0, section: 0) })
    place.simulation.runUntilRest()
    #expect(place.screen.layout.currentPage == page(of: front - 1, in: place))
    #expect(place.screen.offset == offset(of: front - 1, in: place))
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a change and its reversal restore the exact offset`(layout: LayoutUnderTest) {
    let place = Case(layout, isHorizontal: true)
    place.begin(.resting, at: 12)
    let (before, size) = (place.screen.place, place.screen.view.frame.size)
    for width in [812, 375, 100, 0, 501.5] as [CGFloat] {
      place.screen.view.frame.size.width = width
      place.simulation.layOut()
    }
    place.screen.view.frame.size = size
    place.simulation.runUntilRest()
    #expect(place.screen.place == before)
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a page kept outside of a window, where the scale may differ, is exact in a window`(
    layout: LayoutUnderTest
  ) {
    let place = Case(layout, isHorizontal: true)
    // On the pixel grid of a scale of 2, but of no other one.
    place.screen.view.contentInset.left = 44.5
    place.begin(.resting, at: 6)
    for item in [12, 0] {
      place.screen.view.removeFromSuperview()
      place.screen.layout.scroll(toItemAt: IndexPath(item: item, section: 0), animated: false)
      place.screen.view.layoutIfNeeded()
      place.simulation.window.addSubview(place.screen.view)
      place.simulation.runUntilRest()
      #expect(place.screen.layout.currentPage == page(of: item, in: place))
      #expect(place.screen.offset == offset(of: item, in: place))
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a reload with fewer items clamps the page`(layout: LayoutUnderTest) {
    let place = Case(layout, isHorizontal: true)
    place.begin(.resting, at: 12)
    place.screen.source.counts = [5]
    place.screen.view.reloadData()
    place.simulation.runUntilRest()
    #expect(place.screen.layout.indexPaths(inPage: place.screen.layout.currentPage).last?.item == 4)
    #expect(place.screen.layout.currentPage == place.screen.layout.numberOfPages - 1)
    place.screen.source.counts = []
    place.screen.view.reloadData()
    place.simulation.runUntilRest()
    #expect(place.screen.layout.currentPage == 0)
    #expect(place.screen.layout.numberOfPages == 0)
  }

  @Test(arguments: [Change.size, .reload])
  func `if the app may hold the view between pages, it decides the offset`(change: Change) {
    let place = Case(.picker, isHorizontal: true)
    place.screen.layout.restsOnPages = false
    place.begin(.resting, at: 3)
    place.screen.move(to: 300)
    place.simulation.runUntilRest()
    place.make(change)
    place.simulation.runUntilRest()
    #expect(place.screen.offset == 300)
  }

  @Test(
    arguments: [LayoutUnderTest.loop, .banner], [Change.size, .reload, .insertBefore, .moveAcross])
  func `a loop keeps what it shows, at any offset`(layout: LayoutUnderTest, change: Change) {
    let place = Case(layout, isHorizontal: true)
    place.screen.layout.restsOnPages = false
    place.begin(.resting, at: 3)
    place.screen.move(to: place.screen.offset + 30)
    place.simulation.runUntilRest()
    #expect(!place.screen.isOnPage)
    #expect(distanceFromFocus(of: 3, in: place) == -30)
    place.make(change)
    place.simulation.runUntilRest()
    #expect(distanceFromFocus(of: item(3, after: change), in: place) == -30)
    #expect(place.screen.layout.currentPage == item(3, after: change))
  }

  /// The distance from the focus to the point of an item that aligns with it, on the screen.
  private func distanceFromFocus(of item: Int, in place: Case) -> CGFloat {
    let (view, layout) = (place.screen.view, place.screen.layout)
    guard let attributes = place.screen.attributes(item) else { return .nan }
    let fraction: CGFloat =
      switch layout.pageAlignment {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    let viewport = view.bounds.inset(by: view.adjustedContentInset)
    let start = attributes.center.x - attributes.size.width / 2
    return start + fraction * attributes.size.width
      - (viewport.minX + fraction * viewport.width)
  }

  private func page(of item: Int, in place: Case) -> Int? {
    place.screen.layout.page(forItemAt: IndexPath(item: item, section: 0))
  }

  private func offset(of item: Int, in place: Case) -> CGFloat {
    let layout = place.screen.layout
    guard let page = layout.page(forItemAt: IndexPath(item: item, section: 0)),
      let offset = layout.contentOffset(forPage: page)
    else { return .nan }
    return place.isHorizontal ? offset.x : offset.y
  }
}
#endif
