import EffortSupport
import SnapLayouts
import Testing
import UIKit

/// What is reported, when, how often, and what an app may do in a callback.
@MainActor
@Suite(.worlds) struct ReportTests {
  @Test(arguments: LayoutUnderTest.allCases)
  func `each page is reported once, half-way, during the scroll`(layout: LayoutUnderTest) {
    let pageStride = Strip().pages(of: layout).pageStride(after: 0)
    for isHorizontal in [true, false] {
      var (offset, pages, offsets) = (CGFloat(0), [Int](), [CGFloat]())
      let screen = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal)
      screen.layout.onPageChange = {
        pages.append($0)
        offsets.append(offset)
      }
      let start = screen.offset(ofPage: 0)
      for distance in 0...Int(2 * pageStride) {
        offset = start + CGFloat(distance)
        screen.move(to: offset)
        // A layout pass on the same page reports nothing.
        screen.layout.invalidateLayout()
        screen.view.layoutIfNeeded()
        screen.passFrame()
      }
      #expect(pages == [1, 2])
      #expect(offsets == [start + 0.5 * pageStride, start + 1.5 * pageStride])
      screen.view.reloadData()
      screen.view.layoutIfNeeded()
      #expect(pages == [1, 2])
      for distance in 0...Int(2 * pageStride) {
        screen.move(to: start + 2 * pageStride - CGFloat(distance))
        screen.passFrame()
      }
      // After a reload, another item may be in front.
      #expect(pages == [1, 2, 2, 1, 0])
    }
  }

  @Test(arguments: LayoutUnderTest.withEnds)
  func `the current page exists at every offset`(layout: LayoutUnderTest) {
    for isHorizontal in [true, false] {
      for counts in [[12], [5, 0, 7]] {
        let screen = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal, counts: counts)
        let pages = Strip(counts).pages(of: layout)
        #expect(screen.layout.numberOfPages == pages.count)
        let (first, last) = (screen.offset(ofPage: 0), screen.offset(ofPage: pages.last))
        var (before, position) = (0, CGFloat(0))
        for offset in stride(
          from: first - 320, through: last + 320, by: Effort.scaled(quick: 9.5, full: 3.5))
        {
          screen.move(to: offset)
          let page = screen.layout.currentPage
          #expect((0..<pages.count).contains(page) && page >= before)
          #expect((0...CGFloat(pages.last)).contains(screen.layout.pagePosition))
          #expect(screen.layout.pagePosition >= position)
          if offset <= first { #expect(page == 0) }
          if offset >= last { #expect(page == pages.last) }
          #expect(screen.layout.currentIndexPath == screen.layout.indexPaths(inPage: page).first)
          (before, position) = (page, screen.layout.pagePosition)
        }
        screen.move(to: -20_000)
        #expect(screen.layout.currentPage == 0)
        screen.move(to: 20_000)
        #expect(screen.layout.currentPage == pages.last)
      }
    }
  }
}

#if canImport(UIKitSimulation)
extension ReportTests {
  enum Callback: CaseIterable, Sendable {
    case pageCount, page, pagePosition, rest

    /// Makes an app act in the callback; nil for not any more.
    @MainActor
    func set(_ act: (() -> Void)?, of layout: SnapFlowLayout) {
      switch self {
      case .pageCount: layout.onNumberOfPagesChange = act.map { act in { _ in act() } }
      case .page: layout.onPageChange = act.map { act in { _ in act() } }
      case .pagePosition: layout.onPagePositionChange = act.map { act in { _ in act() } }
      case .rest: layout.onSettle = act.map { act in { _ in act() } }
      }
    }
  }

  enum Deed: CaseIterable, Sendable { case insert, reloadFewer, sizes, invalidate, scroll, replace }

  @Test(arguments: LayoutUnderTest.allCases, Callback.allCases)
  func `no deed in a callback recurs or floods the app`(kind: LayoutUnderTest, callback: Callback) {
    for deed in Effort.part(of: Deed.allCases, in: 3, for: "\(kind) \(callback)") {
      let stage = PromiseStage(kind)
      let (layout, view, source) = (stage.layout, stage.view, stage.screen.source)
      var (depth, calls) = (0, 0)
      func act() {
        #expect(depth == 0)
        depth += 1
        calls += 1
        defer { depth -= 1 }
        switch deed {
        case .insert:
          guard calls < 40 else { return }
          view.performBatchUpdates {
            source.counts[0] += 1
            view.insertItems(at: [stage.path(0)])
          }
        case .reloadFewer:
          source.counts[0] = max(5, source.counts[0] - 3)
          view.reloadData()
        case .sizes: layout.minimumLineSpacing = layout.minimumLineSpacing == 10 ? 12 : 10
        case .invalidate: layout.invalidateLayout()
        case .scroll: if calls < 10 { layout.scroll(toPage: calls, animated: calls % 2 == 0) }
        case .replace: if calls < 3 { layout.collectionView?.reloadData() }
        }
      }
      callback.set(act, of: layout)
      source.counts[0] += 1
      view.reloadData()
      stage.flick()
      stage.simulation.run(for: 1)
      layout.scroll(toPage: 6, animated: true)
      stage.simulation.run(for: 2)
      // Each of 180 frames may call once.
      #expect(calls <= 200, "\(deed)")
      for each in Callback.allCases { each.set(nil, of: layout) }
      stage.comeToRest()
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, [true, false])
  func `a rest is told once, even if the app scrolls there`(kind: LayoutUnderTest, animated: Bool) {
    let stage = PromiseStage(kind)
    var rests: [Int] = []
    stage.layout.onSettle = { [layout = stage.layout] in
      rests.append($0)
      layout.scroll(toPage: $0, animated: animated)
    }
    stage.flick()
    stage.simulation.run(for: 4)
    #expect(rests == [stage.layout.currentPage])
  }

  @Test(arguments: LayoutUnderTest.allCases, [0, 4])
  func `first reports are about the page where the view begins`(kind: LayoutUnderTest, page: Int) {
    var reports: [String] = []
    let screen = SnapScreen(strip: kind.make()) { layout, _ in
      layout.onNumberOfPagesChange = { reports.append("pages \($0)") }
      layout.onPagePositionChange = { reports.append("position \($0)") }
      layout.onPageChange = { reports.append("page \($0)") }
      layout.onSettle = { reports.append("rest \($0)") }
      layout.scroll(toPage: page, animated: false)
    }
    screen.simulation.runUntilRest()
    let count = "pages \(Strip().pages(of: kind).count)"
    let position = "position \(CGFloat(page))"
    #expect(reports == [count, position, "page \(page)", "rest \(page)"])
    reports = []
    screen.reload([36])
    screen.simulation.runUntilRest()
    #expect(
      reports == ["pages \(Strip([36]).pages(of: kind).count)", "page \(page)", "rest \(page)"])
  }

  /// With effects, each move of the finger leaves a pass pending, in which the last cell may come into view.
  @Test(arguments: LayoutUnderTest.allCases, Callback.allCases)
  func `callbacks may delete items: no pass is pending`(kind: LayoutUnderTest, callback: Callback) {
    for number in Effort.scaled(quick: [0, 5, 10, 15, 16, 21], full: Array(0..<24)) {
      let (start, calls) = (3 + number / 4, [1, 2, 3, 5][number % 4])
      let source = CheckedItems(counts: [10])
      let screen = SnapScreen(strip: kind.make(), isHorizontal: calls != 3, length: 300)
      screen.view.dataSource = source
      screen.view.delegate = source
      screen.layout.scroll(toItemAt: IndexPath(item: start, section: 0), animated: false)
      screen.simulation.runUntilRest()
      var remaining = calls
      let act = { [unowned view = screen.view] in
        remaining -= 1
        guard remaining == 0 else { return }
        source.counts[0] -= 1
        view.deleteItems(at: [IndexPath(item: source.counts[0], section: 0)])
      }
      callback.set(act, of: screen.layout)
      if callback == .pageCount {
        source.counts[0] += 1
        screen.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
      screen.dragToRest(by: -250, over: 0.15)
      #expect(source.others == [], "item \(start), call \(calls)")
      #expect(screen.simulation.faults == [], "item \(start), call \(calls)")
    }
  }
}
#endif
