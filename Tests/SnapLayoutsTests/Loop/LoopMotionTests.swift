#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit

/// What must hold while a loop moves.
@MainActor
@Suite(.worlds) struct LoopMotionTests {
  @Test(arguments: [
    (LoopCase(), 1), (LoopCase(counts: [2], isRightToLeft: true), -1),
    (LoopCase(counts: [5], isHorizontal: false, spacing: 10, pageSizing: .peek(30)), 0),
  ])
  func `an hour of flicks, in one direction and in both`(loop: LoopCase, direction: Int) {
    let screen = loop.makeScreen(framesPerSecond: 30)
    let checker = LoopChecker(loop: loop, screen: screen)
    let atMost = screen.view.visibleCells.count + 2
    let span = loop.isHorizontal ? screen.view.contentSize.width : screen.view.contentSize.height
    var found: String?
    var frames = 0
    // The screen shows a part of the loop, with few cells, at an offset in range.
    screen.simulation.onFrame = {
      frames += 1
      let cells = screen.view.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }.count
      let isInRange = (0...span - loop.length).contains(screen.offset)
      found = found ?? checker.problem() ?? (cells > atMost ? "\(cells) cells" : nil)
      if !isInRange { found = "offset \(screen.offset)" }
    }
    var turns: CGFloat = 0
    screen.layout.onPageChange = { _ in turns += 1 }
    var generator = SeededGenerator(seed: Effort.seed + UInt64(7 + direction))
    let seconds = Effort.scaled(quick: 120.0, full: 3600)
    while screen.simulation.time < seconds, found == nil {
      let sign = direction != 0 ? direction : Bool.random(using: &generator) ? 1 : -1
      let distance = CGFloat(Int.random(in: 30...140, using: &generator) * sign)
      screen.drag(by: distance, over: Double(Int.random(in: 4...20, using: &generator)) / 100)
      screen.simulation.run(for: Double(Int.random(in: 0...300, using: &generator)) / 100)
    }
    #expect(found == nil)
    #expect(Double(frames) > 100_000 / 3600 * seconds)
    // In an hour in one direction, that is farther than the view may move without being moved back.
    let turnsInAnHour = turns * 3600 / seconds
    #expect(direction == 0 || turnsInAnHour * loop.length > screen.view.contentSize.width / 4)
    screen.simulation.runUntilRest(limit: 5)
    #expect(screen.isOnPage)
  }

  /// A loop whose view has moved by a fraction of the span.
  private func wandered(
    by share: CGFloat, _ loop: LoopCase = LoopCase(counts: [5])
  ) -> SnapScreen<InfiniteBannerLayout> {
    let screen = loop.makeScreen()
    let period = loop.length * CGFloat(loop.itemCount)
    let length = loop.isHorizontal ? screen.view.contentSize.width : screen.view.contentSize.height
    screen.move(to: screen.offset + (share * length / period).rounded() * period)
    return screen
  }

  enum Update: CaseIterable, Sendable {
    case insertion, insertionBefore, deletion, deletionOfPageLeft
  }

  /// UIKit's animation goes on towards its end, so the view isn't brought back to the middle.
  @Test(arguments: product([0.45, -0.45], [2, 7, 12]), Update.allCases)
  func `an update in motion near an end of a loop moves nothing in sight`(
    moment: (share: CGFloat, frames: Int), update: Update
  ) {
    for isHorizontal in [true, false] {
      let screen = wandered(
        by: moment.share, LoopCase(counts: [8], isHorizontal: isHorizontal))
      let span = isHorizontal ? screen.view.contentSize.width : screen.view.contentSize.height
      screen.layout.scrollToNextPage(animated: true)
      for _ in 0..<moment.frames { screen.passFrame() }
      #expect(abs(screen.offset - span / 2) > 0.4 * span)
      func place(_ item: Int) -> CGFloat? {
        screen.shownCenter(item).map { isHorizontal ? $0.x : $0.y }
      }
      let before = place(1) ?? .nan
      switch update {
      case .insertion: screen.insert([4])
      case .insertionBefore: screen.insert([0])
      case .deletion: screen.delete([5])
      case .deletionOfPageLeft: screen.delete([0])
      }
      screen.view.layoutIfNeeded()
      let item = update == .insertionBefore ? 2 : update == .deletionOfPageLeft ? 0 : 1
      #expect(abs((place(item) ?? .nan) - before) <= screen.halfPixel)
      screen.simulation.runUntilRest(limit: 3)
      #expect(screen.isOnPage && screen.layout.currentPage == item)
    }
  }

  @Test(
    arguments: [
      (0.2, false), (0.3, true), (-0.3, true), (0.45, true), (-0.24, false),
    ], [true, false])
  func `at rest, a view far from the middle moves back without any visible change`(
    row: (share: CGFloat, comesBack: Bool), isHorizontal: Bool
  ) {
    let loop = LoopCase(counts: [5], isHorizontal: isHorizontal)
    let screen = wandered(by: row.share, loop)
    screen.layout.scrollToNextPage(animated: true)
    var told: [String] = []
    screen.layout.onPageChange = { told.append("page \($0)") }
    screen.layout.onSettle = { told.append("rest \($0)") }
    let checker = LoopChecker(loop: loop, screen: screen)
    let middle = loop.makeScreen().offset
    var positions: [CGFloat] = []
    screen.layout.onPagePositionChange = { positions.append($0) }
    screen.simulation.onFrame = { #expect(checker.problem() == nil) }
    screen.simulation.runUntilRest(limit: 3)
    #expect(told == ["page 1", "rest 1"])
    #expect(positions == positions.sorted() && positions.last == 1)
    #expect((abs(screen.offset - middle) < 1600) == row.comesBack)
  }

  /// A span of another length has its middle elsewhere.
  @Test(arguments: [(300.0, 650.0), (650, 300), (1080, 700)], [0, 0.24, -0.24])
  func `a turn goes on to its page in another size`(
    row: (from: CGFloat, to: CGFloat), share: CGFloat
  ) {
    let turns: [(SnapScreen<InfiniteBannerLayout>) -> Void] = [
      { $0.layout.scroll(toPage: 1, animated: true) },
      { $0.layout.scroll(toPage: 1, duration: 1) },
      { $0.drag(by: -100, over: 0.08) },
      { $0.view.scrollToItem(at: [0, 1], at: .left, animated: true) },
    ]
    for (number, turn) in turns.enumerated() {
      let screen = wandered(by: share, LoopCase(counts: [5], length: row.from))
      screen.simulation.window.frame.size = CGSize(width: 1200, height: 900)
      turn(screen)
      screen.simulation.run(for: 0.1)
      screen.resize(toLength: row.to)
      var last = screen.layout.pagePosition
      var way: CGFloat = 0
      screen.simulation.onFrame = {
        let step = abs(screen.layout.pagePosition - last)
        way += min(step, 5 - step)
        last = screen.layout.pagePosition
      }
      screen.simulation.runUntilRest()
      // What was left of the way is more of a shorter page.
      #expect(way < 2 && screen.layout.currentPage == 1 && screen.isOnPage, "\(number): \(way)")
    }
  }

  @Test(arguments: [true, false])
  func `a finger that waits while a loop begins turns one page`(reloads: Bool) {
    let layout = InfiniteBannerLayout()
    layout.pageSizing = .peek(20)
    let screen = SnapScreen(strip: layout, length: 300, counts: [1])
    let finger = screen.simulation.finger
    finger.touchDown(at: screen.middle)
    if reloads { screen.reload([5]) } else { screen.insert(1..<5) }
    screen.simulation.run(for: 0.1)
    finger.move(to: screen.point(-100), over: 0.15)
    var pages: [Int] = []
    layout.onPageChange = { pages.append($0) }
    finger.release()
    screen.simulation.runUntilRest()
    #expect(pages == [1] && screen.isOnPage)
  }

  /// A loop has its pages elsewhere.
  @Test(arguments: [true, false])
  func `offset 0 of a loop shows the first page at once`(inserts: Bool) {
    let layout = CenteredPickerLayout()
    layout.isLoopingEnabled = true
    let screen = SnapScreen(strip: layout, length: 300, counts: [13])
    screen.rest(onPage: 2)
    if inserts {
      screen.insert([0])
      screen.simulation.runUntilRest()
    }
    var told: [Int] = []
    layout.onPageChange = { told.append($0) }
    screen.view.setContentOffset(.zero, animated: false)
    screen.simulation.run(for: 0.05)
    #expect(layout.currentPage == 0)
    screen.simulation.runUntilRest()
    #expect(told == [0] && screen.isOnPage)
  }

  /// Nobody acts on the question.
  @Test(arguments: [(300.0, 650.0), (650, 300)])
  func `a question about an offset before a new size leaves no loop between pages`(
    from: CGFloat, to: CGFloat
  ) {
    let screen = LoopCase(counts: [5], length: from).makeScreen()
    screen.simulation.window.frame.size = CGSize(width: 1200, height: 900)
    _ = screen.layout.shouldInvalidateLayout(
      forBoundsChange: screen.view.bounds.offsetBy(dx: 200, dy: 0))
    screen.resize(toLength: to)
    screen.simulation.runUntilRest()
    #expect(screen.isOnPage, "\(screen.layout.pagePosition)")
  }

  @Test(
    arguments: [
      (0.374, -300.0), (-0.374, 300), (0.374, 300), (0.37, -300),
    ], [ReleasePolicy.picker, .banner])
  func `in motion, a view near an end moves back without losing momentum`(
    row: (share: CGFloat, distance: CGFloat), policy: ReleasePolicy
  ) {
    let loop = LoopCase(counts: [5])
    let ordinary = loop.makeScreen()
    let far = wandered(by: row.share)
    let checker = LoopChecker(loop: loop, screen: far)
    var courses: [[CGFloat]] = [[], []]
    for (number, screen) in [ordinary, far].enumerated() {
      screen.layout.releasePolicy = policy
      screen.layout.preferredDecelerationRate = .normal
      screen.simulation.onFrame = {
        courses[number].append(screen.layout.pagePosition)
        if number == 1 { #expect(checker.problem() == nil) }
      }
      for _ in 0..<4 {
        screen.drag(by: row.distance / 2.2, over: 0.06)
        screen.simulation.run(for: 0.3)
      }
      screen.simulation.runUntilRest(limit: 10)
      #expect(screen.isOnPage)
    }
    // On large pixels one may stand still before the other one's motion is over.
    let frames = courses.map(\.count).max() ?? 0
    courses = courses.map { $0 + Array(repeating: $0.last ?? .nan, count: frames - $0.count) }
    let largest = zip(courses[0], courses[1]).map { abs($0 - $1) }.max() ?? 1
    #expect(largest < 1e-6)
    let span = far.view.contentSize.width
    #expect(abs(far.offset - span / 2) < 0.375 * span)
  }

  @Test(arguments: [ReleasePolicy.picker, .banner, .paging], [true, false])
  func `a swipe counts in a loop that has just ended, whatever is reloaded as the finger lifts`(
    policy: ReleasePolicy, isForward: Bool
  ) {
    let stage = PromiseStage(.banner, counts: [9], showing: 4) { layout, _ in
      layout.releasePolicy = policy
      layout.releasePolicy.maximumPagesPerDrag = 1
    }
    stage.layout.isLoopingEnabled = false
    stage.flick(by: isForward ? 120 : -120, over: 0.1)
    stage.view.reloadData()
    stage.comeToRest(onPageOf: isForward ? 5 : 3)
  }

  @Test func `a picture stays under the finger while the view moves back`() {
    let loop = LoopCase(counts: [5])
    let screen = wandered(by: 0.3755)
    let before = screen.offset
    let finger = screen.simulation.finger
    finger.touchDown(at: screen.middle)
    finger.move(to: screen.point(-110), over: 0.3)
    #expect(abs(screen.offset - before) > 0.3 * screen.view.contentSize.width)
    #expect(abs(screen.layout.pagePosition - 1 / 3) < 1e-9)
    finger.move(to: screen.point(-40), over: 0.3)
    finger.hold(for: 0.3)
    finger.release()
    screen.simulation.runUntilRest(limit: 3)
    #expect(screen.layout.currentPage == 0)
    #expect(LoopChecker(loop: loop, screen: screen).problem() == nil)
  }

  enum Home: CaseIterable, Sendable { case key, statusBar }

  /// To offset 0, at the start of all the copies of the items.
  @Test(arguments: Home.allCases, [true, false])
  func `after a scroll to the start, a key turns one page`(home: Home, isForward: Bool) {
    let screen = SnapScreen(strip: LayoutUnderTest.loop.make(), isHorizontal: false, counts: [6])
    switch home {
    case .key: screen.simulation.keyboard.press(.home, in: screen.view)
    case .statusBar: screen.simulation.tapStatusBar()
    }
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 0)
    screen.simulation.keyboard.press(isForward ? .down : .up, in: screen.view)
    #expect(longestWay(screen) < 200)
    #expect(screen.layout.currentPage == (isForward ? 1 : 5))
  }

  /// How far the view goes from where it is until it rests.
  private func longestWay(_ screen: SnapScreen<SnapFlowLayout>) -> CGFloat {
    let start = screen.offset
    var farthest: CGFloat = 0
    screen.simulation.onFrame = { farthest = max(farthest, abs(screen.offset - start)) }
    screen.simulation.runUntilRest()
    return farthest
  }

  @Test(arguments: [true, false], [130, 260] as [CGFloat])
  func `a scroll that is announced goes on by the shortest way in a loop of another length`(
    isKey: Bool, length: CGFloat
  ) {
    let screen = SnapScreen(strip: LayoutUnderTest.loop.make(), length: 200, counts: [6])
    screen.simulation.runUntilRest()
    if isKey {
      screen.simulation.keyboard.press(.right, in: screen.view)
    } else {
      screen.view.scrollToItem(at: [0, 1], at: .centeredHorizontally, animated: true)
    }
    screen.resize(toLength: length)
    #expect(longestWay(screen) < 200)
    #expect(screen.layout.currentPage == 1)
  }

  enum Start: CaseIterable { case animated, atOnce, reloadFirst, reloadLast }

  /// Insertions shift it, so that any page is there.
  @Test(arguments: [LayoutUnderTest.loop, .banner, .picker])
  func `an app that scrolls to the start of a loop means its first page`(kind: LayoutUnderTest) {
    for (count, start) in product(Array(0...4), Start.allCases) {
      let stage = PromiseStage(kind, counts: [8], showing: 2) { layout, _ in
        layout.isLoopingEnabled = true
      }
      stage.screen.insert(Array(0..<count))
      stage.rest()
      if start == .reloadFirst { stage.view.reloadData() }
      stage.set(CGFloat(-40 * count), animated: start == .animated)
      if start == .reloadLast { stage.view.reloadData() }
      stage.rest()
      #expect(stage.layout.currentPage == 0, "\(count), \(start): \(stage.screen.offset)")
    }
  }
}
#endif
