#if canImport(UIKitSimulation)
import Foundation
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The layout says what it sees, why the view is where it is, and what works against it.
@MainActor
@Suite struct ExplanationTests {
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
    screen.drag(by: -210, over: 0.5, hold: 0.3)
    screen.simulation.runUntilRest()
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
    // On Linux, tests don't run on the main thread.
    #expect(
      Thread.isMainThread
        ? layout.debugDescription == layout.explanation
        : layout.debugDescription.contains("SnapFlowLayout"))
  }

  /// What a view does, and what the explanation says then.
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
    Moment(says: "It scrolls to page 4, because it has stopped beside it.") {
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
    Moment(says: "The view is in no window: nothing moves.") { $0.view.removeFromSuperview() },
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
    screen.layout.scroll(toPage: 3, animated: false)
    screen.simulation.runUntilRest()
    moment.happens(screen)
    let text = screen.layout.explanation
    #expect(text.contains(moment.says), "\(text)")
    #expect(!text.contains("Check:"), "\(text)")
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
    check(
      "isPagingEnabled",
      screen { $1.isPagingEnabled = true })
    check(
      "too short for a loop",
      screen(count: 3) { layout, _ in layout.isLoopingEnabled = true })
    check("each line is a page", screen { layout, _ in layout.itemOrder = .alongPage })
    check("pages differ", filledAlongPages(counts: [6, 6]))
    let repeated = screen(count: 20_000)
    repeated.layout.scroll(toPage: 10_000, animated: false)
    repeated.simulation.runUntilRest()
    check("isLoopingEnabled", repeated)
    let tall = screen { layout, _ in layout.itemSize.height = 200 }
    check("long across the scroll axis", tall)
    let targeted = screen()
    let delegate = TargetingDelegate()
    targeted.view.delegate = delegate
    targeted.drag(by: -150, over: 0.1)
    targeted.simulation.runUntilRest()
    withExtendedLifetime(delegate) { check("scrollViewWillEndDragging", targeted) }
  }

  @Test func `pages that are filled in order need no advice`() {
    #expect(!filledAlongPages(counts: [12]).layout.explanation.contains("Check:"))
  }

  private func filledAlongPages(counts: [Int]) -> Screen {
    SnapScreen(
      strip: SnapFlowLayout(), length: 320, itemLength: 100, scale: anyScale(2), counts: counts
    ) { layout, _ in
      layout.itemOrder = .alongPage
      layout.pageContents = .wholeLines
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

  @Test(arguments: LayoutUnderTest.allCases) func `a layout without a view explains itself`(
    kind: LayoutUnderTest
  ) {
    #expect(kind.make().explanation.contains("It has no collection view."))
  }
}

/// A delegate that overrides every release.
@MainActor
private final class TargetingDelegate: NSObject, UICollectionViewDelegate {
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { targetContentOffset.pointee.x = 0 }
}
#endif
