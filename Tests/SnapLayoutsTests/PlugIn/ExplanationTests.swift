#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// The layout says what it sees, why the view is where it is, and what works against it.
@MainActor
struct ExplanationTests {
  typealias Screen = SnapScreen<SnapFlowLayout>

  private func screen(
    _ layout: SnapFlowLayout = SnapFlowLayout(), count: Int = 12, itemLength: CGFloat = 100,
    configure: @escaping (SnapFlowLayout, UICollectionView) -> Void = { _, _ in }
  ) -> Screen {
    SnapScreen(
      strip: layout, length: 320, itemLength: itemLength, scale: anyScale(2), counts: [count],
      configure: configure)
  }

  @Test func `a view at rest, and its last release`() throws {
    let screen = screen()
    screen.dragToRest(by: -210, over: 0.5, hold: 0.3)
    let text = screen.layout.explanation
    let lines = text.split(separator: "\n")
    #expect(
      lines.count == 4 && lines[2] == "The view is at 220, on page 2. It rests there.", "\(text)")
    #if os(Linux)
    #expect(
      try Document("Sources/SnapLayouts/SnapLayouts.docc/Troubleshooting.md").text.contains(text))
    #endif
  }

  @Test func `the debugger prints the explanation`() {
    let layout = screen().layout
    let text = layout.debugDescription
    #expect(text.contains("SnapFlowLayout"))
    // On Linux, tests don't run on the main thread.
    #expect((text == layout.explanation) == Thread.isMainThread)
  }

  struct Moment: Sendable, CustomTestStringConvertible {
    let says: String
    let happens: @MainActor @Sendable (Screen) -> Void

    var testDescription: String { says }
  }

  @Test(arguments: [
    Moment(says: "A person holds it.") {
      $0.simulation.finger.touchDown(at: $0.middle)
      $0.passFrame()
    },
    Moment(says: "It coasts to page 4, as the last release has decided.") {
      $0.layout.releasePolicy.maximumPagesPerDrag = 1
      $0.drag(by: -60, over: 0.08)
      $0.passFrame()
    },
    Moment(says: "It scrolls to page 6, as requested.") {
      $0.layout.scroll(toPage: 6, animated: true)
    },
    Moment(says: "It scrolls to page 4, to rest there.") {
      $0.view.contentOffset.x += 80
      $0.simulation.run(for: 0.3)
    },
    Moment(says: "Something else moves it") { screen in
      screen.view.setContentOffset(CGPoint(x: 700, y: 0), animated: true)
      screen.simulation.run(for: 0.1)
    },
    Moment(says: "It rests there because restsOnPages is false.") {
      $0.layout.restsOnPages = false
      $0.view.contentOffset.x += 33
      $0.simulation.runUntilRest()
    },
    Moment(says: "The view is in no window: nothing is animated.") {
      $0.view.removeFromSuperview()
    },
    Moment(says: "There are no pages") {
      $0.source.counts = [0]
      $0.view.reloadData()
      $0.view.layoutIfNeeded()
    },
    Moment(says: "It has no collection view.") {
      $0.view.collectionViewLayout = UICollectionViewFlowLayout()
      $0.view.layoutIfNeeded()
    },
  ]) func `why the view is where it is`(moment: Moment) {
    let screen = screen()
    screen.rest(onPage: 3)
    moment.happens(screen)
    let text = screen.layout.explanation
    #expect(text.contains(moment.says), "\(text)")
    #expect(!text.contains("Check:"), "\(text)")
  }

  @Test func `a view that coasts as a rule of the app's own has left it`() {
    final class CoastingLayout: SnapFlowLayout {
      override func page(for release: DragRelease, stops: PageStops) -> Int? { nil }
    }
    let screen = screen(CoastingLayout(), count: 60)
    screen.drag(by: -60, over: 0.08)
    screen.passFrame()
    #expect(screen.layout.explanation.contains("as the app's own release rule has let it."))
  }

  @Test func `a layout that something works against`() {
    func check(_ words: String, _ screen: Screen, _ location: SourceLocation = #_sourceLocation) {
      let lines = screen.layout.explanation.split(separator: "\n")
        .filter { $0.hasPrefix("Check: ") }
      #expect(lines.count == 1, "\(lines)", sourceLocation: location)
      #expect(lines.first?.contains(words) == true, "\(lines)", sourceLocation: location)
    }
    check(
      "Delete the insets",
      screen { layout, view in
        layout.padsEdges = true
        view.contentInset = UIEdgeInsets(top: 0, left: 110, bottom: 0, right: 110)
      })
    check("isPagingEnabled", screen { $1.isPagingEnabled = true })
    check("too short for a loop", screen(count: 1) { layout, _ in layout.isLoopingEnabled = true })
    check("each line is a page", screen { layout, _ in layout.itemOrder = .alongPage })
    check("pages differ", filledAlongPages(counts: [6, 6]))
    let repeated = screen(count: 1000)
    repeated.rest(onPage: 590)
    check("isLoopingEnabled", repeated)
    let tall = screen { layout, _ in layout.itemSize.height = 200 }
    check("long across the scroll axis", tall)
    let estimated = screen { layout, _ in
      layout.pageSizing = .perViewport(3)
      layout.estimatedItemSize = CGSize(width: 80, height: 80)
    }
    check("cells can't choose their sizes", estimated)
    let targeted = screen()
    let delegate = TargetingDelegate()
    targeted.view.delegate = delegate
    targeted.dragToRest(by: -150, over: 0.1)
    check("scrollViewWillEndDragging", targeted)
    targeted.simulation.finger.touchDown(at: targeted.middle)
    targeted.simulation.finger.move(to: targeted.point(-60), over: 0.1)
    targeted.view.contentOffset.x = 0
    #expect(!targeted.layout.explanation.contains("Check:"), "a person may hold it anywhere")
    withExtendedLifetime(delegate) {}
  }

  @Test func `pages that are filled in order need no advice`() {
    #expect(!filledAlongPages(counts: [12]).layout.explanation.contains("Check:"))
    let grid = filledAlongPages(counts: [12], itemHeight: 40)
    #expect(grid.attributes(1)?.frame.minX == 110)
    #expect(!grid.layout.explanation.contains("Check:"))
  }

  /// A setup that resembles one that something works against.
  struct Harmless: Sendable, CustomTestStringConvertible {
    let name: String
    var count = 12
    var page = 0
    var configure: @MainActor @Sendable (SnapFlowLayout, UICollectionView) -> Void = { _, _ in }

    var testDescription: String { name }
  }

  @Test(arguments: [
    Harmless(name: "insets of a tenth of the view") { layout, view in
      layout.padsEdges = true
      view.contentInset = UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 32)
    },
    Harmless(name: "insets without padding") { _, view in
      view.contentInset = UIEdgeInsets(top: 0, left: 110, bottom: 0, right: 110)
    },
    Harmless(name: "insets of different lengths") { layout, view in
      layout.padsEdges = true
      view.contentInset = UIEdgeInsets(top: 0, left: 110, bottom: 0, right: 90)
    },
    Harmless(name: "items a point longer across than the view") { layout, _ in
      layout.itemSize.height = 91
    },
    Harmless(name: "an automatic estimate, as Interface Builder sets it") { layout, _ in
      layout.pageSizing = .perViewport(3)
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    },
    Harmless(name: "a loop") { layout, _ in layout.isLoopingEnabled = true },
    Harmless(name: "a loop of nothing", count: 0) { layout, _ in layout.isLoopingEnabled = true },
    Harmless(name: "one item in order", count: 1) { layout, _ in layout.itemOrder = .alongPage },
    Harmless(name: "the beginning of many items", count: 1000),
    Harmless(name: "a tenth beyond the middle", count: 1000, page: 600) { layout, _ in
      layout.padsEdges = true
    },
    Harmless(name: "the middle of a few items", count: 999, page: 500),
    Harmless(name: "the middle of a long loop", count: 1000, page: 500) { layout, _ in
      layout.isLoopingEnabled = true
    },
  ]) func `what does no harm needs no advice`(setup: Harmless) {
    let screen = screen(count: setup.count, configure: setup.configure)
    screen.rest(onPage: setup.page)
    let text = screen.layout.explanation
    #expect(!text.contains("Check:"), "\(text)")
  }

  @Test(arguments: [1e300, -1e300, .infinity, .nan] as [CGFloat])
  func `a release with absurd numbers is explained`(number: CGFloat) {
    let screen = screen()
    _ = screen.target(proposed: number, velocity: number)
    #expect(screen.layout.explanation.contains("\nThe last drag began at 0 and ended at 0 with "))
  }

  private func filledAlongPages(counts: [Int], itemHeight: CGFloat = 90) -> Screen {
    SnapScreen(
      strip: SnapFlowLayout(), length: 320, itemLength: 100, scale: anyScale(2), counts: counts
    ) { layout, _ in
      layout.itemOrder = .alongPage
      layout.pageContents = .wholeLines
      layout.itemSize.height = itemHeight
    }
  }

  @Test func `somebody who insists is named`() {
    let screen = screen()
    screen.source.onScroll = {
      if screen.view.contentOffset.x != 33 { screen.view.contentOffset.x = 33 }
    }
    screen.view.contentOffset.x = 33
    screen.simulation.runUntilRest(limit: 8)
    #expect(screen.layout.explanation.contains("something has moved it back"))
    screen.source.onScroll = nil
  }

  /// Code for three copies of four items, and a timer.
  @Test(arguments: [LayoutUnderTest.banner, .loop])
  func `code that jumps to the middle of its copies is named in a loop`(kind: LayoutUnderTest) {
    let stage = PromiseStage(kind, counts: [12], itemLength: 300, spacing: 0)
    let (view, layout) = (stage.view, stage.layout)
    stage.show(item: 4)
    func turn() {
      let next = (layout.currentPage + 1) % 12
      view.scrollToItem(at: stage.path(next), at: .centeredHorizontally, animated: true)
      stage.simulation.run(for: 3)
    }
    turn()
    #expect(layout.currentPage == 5 && !layout.explanation.contains("Check:"))
    stage.screen.source.onScroll = { [unowned view] in
      if view.contentOffset.x >= 2400 { view.contentOffset.x -= 1200 }
      if view.contentOffset.x < 1200 { view.contentOffset.x += 1200 }
    }
    turn()
    #expect(layout.explanation.contains("\nCheck: code in scrollViewDidScroll has moved the loop"))
    stage.screen.source.onScroll = nil
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a layout whose view hasn't been laid out explains itself`(kind: LayoutUnderTest) {
    let layout = kind.make()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 90), collectionViewLayout: layout)
    #expect(
      layout.explanation.contains("hasn't been laid out: this one moves nothing.\nThere are no"))
    withExtendedLifetime(view) {}
  }
}

@MainActor
private final class TargetingDelegate: NSObject, UICollectionViewDelegate {
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { targetContentOffset.pointee.x = 0 }
}
#endif
