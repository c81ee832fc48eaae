#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// A strip for testing a promise: 300 long, with items of 80, ten apart.
@MainActor
final class PromiseStage {
  let kind: LayoutUnderTest
  let way: Way
  let screen: SnapScreen<SnapFlowLayout>
  /// The reports of the layout.
  private(set) var pages: [Int] = []
  private(set) var rests: [Int] = []
  /// The data sources, which the view doesn't retain.
  var sources: [AnyObject] = []
  /// The page control, which the layout doesn't retain.
  private(set) lazy var pageControl: UIPageControl = {
    let control = UIPageControl()
    layout.pageControl = control
    return control
  }()

  var layout: SnapFlowLayout { screen.layout }
  var view: UICollectionView { screen.view }
  var simulation: Simulation { screen.simulation }

  init(
    _ kind: LayoutUnderTest, _ way: Way = .horizontal, counts: [Int] = [30],
    itemLength: CGFloat = 80, spacing: CGFloat = 10, scale: ChosenScale? = nil,
    framesPerSecond: Int? = nil, showing item: Int? = nil,
    configure: (SnapFlowLayout, UICollectionView) -> Void = { _, _ in }
  ) {
    (self.kind, self.way) = (kind, way)
    screen = SnapScreen(
      strip: kind.make(), isHorizontal: way != .vertical, isRightToLeft: way == .rightToLeft,
      length: 300, itemLength: itemLength, spacing: spacing, scale: scale, counts: counts,
      framesPerSecond: framesPerSecond, configure: configure)
    // A gesture may end after the strip has changed its length.
    simulation.window.frame.size = CGSize(width: 900, height: 900)
    layout.onPageChange = { [unowned self] in pages.append($0) }
    layout.onSettle = { [unowned self] in rests.append($0) }
    if let item { show(item: item) }
  }

  func forgetReports() { (pages, rests) = ([], []) }

  func rest() { simulation.runUntilRest() }

  func show(item: Int) {
    layout.scroll(toItemAt: path(item), animated: false)
    rest()
    forgetReports()
  }

  func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// The offset along the axis at which the view rests on the page of an item.
  func offset(ofPageOf item: Int) -> CGFloat {
    layout.page(forItemAt: path(item)).map(screen.offset(ofPage:)) ?? .nan
  }

  /// Expects a rest on the page of an item, or on one that shares its offset.
  func expectRest(onPageOf item: Int, _ location: SourceLocation = #_sourceLocation) {
    #expect(screen.offset == offset(ofPageOf: item), "item \(item)", sourceLocation: location)
    expectRest(location)
  }

  /// Expects a rest on a page that was reported.
  func expectRest(_ location: SourceLocation = #_sourceLocation) {
    #expect(screen.isOnPage, "\(screen.offset)", sourceLocation: location)
    #expect(rests.allSatisfy((0..<max(1, layout.numberOfPages)).contains), sourceLocation: location)
    if let last = rests.last { #expect(last == layout.currentPage, sourceLocation: location) }
    #expect(simulation.faults == [], sourceLocation: location)
  }

  /// Waits for a rest, and expects it on a page, or on that of an item.
  func comeToRest(onPageOf item: Int? = nil, _ location: SourceLocation = #_sourceLocation) {
    rest()
    if let item { expectRest(onPageOf: item, location) } else { expectRest(location) }
  }

  /// Moves to an offset without animation, and lays out; with a layout of any kind.
  func move(to offset: CGFloat) {
    if way == .vertical { view.contentOffset.y = offset } else { view.contentOffset.x = offset }
    view.layoutIfNeeded()
  }

  /// Flicks by a distance of the content, forwards if it is positive.
  func flick(by distance: CGFloat = 60, over duration: Double = 0.08) {
    screen.drag(by: way == .rightToLeft ? distance : -distance, over: duration)
  }

  func touch(by distance: CGFloat, over duration: Double = 0.1) {
    simulation.finger.touchDown(at: screen.middle)
    simulation.finger.move(
      to: screen.point(way == .rightToLeft ? distance : -distance), over: duration)
  }

  /// Expects the next swipe to turn one page, or as many as share an offset.
  func expectOnePageASwipe(_ location: SourceLocation = #_sourceLocation) {
    layout.releasePolicy.maximumPagesPerDrag = 1
    let (count, page) = (layout.numberOfPages, layout.currentPage)
    guard count > 1 else { return }
    let offsets = (0..<count).map(screen.offset(ofPage:))
    let isForward = !kind.hasEnds || offsets[count - 1] != screen.offset
    let candidates = isForward ? Array(page + 1..<count) : (0..<page).reversed()
    let next = candidates.first { offsets[$0] != screen.offset }
    flick(by: isForward ? 60 : -60)
    rest()
    let isLooping = screen.isLooping
    let expected = isLooping ? (page + 1) % count : next ?? page
    if isLooping {
      #expect(layout.currentPage == expected, sourceLocation: location)
    } else {
      // Cells that come into view are measured, which may move the page.
      #expect(screen.offset == screen.offset(ofPage: expected), sourceLocation: location)
    }
    expectRest(location)
  }
}
#endif
