#if canImport(UIKitSimulation)
import EffortSupport
import QuestionSupport
import SnapLayouts
import Testing
import UIKit
import UIKitQuestions
import UIKitSimulation

/// Something is laid out while the view is on its way: a flick turns the page that it announced, and anything rests where
/// it was going.
@MainActor
@Suite(.worlds) struct FlickInFlightLaws {
  @Test(arguments: FlightStage.Contents.allCases)
  func `a flick turns the page that it announced`(contents: FlightStage.Contents) {
    law(seed: 75, cases: 600) { random in
      let flick = Flick(contents, &random)
      return FlickStage(flick).problem().map { "\(flick.testDescription): \($0)" }
    }
  }

  @Test(arguments: Flick.found)
  func `what random flicks have found`(flick: Flick, world: OpenQuestions) {
    OpenQuestions.$current.withValue(world) { #expect(FlickStage(flick).problem() == nil) }
  }

  @Test func `what a bounce shows comes back without a pause, although its contents change`() {
    for scale in [1, 2, 3] as [CGFloat] {
      let screen = SnapScreen(strip: CenteredPickerLayout(), scale: anyScale(scale))
      screen.rest(onPage: 1)
      screen.drag(by: 60, over: 0.03)
      screen.simulation.run(for: 0.08)
      #expect(screen.offset < 0)
      screen.view.contentInset.left += 20
      screen.view.layoutIfNeeded()
      var offsets = [screen.offset]
      for _ in 0..<screen.simulation.framesPerSecond * 2 / 5 {
        screen.passFrame()
        offsets.append(screen.offset)
      }
      #expect(screen.isOnPage, "\(offsets)")
      // UIKit may have brought it into the range at once.
      let back = offsets.drop { $0 > offsets.min() ?? 0 }
      #expect(zip(back, back.dropFirst()).allSatisfy { $0 <= $1 }, "\(offsets)")
    }
  }

  enum Flight: String, CaseIterable, Sendable {
    case flick, flickBack, key, keyBack, scroll, request
  }

  struct Change: Sendable {
    var kind = LayoutUnderTest.shelf
    var flight = Flight.flick
    var change = ChangeInFlight.invalidation
    var scale: CGFloat = 2
    var frames = 1

    static let all: [Change] = {
      var cases = Combinations(of: Change())
      cases.vary(\.change, ChangeInFlight.allCases)
      cases.vary(\.kind, LayoutUnderTest.allCases)
      cases.vary(\.flight, Flight.allCases)
      cases.vary(\.frames, [0, 1, 2, 4, 7, 11, 16, 24, 40])
      cases.vary(\.scale, [1, 2, 3])
      return cases.forEffort(every: 41)
    }()
  }

  @Test(arguments: Change.all)
  func `whatever is laid out on the way, the view rests where it was going`(one: Change) {
    var answers = OpenQuestions.current
    answers.scrolling.keyboardScrolling = .animates
    OpenQuestions.$current.withValue(answers) {
      let plain = FlightStage(one)
      fly(one.flight, in: plain)
      plain.screen.simulation.runUntilRest(limit: 8)
      let stage = FlightStage(one)
      fly(one.flight, in: stage)
      for _ in 0..<one.frames { stage.screen.passFrame() }
      stage.lay(out: one.change)
      stage.screen.simulation.runUntilRest(limit: 8)
      let item = plain.front + stage.shift
      #expect(
        stage.screen.offset == stage.offset(ofPageOf: item), "item \(item), not \(stage.front)")
      #expect(stage.screen.isOnPage)
      #expect(stage.rests.last == stage.layout.currentPage)
    }
  }

  private func fly(_ flight: Flight, in stage: FlightStage) {
    let (screen, view) = (stage.screen, stage.screen.view)
    switch flight {
    case .flick: screen.drag(by: -60, over: 0.08)
    case .flickBack: screen.drag(by: 60, over: 0.08)
    case .key: screen.simulation.keyboard.press(.right, in: view)
    case .keyBack: screen.simulation.keyboard.press(.left, in: view)
    case .scroll:
      view.setContentOffset(CGPoint(x: view.contentOffset.x + 31, y: 0), animated: true)
    case .request: stage.layout.scrollToNextPage(animated: true)
    }
  }
}

extension FlightStage {
  fileprivate convenience init(_ one: FlickInFlightLaws.Change) {
    let isForward = one.flight != .flickBack && one.flight != .keyBack
    self.init(Setting(kind: one.kind, scale: one.scale, isForward: isForward)) {
      $0.releasePolicy.maximumPagesPerDrag = 1
    }
  }

  fileprivate var front: Int { layout.currentIndexPath?.item ?? -1 }
}

/// A flick in a strip, and what is laid out on the way.
struct Flick: Sendable, CustomTestStringConvertible {
  enum Policy: CaseIterable, Sendable {
    case own, paging, picker, banner, twoPages

    var policy: ReleasePolicy? {
      switch self {
      case .own: nil
      case .paging: .paging
      case .picker: .picker
      case .banner: .banner
      case .twoPages: ReleasePolicy(maximumPagesPerDrag: 2)
      }
    }
  }

  var setting: FlightStage.Setting
  var policy = Policy.own
  var distance: CGFloat
  var duration: Double
  /// What is laid out, after how many 60ths of a second.
  var changes: [(change: ChangeInFlight, delay: Int)]

  var testDescription: String {
    let changes = changes.map { "\($0.change) after \($0.delay)" }.joined(separator: ", ")
    return "\(setting.contents), \(setting.kind), \(setting.way), \(Int(setting.scale))x, "
      + "\(setting.framesPerSecond) Hz, \(policy), from \(setting.start) "
      + "\(setting.isForward ? "on" : "back") by \(distance) in \(duration) s, \(changes)"
  }
}

extension Flick {
  /// Flicks that have rested on another page than announced, or jumped, in these worlds.
  static let found: [(Flick, OpenQuestions)] = {
    typealias Setting = FlightStage.Setting
    let standard = OpenQuestions()
    let stopping = standard.answering(\.scrolling.offsetWrittenInMotion, .stops)
    let atOnce = standard.answering(\.collection.shrunkenContent, .clampedAtOnce)
    let inNextPass = standard.answering(\.collection.shrunkenContent, .clampedInNextPass)
    let measuredLate = [atOnce, inNextPass].map {
      $0.answering(\.collection.selfSizingQuery, .nextPass)
    }
    // Cells that are measured before the page is announced group it anew.
    let shelf = Flick(
      setting: Setting(
        contents: .measuredShorter, kind: .flushShelf, scale: 1, framesPerSecond: 30, start: 3),
      policy: .twoPages, distance: 100, duration: 0.03, changes: [(.spacing, 14)])
    let sections = Flick(
      setting: Setting(
        contents: .measuredShorter, kind: .sectionShelf, framesPerSecond: 30, start: 3),
      policy: .picker, distance: 100, duration: 0.03, changes: [(.spacing, 12)])
    // UIKit brings the view into the range where the layout has kept it beyond an end.
    let bounce = Flick(
      setting: Setting(kind: .center, scale: 1, start: 58), distance: 15, duration: 0.03,
      changes: [(.shorterItems, 25)])
    let measuredBounce = Flick(
      setting: Setting(contents: .measuredLonger, kind: .flushShelf, start: 58), policy: .paging,
      distance: 30, duration: 0.05, changes: [(.reload, 30)])
    let measuredEnd = Flick(
      setting: Setting(contents: .measuredLonger, kind: .leading, start: 55),
      distance: 60, duration: 0.05, changes: [(.reload, 23)])
    // UIKit ends its deceleration on a page.
    let cut = Flick(
      setting: Setting(kind: .trailingPadded, scale: 3, isForward: false), policy: .picker,
      distance: 100, duration: 0.05, changes: [(.deletionBefore, 0)])
    return [(shelf, standard), (sections, standard), (cut, stopping)]
      + [(bounce, atOnce), (bounce, inNextPass)]
      + measuredLate.flatMap { [(measuredBounce, $0), (measuredEnd, $0)] }
  }()

  init(_ contents: FlightStage.Contents, _ random: inout SeededGenerator) {
    setting = FlightStage.Setting(contents: contents)
    setting.kind = random.pick(
      LayoutUnderTest.allCases.filter { contents == .given || !$0.fillsViewport })
    setting.way = random.pick(Way.allCases)
    setting.scale = random.pick([1, 2, 3])
    setting.framesPerSecond = random.pick([30, 60, 120])
    policy = random.pick(Policy.allCases)
    // In the middle, and where pages that the ends align may be one.
    setting.start = random.pick([20, 20, 20, 1, 3, 55, 58])
    setting.isForward = random.chance(50)
    distance = random.pick([15, 30, 60, 100, 160])
    duration = random.pick([0.03, 0.05, 0.08, 0.15, 0.3])
    changes = (0..<random.pick([1, 1, 2, 3])).map { _ in
      (random.pick(ChangeInFlight.allCases), random.integer(0...40))
    }.sorted { $0.1 < $1.1 }
    setting.lengths = (0..<70).map { _ in CGFloat(random.integer(50...130)) }
  }
}

/// A strip in which a flick is on its way.
@MainActor
private final class FlickStage {
  private let flick: Flick
  private let stage: FlightStage
  private let home: Int?
  /// The items of the page that was announced first, by the numbers with which the flick began.
  private var announced: [Int]?
  /// The page where it began; nil once it may be another one, before any was announced.
  private var startPage: Int?
  private var problems: [String] = []

  private var screen: SnapScreen<SnapFlowLayout> { stage.screen }
  private var layout: SnapFlowLayout { stage.layout }

  init(_ flick: Flick) {
    self.flick = flick
    stage = FlightStage(flick.setting) { layout in
      if let policy = flick.policy.policy { layout.releasePolicy = policy }
    }
    (startPage, home) = (stage.layout.currentPage, stage.layout.currentIndexPath?.item)
    layout.onWillSettle = { [unowned self] in announce($0) }
  }

  private func announce(_ page: Int) {
    let items = items(inPage: page)
    if let announced, isLeft(announced), !fronts(of: announced).contains(where: items.contains) {
      problems.append("announces \(items), too")
    }
    guard announced == nil else { return }
    announced = items
    guard let startPage else { return }
    let (count, distance) = (layout.numberOfPages, abs(page - startPage))
    let turned = layout.isLooping ? min(distance, count - distance) : distance
    if let limit = layout.releasePolicy.maximumPagesPerDrag, turned > limit {
      problems.append("turns \(turned) pages")
    }
  }

  /// The items of a page, by the numbers with which the flick began.
  private func items(inPage page: Int) -> [Int] {
    layout.indexPaths(inPage: page).map { $0.item - stage.shift }
  }

  /// Whether not all of these items were deleted.
  private func isLeft(_ items: [Int]) -> Bool { items.contains { $0 + stage.shift >= 0 } }

  /// The items that may be in front of the page that was announced: its first one, or the one that was in front where
  /// the flick turns no page; any, where an end aligns several, or where it was laid out otherwise before.
  private func fronts(of announced: [Int]) -> [Int] {
    flick.setting.kind.itemsPerPage == 1 || startPage == nil
      ? announced : announced.prefix(1) + announced.filter { $0 == home }
  }

  func problem() -> String? {
    let sign: CGFloat =
      (flick.setting.isForward ? 1 : -1) * (flick.setting.way == .rightToLeft ? -1 : 1)
    screen.drag(by: -flick.distance * sign, over: flick.duration)
    var (pending, speed) = (flick.changes[...], [CGFloat]())
    let framesPerSecond = flick.setting.framesPerSecond
    for frame in 0...framesPerSecond * 6 where stage.rests.isEmpty {
      while let next = pending.first, next.delay * framesPerSecond <= frame * 60 {
        pending = pending.dropFirst()
        if announced == nil { startPage = nil }
        stage.lay(out: next.change)
      }
      speed = speed.suffix(1) + [expectSmoothness(after: frame, speed.max())]
    }
    screen.simulation.runUntilRest(limit: 8)
    let shown = items(inPage: layout.currentPage)
    if let announced, isLeft(announced), !fronts(of: announced).contains(where: shown.contains) {
      problems.append("rests on \(shown), not on \(announced)")
    }
    if !screen.isOnPage { problems.append("rests at \(screen.offset)") }
    if stage.rests.last != layout.currentPage {
      problems.append("reports \(stage.rests), not \(layout.currentPage)")
    }
    return problems.isEmpty ? nil : problems.joined(separator: "; ")
  }

  /// Passes a frame, in which the view goes no farther than before, and than it has to, from what its items do.
  ///
  /// Pages of as many items as fit may be grouped anew by what is measured, which leads elsewhere.
  private func expectSmoothness(after frame: Int, _ speed: CGFloat?) -> CGFloat {
    let (before, start, range) = (places(), screen.offset, reachableRange)
    let ends = announced?.map { stage.offset(ofPageOf: $0 + stage.shift) } ?? []
    // Where they were deleted, the view goes anywhere.
    let left = ends.map { $0.isNaN ? .infinity : abs($0 - start) }.max() ?? 0
    screen.passFrame()
    let (after, moved) = (places(), screen.offset - start)
    let shifts = before.compactMap { item, place in after[item].map { $0 - place } }
    let jump = max(moved - max(0, shifts.max() ?? 0), min(0, shifts.min() ?? 0) - moved)
    let isShifted = layout.isLooping && abs(moved) > 1000
    // UIKit may end a bounce with the contents that it was about.
    let isBroughtBack =
      OpenQuestions.current.collection.shrunkenContent != .stays && !range.contains(start)
      && isEnd(screen.offset)
    if frame > 1, flick.setting.kind.itemsPerPage != nil, !isShifted, !isBroughtBack,
      !shifts.isEmpty, jump > (speed ?? 0) * 1.5 + left * 0.4 + 4
    {
      problems.append("jumps by \(jump) in frame \(frame)")
    }
    return min(200, abs(moved))
  }

  /// The offsets within the ends.
  private var reachableRange: ClosedRange<CGFloat> {
    let (inset, isHorizontal) = (screen.view.adjustedContentInset, screen.isHorizontal)
    let before = isHorizontal ? inset.left : inset.top
    let after = isHorizontal ? inset.right : inset.bottom
    let length = screen.along(layout.collectionViewContentSize)
    return -before...max(-before, length + after - screen.length)
  }

  private func isEnd(_ offset: CGFloat) -> Bool {
    [reachableRange.lowerBound, reachableRange.upperBound].contains {
      abs($0 - offset) <= screen.halfPixel
    }
  }

  private func places() -> [Int: CGFloat] {
    Dictionary(
      screen.view.visibleCells.compactMap { cell in
        screen.view.indexPath(for: cell).map { ($0.item, screen.along(cell.center)) }
      }, uniquingKeysWith: { first, _ in first })
  }
}
#endif
