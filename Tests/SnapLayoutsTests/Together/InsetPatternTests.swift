#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// An app that changes its insets while a person scrolls.
@MainActor
struct InsetPatternTests {
  private let code = AppCode()

  private func screen(_ app: MoverCase, top: CGFloat = 0) -> AppScreen {
    AppScreen(
      app, isHorizontal: false, count: 30, itemLength: 80, spacing: 10, delegate: code,
      setUp: { $1.contentInset.top = top })
  }

  /// It adds an inset while it loads, after the view was pulled beyond its start.
  @Test(arguments: MoverCase.cases(of: LayoutUnderTest.withEnds))
  func `a spinner that is pulled down stays until the data have come`(app: MoverCase) {
    let screen = screen(app)
    var isShown = false
    func show(_ shows: Bool, _ view: UICollectionView) {
      isShown = shows
      UIView.animate(withDuration: 0.3) { view.contentInset.top = shows ? 60 : 0 }
    }
    code.onLift = { [unowned it = screen.simulation] view in
      guard view.contentOffset.y < -60, !isShown else { return }
      show(true, view)
      it.call(after: 2) { show(false, view) }
    }
    screen.swipe(by: -230, over: 0.4)
    #expect(isShown)
    screen.simulation.run(for: 1.5)
    #expect(screen.offset == -60)
    screen.view.expectPage("with the spinner")
    screen.simulation.run(for: 1.5)
    #expect(!isShown && screen.offset == 0)
    screen.expectRest()
  }

  /// As below a spinner that goes, or above a keyboard: the layout pass belongs in the block.
  @Test(arguments: [PageAlignment.leading, .center])
  func `an animation of insets with its layout pass moves items at rest`(alignment: PageAlignment) {
    let screen = SnapScreen(
      SnapFlowLayout(), size: CGSize(width: 390, height: 700), counts: [30]
    ) { layout, view in
      (layout.itemSize, layout.pageAlignment) = (CGSize(width: 300, height: 130), alignment)
      view.contentInset.top = 60
    }
    screen.rest(onPage: 8)
    let page = screen.layout.currentPage
    var (last, step) = (nil as CGFloat?, 0 as CGFloat)
    screen.simulation.onFrame = { [unowned it = screen.simulation, view = screen.view] in
      let place = it.presentedElements(of: view).first { $0.indexPath.item == 9 }?.frame.minY
      if let last, let place { step = max(step, abs(place - last)) }
      last = place
    }
    screen.simulation.run(for: 0.1)
    UIView.animate(withDuration: 0.3) {
      (screen.view.contentInset.top, screen.view.contentInset.bottom) = (0, 200)
      screen.view.layoutIfNeeded()
    }
    screen.simulation.run(for: 1)
    #expect(step > 0 && step < 25 && screen.isOnPage && screen.layout.currentPage == page)
  }

  /// Half a page and more, so that another page is the nearest one than the app was told.
  @Test(arguments: [30, 60, 120] as [CGFloat], [false, true])
  func `items stay under the finger wherever an inset moves the focus`(
    inset: CGFloat, grows: Bool
  ) throws {
    let screen = list(itemLength: 60, top: grows ? 0 : inset)
    let (finger, view) = (screen.simulation.finger, screen.view)
    finger.touchDown(at: CGPoint(x: 150, y: 400))
    finger.move(to: CGPoint(x: 150, y: 370), over: 0.3)
    let item = try #require(screen.attributes(12))
    let place = item.frame.minY - screen.offset
    view.contentInset.top = grows ? inset : 0
    finger.move(to: CGPoint(x: 150, y: 369), over: 1 / 60)
    let moved = try #require(screen.attributes(12))
    #expect(abs(moved.frame.minY - screen.offset - place) <= 2)
  }

  @Test(arguments: [0, 60] as [CGFloat], [1, -1] as [CGFloat])
  func `a flick turns one page although an inset changes under the finger`(
    inset: CGFloat, way: CGFloat
  ) {
    let screen = list(itemLength: 130, top: 60 - inset)
    screen.layout.releasePolicy.maximumPagesPerDrag = 1
    let finger = screen.simulation.finger
    finger.touchDown(at: CGPoint(x: 150, y: 350))
    finger.move(to: CGPoint(x: 150, y: 350 - 14 * way), over: 0.1)
    screen.view.contentInset.top = inset
    finger.move(to: CGPoint(x: 150, y: 350 - 90 * way), over: 0.08)
    finger.release()
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 8 + Int(way) && screen.isOnPage)
  }

  @Test func `items of a drift stay where an inset moves the focus`() throws {
    let screen = list(itemLength: 130, top: 60)
    screen.layout.autoplay = Autoplay(interval: 0, driftSpeed: 30)
    screen.simulation.run(for: 3)
    let place = try #require(screen.attributes(10)).frame.minY - screen.offset
    screen.view.contentInset.top = 0
    screen.passFrame()
    #expect(abs(try #require(screen.attributes(10)).frame.minY - screen.offset - place) < 2)
  }

  /// A list on page 8.
  private func list(itemLength: CGFloat, top: CGFloat) -> SnapScreen<SnapFlowLayout> {
    let screen = SnapScreen(
      SnapFlowLayout(), size: CGSize(width: 390, height: 700), counts: [60]
    ) { layout, view in
      layout.itemSize = CGSize(width: 300, height: itemLength)
      layout.minimumLineSpacing = 0
      view.contentInset.top = top
    }
    screen.rest(onPage: 8)
    return screen
  }

  private func titleHeight(at offset: CGFloat) -> CGFloat { min(max(44, 0 - offset), 96) }

  private func showTitle(_ view: UICollectionView) {
    let height = titleHeight(at: view.contentOffset.y)
    if view.contentInset.top != height { view.contentInset.top = height }
  }

  @Test(arguments: MoverCase.gestures(of: LayoutUnderTest.withEnds))
  func `a title that collapses is as high as the offset says`(app: MoverCase) {
    code.onScroll = showTitle
    let screen = screen(app, top: 96)
    screen.performToRest(app.gesture)
    #expect(screen.view.contentInset.top == titleHeight(at: screen.offset))
    screen.expectRest()
    // Back at the top the title is large again.
    screen.view.setContentOffset(CGPoint(x: 0, y: -96), animated: true)
    screen.rest()
    #expect(screen.offset == -96 && screen.view.contentInset.top == 96)
    screen.expectRest("at the top")
  }

  @Test(arguments: MoverCase.cases(of: LayoutUnderTest.withEnds))
  func `content follows the finger while a title collapses`(app: MoverCase) {
    code.onScroll = showTitle
    let screen = screen(app, top: 96)
    let finger = screen.simulation.finger
    finger.touchDown(at: CGPoint(x: 45, y: 200))
    for y in [190, 170, 150, 130] as [CGFloat] {
      finger.move(to: CGPoint(x: 45, y: y), over: 0.2)
      // The first ten points begin the drag.
      #expect(abs(screen.offset + 96 - (200 - y)) <= 11, "\(y)")
    }
    finger.release()
    screen.rest()
    screen.expectRest()
  }

  @Test(arguments: MoverCase.cases(of: LayoutUnderTest.allCases))
  func `a keyboard that a drag dismisses is not in the drag's way`(app: MoverCase) {
    code.onBeginDragging = { view in
      UIView.animate(withDuration: 0.25) { view.contentInset.bottom = 0 }
    }
    let screen = screen(app)
    screen.show(page: 2)
    UIView.animate(withDuration: 0.25) { screen.view.contentInset.bottom = 120 }
    screen.rest()
    let item = screen.item ?? 0
    screen.swipe(by: 120, over: 0.1)
    screen.rest()
    #expect(screen.item.map { $0 > item } == true && screen.view.contentInset.bottom == 0)
    screen.expectRest()
  }

  @Test(.answers(\.collection.insetChanges, .keepLayout))
  func `the pages follow an inset that comes while a finger holds the view`() {
    let screen = SnapScreen(strip: SnapFlowLayout())
    screen.simulation.finger.touchDown(at: screen.middle)
    screen.simulation.run(for: 0.1)
    #expect(screen.layout.pageStops[0] == 0)
    screen.view.contentInset.left = 40
    screen.simulation.run(for: 0.1)
    #expect(screen.layout.pageStops[0] == -40)
  }

  @Test(arguments: [LayoutUnderTest.leading, .picker, .loop], [1, 2, 3] as [CGFloat])
  func `a move by as much as an inset changes is no inset`(kind: LayoutUnderTest, scale: CGFloat) {
    for distance in [-60, 60] as [CGFloat] {
      let stage = PromiseStage(kind, scale: anyScale(scale), showing: 10)
      stage.view.contentInset.right = -distance
      stage.view.contentOffset.x += distance
      stage.rest()
      #expect(stage.layout.currentPage == (distance < 0 ? 9 : 11))
    }
  }

  /// Its first step is as short as what UIKit rounds, at the end of the content.
  @Test(arguments: [LayoutUnderTest.leading, .flushShelf], [1, 2, 3] as [CGFloat])
  func `an animation goes on through insets there and back`(kind: LayoutUnderTest, scale: CGFloat) {
    for (frame, times) in product(Array(1...4), [1, 2]) {
      let stage = PromiseStage(kind, scale: anyScale(scale), showing: 29)
      let end = stage.offset(ofPageOf: 26)
      stage.view.setContentOffset(CGPoint(x: end, y: 0), animated: true)
      stage.simulation.run(for: Double(frame) / Double(stage.simulation.framesPerSecond))
      for inset in (0..<times).flatMap({ _ in [30, 0] as [CGFloat] }) {
        stage.view.contentInset.right = inset
        stage.view.layoutIfNeeded()
      }
      stage.rest()
      #expect(stage.screen.offset == end, "\(frame), \(times)")
    }
  }
}
#endif
