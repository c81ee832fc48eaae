#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// A list below a header of the app's, which hides and comes back as the list scrolls: what the list does moves the header, and
/// so the list.
@MainActor
@Suite(.worlds) struct AppHeaderTests {
  private let code = AppCode()

  private func screen<Layout: UICollectionViewFlowLayout>(
    _ layout: Layout, scale: CGFloat, itemLength: CGFloat
  ) -> SnapScreen<Layout> {
    let screen = SnapScreen(
      layout, size: CGSize(width: 390, height: 844), scale: scale, counts: [14], delegate: code
    ) { layout, _ in
      layout.scrollDirection = .vertical
      layout.itemSize = CGSize(width: 390, height: itemLength)
    }
    screen.simulation.runUntilRest()
    return screen
  }

  private func drag(_ simulation: Simulation, by distance: CGFloat) {
    simulation.finger.drag(
      from: CGPoint(x: 195, y: 600), by: CGPoint(x: 0, y: -distance), over: 0.4)
    simulation.runUntilRest(limit: 10)
  }

  /// The header lies over the list, which has an inset as long as what is left of it.
  ///
  /// - Returns: The largest step of the header.
  private func coverList<Layout>(
    of screen: SnapScreen<Layout>, dragged distance: CGFloat
  ) -> CGFloat {
    screen.view.contentInset.top = 120
    screen.view.contentOffset.y = -120
    screen.simulation.runUntilRest()
    var (header, last, largest) = (CGFloat(120), screen.offset, CGFloat(0))
    code.onScroll = { view in
      let moved = view.contentOffset.y - last
      last = view.contentOffset.y
      // A bounce moves no header.
      guard last > -view.contentInset.top else { return }
      let height = min(120, max(44, header - moved))
      largest = max(largest, abs(height - header))
      header = height
      if view.contentInset.top != height { view.contentInset.top = height }
    }
    for way in [distance, -distance / 2] { drag(screen.simulation, by: way) }
    #expect(screen.simulation.faults == [] && !screen.simulation.isMoving, "\(distance)")
    return largest
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `a header over the list moves as it does over a plain one`(scale: CGFloat) {
    for distance in stride(from: CGFloat(20), through: 300, by: 31) {
      let screen = screen(SnapFlowLayout(), scale: scale, itemLength: 300)
      let largest = coverList(of: screen, dragged: distance)
      #expect(screen.isOnPage, "\(distance): \(screen.layout)")
      let plain = self.screen(UICollectionViewFlowLayout(), scale: scale, itemLength: 300)
      #expect(largest <= coverList(of: plain, dragged: distance) + 12, "\(distance)")
    }
  }

  /// The pages are as long as what the header leaves of the list, so each of its steps makes them longer.
  @Test(arguments: [1, 2, 3] as [CGFloat], [true, false])
  func `a header over full pages hides as far as the finger goes`(
    scale: CGFloat, followsOffset: Bool
  ) {
    let screen = screen(SnapFlowLayout(), scale: scale, itemLength: 300)
    (screen.layout.pageSizing, screen.view.contentInset.top) = (.viewport, 120)
    screen.view.contentOffset.y = -120
    screen.simulation.runUntilRest()
    var (header, last) = (CGFloat(120), screen.offset)
    code.onScroll = { view in
      let y = view.contentOffset.y
      header = min(120, max(44, followsOffset ? -y : header - y + last))
      last = y
      if view.contentInset.top != header { view.contentInset.top = header }
    }
    var (shown, largest) = (header, CGFloat(0))
    screen.simulation.onFrame = {
      largest = max(largest, abs(shown - header))
      shown = header
    }
    screen.simulation.finger.drag(
      from: CGPoint(x: 195, y: 600), by: CGPoint(x: 0, y: -160), over: 0.8, hold: 0.2)
    #expect(largest < 12 && header == 44)
    screen.simulation.runUntilRest()
    #expect(screen.isOnPage && screen.simulation.faults == [])
  }

  /// The header is as high as what the list has left of it; it covers the list.
  private func hide(_ full: CGFloat, over screen: SnapScreen<some UICollectionViewFlowLayout>) {
    screen.view.contentInset.top = full
    screen.view.contentOffset.y = -full
    screen.simulation.runUntilRest()
    var (header, last) = (full, screen.offset)
    code.onScroll = { view in
      header = min(full, max(0, header - view.contentOffset.y + last))
      last = view.contentOffset.y
      if view.contentInset.top != header { view.contentInset.top = header }
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat], [PageAlignment.leading, .center, .trailing])
  func `a header over cards longer than the view follows the finger`(
    scale: CGFloat, alignment: PageAlignment
  ) {
    for length in [700, 900, 1100] as [CGFloat] {
      let screen = screen(SnapFlowLayout(), scale: scale, itemLength: length)
      screen.layout.pageAlignment = alignment
      hide(120, over: screen)
      let start = screen.offset
      let finger = screen.simulation.finger
      finger.touchDown(at: CGPoint(x: 195, y: 600))
      finger.move(to: CGPoint(x: 195, y: 520), over: 0.4)
      let rest = screen.view.contentInset.top - 120 + screen.offset - start
      #expect(abs(rest) <= 1, "\(length): \(rest)")
      finger.move(to: CGPoint(x: 195, y: 300), over: 0.4)
      finger.release()
      screen.simulation.runUntilRest()
      #expect(screen.isOnPage && screen.simulation.faults == [], "\(length)")
    }
  }

  /// Where the header has gone, another item fits on a page, and the one in front belongs to the page before.
  @Test(arguments: [1, 2, 3] as [CGFloat], [48, 60, 96] as [CGFloat])
  func `below a header that hides, a page turn gets on`(scale: CGFloat, full: CGFloat) {
    let turns: [(SnapScreen<GroupPagingLayout>) -> Void] = [
      { $0.layout.scrollToNextPage(animated: true) },
      { $0.layout.scroll(toPage: 1, duration: 0.5) },
      { $0.drag(by: -120, over: 0.1) },
    ]
    for length in [100, 130, 200, 250] as [CGFloat] {
      for (number, turn) in turns.enumerated() {
        let screen = screen(GroupPagingLayout(), scale: scale, itemLength: length)
        hide(full, over: screen)
        turn(screen)
        let rests = screen.simulation.runUntilRest(limit: 4)
        #expect(rests && screen.isOnPage && screen.layout.currentPage == 1, "\(length): \(number)")
      }
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `the end of a long card stays in sight when the header comes back`(scale: CGFloat) {
    let screen = screen(SnapFlowLayout(), scale: scale, itemLength: 900)
    hide(120, over: screen)
    screen.drag(by: -310, over: 0.4, hold: 0.2)
    screen.simulation.runUntilRest()
    #expect(screen.offset == 900 - 844 && screen.view.contentInset.top == 120)
    screen.drag(by: -150, over: 0.1)
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 1)
  }

  /// The header takes the beginning of each motion, and the list gets the rest of the screen.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `a list that a header makes longer comes to rest`(scale: CGFloat) {
    for distance in stride(from: CGFloat(150), through: 350, by: 20) {
      let screen = screen(SnapFlowLayout(), scale: scale, itemLength: 120)
      var (header, last) = (CGFloat(200), CGFloat(0))
      screen.view.frame = CGRect(x: 0, y: header, width: 390, height: 844 - header)
      screen.simulation.runUntilRest()
      code.onScroll = { view in
        let (y, end) = (view.contentOffset.y, view.contentSize.height - view.bounds.height)
        var height = header
        if y > last, y > 0 { height = max(64, header - y + last) }
        if y < last, y < end { height = min(200, header + last - y) }
        if height != header {
          header = height
          view.frame = CGRect(x: 0, y: height, width: 390, height: 844 - height)
          view.contentOffset.y = last
        }
        last = view.contentOffset.y
      }
      drag(screen.simulation, by: distance)
      #expect(!screen.simulation.isMoving, "\(distance): \(screen.layout)")
    }
  }
}
#endif
