#if canImport(UIKitSimulation)
import EffortSupport
import Testing
import UIKit
import UIKitSimulation

@testable import SnapLayouts

/// Cases that few users meet; each is the only reason for a rule of the state.
@MainActor
struct RareCaseTests {
  /// Otherwise the drag would count from the end of the scroll.
  @Test func `a finger that stops a long requested scroll turns pages from where it is`() {
    let stage = PromiseStage(.leading)
    stage.layout.releasePolicy = .paging
    stage.layout.scroll(toPage: 20, animated: true)
    stage.simulation.run(for: 0.1)
    stage.simulation.finger.touchDown(at: stage.screen.middle)
    let page = stage.layout.currentPage
    #expect((1..<17).contains(page))
    stage.simulation.finger.move(to: stage.screen.point(-60), over: 0.1)
    stage.simulation.finger.release()
    stage.rest()
    #expect(abs(stage.layout.currentPage - page) <= 2)
    stage.expectRest()
  }

  /// UIKit may have stopped the view before the frame in which it no longer decelerates.
  @Test(.answers(\.scrolling.lastTick, LastTick.none))
  func `an app may choose another end of a drag that is cancelled smoothly`() throws {
    let stage = PromiseStage(.leading)
    stage.layout.releasePolicy = ReleasePolicy(
      maximumPagesPerDrag: 1, flickVelocity: 0.3, cancelsSmoothly: true)
    stage.show(item: 4)
    let chooser = Chooser(offset: stage.offset(ofPageOf: 8))
    stage.view.delegate = chooser
    // Too slow for a flick, and too short to turn the page.
    stage.screen.drag(by: -15, over: 0.5)
    stage.rest()
    let answered = try #require(chooser.answered)
    #expect((1...20).contains(answered - stage.offset(ofPageOf: 4)))
    stage.expectRest(onPageOf: 8)
  }

  /// Its end is on the way to the layout's own.
  @Test(arguments: LayoutUnderTest.withEnds)
  func `an app's animation that ends short of a requested page counts`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind, showing: 3)
    let end = stage.offset(ofPageOf: 12) + 7
    stage.layout.scroll(toItemAt: stage.path(20), animated: true)
    stage.simulation.run(for: 0.05)
    #expect(stage.screen.offset < end)
    stage.view.setContentOffset(CGPoint(x: end, y: 0), animated: true)
    stage.comeToRest(onPageOf: 12)
  }

  /// Apps that repeat their items bring the view back to the middle like this.
  @Test func `an app that jumps within a step of a scroll with a duration has the last word`() {
    let stage = PromiseStage(.leading, showing: 3)
    let (limit, start) = (stage.offset(ofPageOf: 8), stage.offset(ofPageOf: 5))
    var jumps = 0
    stage.screen.source.onScroll = { [unowned stage] in
      guard stage.screen.offset > limit else { return }
      jumps += 1
      stage.view.contentOffset.x = start
    }
    stage.layout.scroll(toItemAt: stage.path(20), duration: 1)
    stage.rest()
    #expect(jumps == 1)
    stage.expectRest(onPageOf: 5)
  }

  /// Before that, who moves the view back after every correction has won.
  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `new data bring a view held between pages to a page`(kind: LayoutUnderTest, inBatch: Bool) {
    let stage = PromiseStage(kind, showing: 9)
    let offset = stage.screen.offset + 33
    stage.screen.source.onScroll = { [unowned stage] in
      if stage.screen.offset != offset { stage.view.contentOffset.x = offset }
    }
    stage.move(to: offset)
    stage.rest()
    #expect(stage.screen.offset == offset)
    stage.screen.source.onScroll = nil
    if inBatch { stage.screen.insert([29]) } else { stage.view.reloadData() }
    stage.comeToRest()
  }

  private final class Chooser: NSObject, UICollectionViewDelegate {
    private let offset: CGFloat
    private(set) var answered: CGFloat?

    init(offset: CGFloat) { self.offset = offset }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      answered = targetContentOffset.pointee.x
      targetContentOffset.pointee.x = offset
    }
  }

  /// UIKit decelerates to where the target was before.
  @Test(.answers(\.scrolling.offsetWrittenInMotion, .keepsTarget))
  func `a flick whose contents move far away isn't led to where they were`() {
    let stage = PromiseStage(.leading, counts: [30], showing: 10)
    stage.flick()
    stage.simulation.run(for: 0.05)
    #expect(stage.view.isDecelerating)
    stage.screen.insert(0..<300)
    stage.simulation.layOut()
    var offsets: [CGFloat] = []
    stage.simulation.onFrame = { [unowned stage] in offsets.append(stage.screen.offset) }
    stage.rest()
    #expect(offsets.allSatisfy { abs($0 - stage.screen.offset) < 900 })
    stage.expectRest()
  }

  /// The range into which UIKit brings the view may then have the insets of the other ends.
  @Test(.answers(\.scrolling.mirroredInsets, .physical))
  func `right to left, insets that change in each frame don't end the layout's own scroll`() {
    RestTests()
      .`the layout's own scroll arrives and reports even if insets change in each frame`(
        kind: .leading, way: .rightToLeft)
    let stage = PromiseStage(.leading, .rightToLeft) { _, view in
      (view.contentInset.left, view.contentInset.right) = (20, 20)
    }
    stage.layout.scroll(toItemAt: stage.path(12), animated: true)
    stage.view.contentInset.right = 60
    stage.comeToRest(onPageOf: 12)
    // A short way with a duration begins at the edge, too.
    stage.layout.scroll(toPage: 0, animated: false)
    stage.rest()
    stage.layout.scroll(toItemAt: stage.path(4), duration: 0.5)
    for inset in 0..<20 {
      stage.view.contentInset.left = CGFloat(inset % 15) * 2
      stage.simulation.run(for: 1.0 / 60)
    }
    stage.comeToRest(onPageOf: 4)
  }

  /// The momentum would lead beyond the page that it has reached.
  @Test(.answers(\.scrolling.offsetWrittenInMotion, .keepsTarget))
  func `sizes that follow the page leave no page where UIKit keeps its target`() {
    SelfSizingPageTests()
      .`sizes that follow the page leave no page because it was reached`(
        kind: .leading, relayout: .invalidation)
  }

  /// As far as a key scrolls, an item in sight happens to be aligned.
  @Test(.answers(\.scrolling.keyboardScrolling, .animates))
  func `a key gets on while the layout brings the view back to a page`() {
    let stage = PromiseStage(.shelf, itemLength: 30)
    stage.set(20, animated: false)
    stage.simulation.run(for: 0.2)
    stage.simulation.keyboard.press(.right, in: stage.view)
    stage.rest()
    #expect(stage.layout.currentPage == 1)
  }

  /// UIKit may not invalidate the layout for an inset.
  @Test(.answers(\.collection.insetChanges, .keepLayout))
  func `a frame sees first which insets have changed, and then where the view is`() {
    RestTests()
      .`an inset that grows as a scroll begins shows nothing before page 0`(kind: .leading)
  }

  @Test(.answers(\.collection.insetChanges, .keepLayout))
  func `an inset that the app sets as a deceleration ends moves the view by no more`() {
    let (stage, app) = (PromiseStage(.leading, showing: 1), AppCode())
    app.onEndOfDrag = { $0.contentInset.left = 60 }
    stage.sources.append(app)
    stage.view.delegate = app
    stage.flick(by: -60)
    for _ in 0..<120 {
      stage.simulation.run(for: 1 / 60)
      #expect(stage.screen.offset >= -60)
    }
    stage.comeToRest(onPageOf: 0)
  }

  /// UIKit goes on to where the item was, which may now be behind the view.
  @Test(arguments: LayoutUnderTest.allCases)
  func `deletions as the app's scrollToItem begins end on that item`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind, counts: [40], showing: 12)
    stage.scrollToItem(15)
    stage.screen.delete(0..<6)
    stage.comeToRest(onPageOf: 9)
  }

  /// A stop is no move.
  @Test(arguments: LayoutUnderTest.allCases)
  func `an animation that the app takes back at once ends no request`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind, counts: [40])
    var ends: [Bool] = []
    stage.layout.scroll(toItemAt: stage.path(20), animated: true) { ends.append($0) }
    stage.simulation.run(for: 0.1)
    let offset = stage.screen.offset
    stage.set(offset + 200, animated: true)
    stage.set(offset, animated: false)
    stage.comeToRest(onPageOf: 20)
    #expect(ends == [true])
  }

  /// Such as the item that a transition carries to another screen.
  @Test func `an animation stays one where a subclass leaves out an item on the screen`() {
    let layout = LeavingOutLayout()
    let screen = SnapScreen(strip: layout)
    layout.leftOut = [0, 1]
    screen.simulation.runUntilRest()
    screen.layout.scroll(toPage: 3, animated: true)
    screen.simulation.run(for: 0.1)
    #expect((1..<200).contains(screen.offset))
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 3)
  }

  /// UIKit may not announce a layout that comes without an animation.
  @Test(.answers(\.collection.transitionCalls, .onlyAnimated))
  func `an item on the screen is in front of a layout that replaces a list without a word`() {
    let stage = PromiseStage(.leading)
    for length in [80, 160] as [CGFloat] {
      let layout = length == 80 ? UICollectionViewFlowLayout() : SnapFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: length, height: 90)
      layout.minimumLineSpacing = 10
      stage.view.collectionViewLayout = layout
      stage.rest()
      guard let layout = layout as? SnapFlowLayout else {
        stage.move(to: 900)
        stage.rest()
        continue
      }
      #expect(layout.currentIndexPath == stage.path(10))
    }
  }

  /// The frame that calls back has just seen the jump.
  @Test func `an animated scroll to an item in the callback of a jump shows the item`() {
    let stage = PromiseStage(.shelf)
    stage.layout.onPageChange = { [view = stage.view] page in
      guard page == 1 else { return }
      view.scrollToItem(at: IndexPath(item: 11, section: 0), at: .left, animated: true)
    }
    stage.set(270, animated: false)
    stage.rest()
    #expect(stage.screen.offset == 810)
  }

  private final class CoastingLayout: SnapFlowLayout {
    var coasts = true

    override func page(for release: DragRelease, stops: PageStops) -> Int? {
      coasts ? nil : super.page(for: release, stops: stops)
    }
  }

  @Test(arguments: [PageAlignment.leading, .center, .trailing])
  func `short content stays in sight under a finger while the view gets shorter`(
    alignment: PageAlignment
  ) {
    let stage = PromiseStage(.leading, counts: [2]) { layout, _ in
      (layout.pageAlignment, layout.padsEdges) = (alignment, false)
    }
    stage.simulation.finger.touchDown(at: stage.screen.middle)
    stage.simulation.run(for: 0.2)
    stage.view.frame.size.width = 200
    stage.simulation.run(for: 0.2)
    #expect(stage.screen.offset == 0)
    stage.simulation.finger.release()
    stage.comeToRest()
    #expect(stage.screen.offset == 0)
  }

  @Test func `a view that leaves its window in a bounce keeps its place in an update`() {
    let screen = SnapScreen(
      SnapFlowLayout(), size: CGSize(width: 390, height: 844), counts: [5]
    ) { layout, _ in layout.itemSize = CGSize(width: 390, height: 300) }
    screen.rest(onPage: 3)
    screen.simulation.finger.drag(
      from: CGPoint(x: 195, y: 600), by: CGPoint(x: 0, y: -300), over: 0.1)
    screen.simulation.run(for: 0.05)
    screen.view.removeFromSuperview()
    screen.simulation.run(for: 0.3)
    screen.insert([0, 1])
    screen.simulation.run(for: 0.3)
    screen.simulation.window.addSubview(screen.view)
    screen.simulation.runUntilRest()
    #expect(screen.layout.page(forItemAt: [0, 5]) == screen.layout.currentPage)
  }

  /// There, UIKit rounds what it writes to whole points.
  @Test(arguments: [true, false])
  func `outside of a window, insets alone turn no page of a loop`(isMoving: Bool) {
    let screen = SnapScreen(
      InfiniteBannerLayout(), size: CGSize(width: 390, height: 200), scale: anyScale(3),
      counts: [12]
    ) { layout, _ in (layout.pageSizing, layout.minimumLineSpacing) = (.fraction(0.85), 10) }
    screen.rest(onPage: 5)
    var ends: [Bool] = []
    if isMoving {
      screen.layout.scroll(toPage: 8, duration: 0.5) { ends.append($0) }
      screen.simulation.run(for: 0.1)
    }
    screen.view.removeFromSuperview()
    (screen.view.contentInset.left, screen.view.contentInset.right) = (20, 20)
    screen.simulation.run(for: 1)
    screen.simulation.window.addSubview(screen.view)
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == (isMoving ? 8 : 5) && screen.isOnPage)
    #expect(ends == (isMoving ? [true] : []))
  }

  /// A controller may keep the layout, and wait.
  @Test(arguments: LayoutUnderTest.allCases)
  func `a request ends where its view leaves the window, and needn't come back`(
    kind: LayoutUnderTest
  ) {
    var ends: [Bool] = []
    var stage: PromiseStage? = PromiseStage(kind)
    let layout = stage!.layout, simulation = stage!.simulation
    layout.scroll(toPage: 4, animated: true) { ends.append($0) }
    simulation.run(for: 0.1)
    stage?.view.removeFromSuperview()
    simulation.run(for: 0.1)
    #expect(ends == [true] && layout.currentPage == 4)
    layout.onPageChange = nil
    layout.onSettle = nil
    stage = nil
    simulation.run(for: 0.5)
    #expect(ends == [true])
  }

  @Test func `a rule that lets the view coast rests where it stops, until something moves it`() {
    let screen = SnapScreen(
      strip: CoastingLayout() as SnapFlowLayout, length: 375, itemLength: 100, counts: [20])
    var rests: [Int] = []
    screen.layout.scroll(toPage: 2, animated: false)
    screen.passFrame()
    screen.layout.onSettle = { rests.append($0) }
    screen.drag(by: -300, over: 0.5, hold: 0.3)
    screen.simulation.run(for: 3)
    #expect(screen.offset == 510 && rests == [])
    screen.insert([0])
    screen.simulation.run(for: 3)
    #expect(screen.offset == 620)
    screen.drag(by: -100, over: 0.1)
    screen.simulation.run(for: 4)
    #expect(screen.offset > 800 && !screen.isOnPage)
    #expect(screen.layout.scrollToNextPage(animated: true))
    screen.simulation.run(for: 1)
    #expect(screen.isOnPage && rests == [screen.layout.currentPage])
    (screen.layout as? CoastingLayout)?.coasts = false
    screen.drag(by: -100, over: 0.1)
    screen.simulation.run(for: 4)
    #expect(screen.isOnPage && rests.last == screen.layout.currentPage)
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `an app's animation that ends with the window leads no other layout`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind, counts: [40], showing: 12)
    stage.scrollToItem(25)
    stage.view.removeFromSuperview()
    stage.simulation.run(for: 0.1)
    let next = stage.strip(kind.make())
    stage.view.collectionViewLayout = next
    stage.simulation.window.addSubview(stage.view)
    stage.rest()
    #expect(next.currentPage == next.page(forItemAt: stage.path(12)))
  }

  /// UIKit cuts a deceleration short when the view changes its parent.
  @Test(arguments: MoverCase.all, [0, 0.05])
  func `a flick arrives in another parent`(place: MoverCase, gap: Double) {
    func flicked() -> PromiseStage {
      let stage = place.stage()
      stage.flick(by: place.isForward ? 60 : -60)
      return stage
    }
    let undisturbed = flicked()
    undisturbed.rest()
    for frame in Effort.scaled(quick: [1, 4, 7], full: Array(0...14)) {
      let stage = flicked()
      stage.simulation.run(for: Double(frame) / Double(place.framesPerSecond))
      stage.view.removeFromSuperview()
      if gap > 0 { stage.simulation.run(for: gap) }
      stage.simulation.window.addSubview(stage.view)
      stage.rest()
      #expect(stage.layout.currentPage == undisturbed.layout.currentPage, "\(frame)")
      stage.expectRest()
    }
  }
}

private final class LeavingOutLayout: SnapFlowLayout {
  var leftOut: IndexPath? { didSet { invalidateLayout() } }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.filter { $0.indexPath != leftOut }
  }
}
#endif
