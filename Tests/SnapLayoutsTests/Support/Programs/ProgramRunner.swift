#if canImport(UIKitSimulation)
import SnapLayouts
import UIKit
import UIKitSimulation

/// Runs a program on a screen, and reports what doesn't hold.
@MainActor
final class ProgramRunner {
  private let setup: Setup
  private let screen: SnapScreen<SnapFlowLayout>
  private var toldPage: Int
  private var toldPosition: CGFloat
  private var toldRest: Int?
  /// The last reported rest, unless the view has moved since or a step was taken.
  private var freshRest: Int?
  private var contentInset: UIEdgeInsets
  /// The numbers of the requests whose end hasn't been reported, and how many there were.
  private var (openRequests, requestCount) = (Set<Int>(), 0)
  private var problems: [String] = []

  private var layout: SnapFlowLayout { screen.layout }
  private var view: UICollectionView { screen.view }
  private var finger: Finger { screen.simulation.finger }

  init(_ setup: Setup) {
    self.setup = setup
    screen = setup.makeScreen(scale: setup.scale)
    toldPage = screen.layout.currentPage
    toldPosition = screen.layout.pagePosition
    contentInset = screen.view.contentInset
    screen.layout.onPageChange = { [unowned self] in
      toldPage = $0
      expect((0..<layout.numberOfPages).contains($0), "reported page \($0), which doesn't exist")
    }
    screen.layout.onPagePositionChange = { [unowned self] in toldPosition = $0 }
    screen.layout.onWillSettle = { [unowned self] in
      expect((0..<layout.numberOfPages).contains($0), "on its way to page \($0)")
      expect(!view.isTracking, "on its way under a finger")
    }
    screen.source.onScroll = { [unowned self] in freshRest = nil }
    screen.layout.onSettle = { [unowned self] in
      toldRest = $0
      expect(!view.isTracking && !view.isDecelerating, "reported a rest on \($0) in motion")
      expect(freshRest != $0, "reported the rest on \($0) twice")
      freshRest = $0
    }
    screen.simulation.runUntilRest(limit: 4)
    checkRest()
  }

  /// What doesn't hold; nil if everything holds.
  static func problem(of setup: Setup, _ steps: [Step]) -> String? {
    let runner = ProgramRunner(setup)
    for (number, step) in steps.enumerated() where runner.problems.isEmpty {
      runner.take(step)
      runner.checkAlways()
      guard number % 8 == 7 || number == steps.count - 1 else { continue }
      let rests = runner.screen.simulation.runUntilRest(limit: 6)
      runner.expect(rests, "still asks for frames at \(runner.screen.offset)")
      runner.expectNothingPending()
      runner.checkRest()
    }
    return runner.problems.first
  }

  /// At rest and idle for a second, nothing asks for frames or waits for a time.
  private func expectNothingPending() {
    screen.simulation.run(for: 1)
    let next = screen.simulation.timeOfNextTimer
    expect(!screen.simulation.isMoving && next == nil, "pending: \(next ?? 0)")
  }

  private func take(_ step: Step) {
    freshRest = nil
    ask()
    let requests = (screen.source as? SizedItems)?.sizeRequests
    perform(step)
    if step.onlyScrolls, requests != nil {
      // Changes before this step may not have been laid out yet.
      expect(
        (screen.source as? SizedItems)?.sizeRequests == requests || !wasLaidOut,
        "\(step) requested sizes")
    }
    // A change may lead to another page without a motion; then no rest is reported.
    if !step.onlyScrolls { toldRest = nil }
    wasLaidOut = step.onlyScrolls
    screen.simulation.layOut()
  }

  private var wasLaidOut = false

  private func perform(_ step: Step) {
    func along(_ distance: CGFloat) -> CGPoint {
      setup.isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
    }
    switch step {
    case .drag(let distance, let duration, let hold):
      screen.drag(by: distance, over: duration, hold: hold)
    case .catchAndRelease(let delay, let hold):
      screen.simulation.run(for: delay)
      finger.touchDown(at: screen.middle)
      finger.hold(for: hold)
      finger.release()
    case .cancelledDrag(let distance):
      finger.touchDown(at: screen.middle)
      finger.move(to: screen.point(distance), over: 0.1)
      finger.cancel()
    case .scrollToPage(let page, let animated):
      layout.scroll(toPage: page, animated: animated, completion: completion())
    case .nextPage: layout.scrollToNextPage(animated: true, completion: completion())
    case .previousPage: layout.scrollToPreviousPage(animated: true, completion: completion())
    case .appScrolls(let distance, let animated):
      view.setContentOffset(along(screen.offset + distance), animated: animated)
    case .wheel(let distance):
      screen.simulation.wheel.turn(by: along(distance), at: screen.middle)
    case .resize(let difference):
      screen.resize(toLength: max(0, screen.length + difference))
    case .inset(let inset):
      if setup.isHorizontal { contentInset.left = inset } else { contentInset.top = inset }
      view.contentInset = contentInset
    case .spacing(let spacing): layout.minimumLineSpacing = spacing
    case .insert(let section, let item, let count): insert(count, at: item, in: section)
    case .delete(let section, let item, let count): delete(count, at: item, in: section)
    case .move(let section, let from, let to): move(from, to: to, in: section)
    case .reload: view.reloadData()
    case .swapLayouts:
      view.collectionViewLayout = UICollectionViewFlowLayout()
      screen.simulation.layOut()
      view.collectionViewLayout = layout
    case .leaveWindow:
      view.removeFromSuperview()
      screen.simulation.run(for: 0.2)
      screen.simulation.window.addSubview(view)
    case .wait(let seconds): screen.simulation.run(for: seconds)
    }
  }

  /// What the layout must call once.
  private func completion() -> @MainActor (Bool) -> Void {
    requestCount += 1
    openRequests.insert(requestCount)
    return { [weak self, number = requestCount] _ in
      guard let self else { return }
      expect(openRequests.remove(number) != nil, "request \(number) ended twice")
    }
  }

  /// Asks about an offset that the view doesn't take, as UIKit may at any time.
  private func ask() {
    let bounds =
      setup.isHorizontal
      ? view.bounds.offsetBy(dx: 7, dy: 0) : view.bounds.offsetBy(dx: 0, dy: 7)
    _ = layout.shouldInvalidateLayout(forBoundsChange: bounds)
  }

  /// A section that exists, and the number of its items.
  private func section(_ number: Int) -> (section: Int, count: Int)? {
    let counts = screen.source.counts
    return counts.isEmpty ? nil : (number % counts.count, counts[number % counts.count])
  }

  private func insert(_ count: Int, at item: Int, in number: Int) {
    guard let (section, present) = section(number) else { return }
    let item = min(item, present)
    screen.source.counts[section] += count
    view.insertItems(at: (item..<item + count).map { IndexPath(item: $0, section: section) })
  }

  private func delete(_ count: Int, at item: Int, in number: Int) {
    guard let (section, present) = section(number) else { return }
    let range = min(item, present)..<min(item + count, present)
    screen.source.counts[section] -= range.count
    view.deleteItems(at: range.map { IndexPath(item: $0, section: section) })
  }

  private func move(_ from: Int, to: Int, in number: Int) {
    guard let (section, present) = section(number), from < present, to < present else { return }
    view.moveItem(at: [section, from], to: [section, to])
  }

  /// Checks what must hold at any time.
  private func checkAlways() {
    let (page, count) = (layout.currentPage, layout.numberOfPages)
    expect(page == 0 || (0..<count).contains(page), "page \(page) of \(count)")
    expect(screen.offset.isFinite, "the offset is \(screen.offset)")
    let position = layout.pagePosition
    // In a loop, positions continue from the last page to the first one.
    let isWithin =
      screen.isLooping ? position < CGFloat(count) : position <= CGFloat(max(0, count - 1))
    expect(position >= 0 && isWithin, "position \(position) of \(count)")
    expect(screen.simulation.faults.isEmpty, screen.simulation.faults.first ?? "")
    expect(view.contentInset == contentInset, "the content inset was written")
    expect(
      view.delegate === screen.source && view.dataSource === screen.source,
      "the delegate or the data source was replaced")
    expect(!view.isPagingEnabled, "system paging is on")
    checkLoop()
  }

  /// Checks what must hold in a loop at any time: no item is missing or appears twice.
  private func checkLoop() {
    guard !setup.layout.hasEnds, let loop, view.window != nil else { return }
    // Rounding affects a few pixels.
    let tolerance = 5 / setup.scale
    let closes = loop.itemCount > 1 && loop.excess > -tolerance
    expect(!screen.isLooping || closes, "a loop that is \(-loop.excess) too short")
    expect(
      screen.isLooping || !closes || loop.excess < tolerance, "no loop, \(loop.excess) too long")
    guard screen.isLooping else { return }
    // Half a pixel for each of two items, for each of the two that determine the space where the
    // loop closes, and for a whole period.
    let problem = LoopChecker(loop: loop, screen: screen, rounding: 2.5).problem()
    expect(problem == nil, problem ?? "")
  }

  /// The loop that a layout without ends has to make; nil if it has no space, or if items aren't in
  /// order.
  private var loop: LoopCase? {
    let insets = contentInset.left + contentInset.right + contentInset.top + contentInset.bottom
    let length = screen.length
    // A whole pixel must be left, because sizes that follow the viewport are whole pixels.
    guard length - insets >= 1 / setup.scale, view.bounds.width > 0, view.bounds.height > 0
    else { return nil }
    var loop = LoopCase(
      counts: screen.source.counts, isHorizontal: setup.isHorizontal,
      isRightToLeft: setup.isRightToLeft, length: length, scale: setup.scale,
      spacing: layout.minimumLineSpacing, sectionInset: setup.sectionInset.leading,
      headerLength: setup.headerLength)
    loop.lengths = (0..<loop.itemCount).map { number in
      setup.layout.fillsViewport && !setup.itemsDiffer
        ? screen.pixel(below: length - insets) : setup.length(ofItemAt: loop.indexPath(number))
    }
    return loop.itemCount > 0 && loop.isOrdered ? loop : nil
  }

  /// Checks what must hold at rest.
  private func checkRest() {
    let count = layout.numberOfPages
    let isShown = view.bounds.width > 0 && view.bounds.height > 0 && count > 0
    let items = (0..<count).map { layout.indexPaths(inPage: $0).count }
    expect(
      items.reduce(0, +) == screen.source.counts.reduce(0, +) && !items.contains(0),
      "\(items) on the pages of \(screen.source.counts)")
    guard isShown else { return }
    let page = layout.currentPage
    let stops = layout.pageStops
    let offsets = stops.nearestPage(to: screen.offset).map(stops.offsets)
    expect(
      offsets?.contains(screen.offset) == true || isStoppedByUIKit,
      "rests at \(screen.offset), page \(page) is at \(String(describing: offsets))")
    expect(toldPage == page, "reported page \(toldPage), rests on \(page)")
    let position = layout.pagePosition
    expect(toldPosition == position, "reported position \(toldPosition), is at \(position)")
    expect(
      toldRest == nil || toldRest == page, "reported a rest on \(toldRest ?? -1), is on \(page)")
    toldRest = nil
    expect(openRequests.isEmpty, "no end of requests \(openRequests)")
  }

  /// Whether UIKit keeps the view from its page: right to left, the insets may be those of the other ends, and then
  /// UIKit may bring a view back from a page beyond its range, again and again, until the layout gives in.
  private var isStoppedByUIKit: Bool {
    guard setup.isRightToLeft, OpenQuestions.current.scrolling.mirroredInsets == .physical else {
      return false
    }
    let length = view.contentSize.width - view.bounds.width
    let range = -contentInset.right...max(-contentInset.right, length + contentInset.left)
    let stops = layout.pageStops
    let page = stops.nearestPage(to: screen.offset).map { stops.offsets(ofPage: $0) }
    let isBeyond = page.map { !range.overlaps($0) } ?? false
    return isBeyond
      && [range.lowerBound, range.upperBound].contains {
        abs($0 - screen.offset) <= screen.halfPixel
      }
  }

  private func expect(_ condition: Bool, _ problem: @autoclosure () -> String) {
    if !condition { problems.append(problem()) }
  }
}
#endif
