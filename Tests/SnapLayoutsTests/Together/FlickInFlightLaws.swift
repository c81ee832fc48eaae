#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// A flick turns the page that it announced, whatever is laid out meanwhile: sizes that a delegate gives or that cells
/// choose as they are measured, updates, reloads, insets, other bounds.
@MainActor
@Suite(.worlds) struct FlickInFlightLaws {
  /// Who says how long items are: a delegate, or cells that are measured on the way and differ from the estimate.
  enum Contents: CaseIterable, Sendable {
    case given, measuredLonger, measuredShorter, measuredMixed
  }

  @Test(arguments: Contents.allCases)
  func `a flick turns the page that it announced`(contents: Contents) {
    law(seed: 75, cases: 600) { random in
      let flick = Flick(contents, &random)
      return FlickStage(flick).problem().map { "\(flick.description): \($0)" }
    }
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
      for _ in 0..<24 {
        screen.passFrame()
        offsets.append(screen.offset)
      }
      #expect(screen.isOnPage, "\(offsets)")
      // UIKit may have brought it into the range at once.
      let back = offsets.drop { $0 > offsets.min() ?? 0 }
      #expect(zip(back, back.dropFirst()).allSatisfy { $0 <= $1 }, "\(offsets)")
    }
  }
}

/// A flick in a strip, and what is laid out on the way.
private struct Flick {
  enum Change: CaseIterable {
    case nothing, invalidation, reload, insertionBefore, insertionAfter, deletionBefore, inset
    case longerItems, shorterItems, otherItems, longerFront, longerAhead, shorterAhead, longerBehind
    case reloadedFront, reloadedAhead, reloadedVisible, reconfigured, emptyBatch
    case longerView, shorterView, spacing
  }

  let contents: FlickInFlightLaws.Contents
  let kind: LayoutUnderTest
  let way: Way
  let scale: CGFloat
  let framesPerSecond: Int
  let policy: (name: String, policy: ReleasePolicy?)
  let start: Int
  let isForward: Bool
  let distance: CGFloat
  let duration: Double
  /// What is laid out, after how many 60ths of a second.
  let changes: [(change: Change, delay: Int)]
  let lengths: [CGFloat]

  init(_ contents: FlickInFlightLaws.Contents, _ random: inout SeededGenerator) {
    self.contents = contents
    kind = random.pick(
      LayoutUnderTest.allCases.filter { contents == .given || !$0.fillsViewport })
    way = random.pick(Way.allCases)
    (scale, framesPerSecond) = (random.pick([1, 2, 3]), random.pick([30, 60, 120]))
    policy = random.pick([
      ("its own", nil), ("paging", .paging), ("picker", .picker), ("banner", .banner),
      ("two pages", ReleasePolicy(maximumPagesPerDrag: 2)),
    ])
    // In the middle, and where pages that the ends align may be one.
    (start, isForward) = (random.pick([20, 20, 20, 1, 3, 55, 58]), random.chance(50))
    (distance, duration) = (
      random.pick([15, 30, 60, 100, 160]), random.pick([0.03, 0.05, 0.08, 0.15, 0.3])
    )
    changes = (0..<random.pick([1, 1, 2, 3])).map { _ in
      (random.pick(Change.allCases), random.integer(0...40))
    }.sorted { $0.1 < $1.1 }
    lengths = (0..<70).map { _ in CGFloat(random.integer(50...130)) }
  }

  /// The length of a measured item.
  func measured(_ item: Int) -> CGFloat {
    let step = CGFloat(item * 7 % 5)
    return switch contents {
    case .given: 80
    case .measuredLonger: 80 + step * 9
    case .measuredShorter: 80 - step * 6
    case .measuredMixed: 80 + (step - 2) * 11
    }
  }

  var description: String {
    let changes = changes.map { "\($0.change) after \($0.delay)" }.joined(separator: ", ")
    return "\(kind), \(way), \(Int(scale))x, \(framesPerSecond) Hz, \(policy.name), "
      + "from \(start) \(isForward ? "on" : "back") by \(distance) in \(duration) s, \(changes)"
  }
}

/// A strip in which a flick is on its way.
@MainActor
private final class FlickStage {
  private let flick: Flick
  private let screen: SnapScreen<SnapFlowLayout>
  private let items: ChosenItems
  private var ahead: Int
  /// The item in front where the flick began.
  private var home: Int?
  /// The items of the page that was announced first, wherever updates have moved them.
  private var announced: [Int]?
  /// The page where it began; nil once it may be another one, before any was announced.
  private var startPage: Int?
  private var rests: [Int] = []
  private var problems: [String] = []

  private var layout: SnapFlowLayout { screen.layout }
  private var view: UICollectionView { screen.view }
  private var step: Int { flick.isForward ? 1 : -1 }
  private var front: Int { ahead - step }

  init(_ flick: Flick) {
    self.flick = flick
    let (isVertical, isMeasured) = (flick.way == .vertical, flick.contents != .given)
    let items = ChosenItems(isVertical: isVertical)
    let given: @MainActor (IndexPath) -> CGFloat = { items.length($0.item) }
    screen = SnapScreen(
      strip: flick.kind.make(), isHorizontal: !isVertical,
      isRightToLeft: flick.way == .rightToLeft, length: 300, scale: anyScale(flick.scale),
      framesPerSecond: flick.framesPerSecond,
      configure: { layout, view in
        if let policy = flick.policy.policy { layout.releasePolicy = policy }
        view.dataSource = items
        guard isMeasured else { return }
        layout.estimatedItemSize = CGSize(width: 80, height: 80)
        layout.fillsViewportAcross = false
        view.register(ChosenItems.Cell.self, forCellWithReuseIdentifier: "item")
      }, lengths: isMeasured || flick.kind.fillsViewport ? nil : given)
    (self.items, ahead) = (items, flick.start + (flick.isForward ? 1 : -1))
    if isMeasured { for item in 0..<70 { items.own[item] = flick.measured(item) } }
    screen.simulation.window.frame.size = CGSize(width: 900, height: 900)
    screen.rest(onPage: layout.page(forItemAt: path(flick.start)) ?? 0)
    layout.onWillSettle = { [unowned self] page in
      let items = layout.indexPaths(inPage: page).map(\.item)
      guard let announced else { return announce(page, items) }
      if !fronts(of: announced).contains(where: items.contains) {
        problems.append("announces \(items), too")
      }
    }
    layout.onSettle = { [unowned self] in rests.append($0) }
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func announce(_ page: Int, _ items: [Int]) {
    announced = items
    guard let startPage else { return }
    let (count, distance) = (layout.numberOfPages, abs(page - startPage))
    let turned = layout.isLooping ? min(distance, count - distance) : distance
    if let limit = layout.releasePolicy.maximumPagesPerDrag, turned > limit {
      problems.append("turns \(turned) pages")
    }
  }

  /// The items that may be in front of the page that was announced: its first one, or the one that was in front where
  /// the flick turns no page; any, where an end aligns several, or where it was laid out otherwise before.
  private func fronts(of announced: [Int]) -> [Int] {
    flick.kind.itemsPerPage == 1 || startPage == nil
      ? announced : announced.prefix(1) + announced.filter { $0 == home }
  }

  func problem() -> String? {
    (startPage, home) = (layout.currentPage, layout.currentIndexPath?.item)
    let sign: CGFloat = (flick.isForward ? 1 : -1) * (flick.way == .rightToLeft ? -1 : 1)
    screen.drag(by: -flick.distance * sign, over: flick.duration)
    var (pending, speed) = (flick.changes[...], [CGFloat]())
    for frame in 0...flick.framesPerSecond * 6 where rests.isEmpty {
      while let next = pending.first, next.delay * flick.framesPerSecond <= frame * 60 {
        pending = pending.dropFirst()
        if announced == nil { startPage = nil }
        lay(out: next.change)
      }
      speed = speed.suffix(1) + [expectSmoothness(after: frame, speed.max())]
    }
    screen.simulation.runUntilRest(limit: 8)
    let shown = layout.indexPaths(inPage: layout.currentPage).map(\.item)
    if let announced, announced.contains(where: { $0 >= 0 }),
      !fronts(of: announced).contains(where: shown.contains)
    {
      problems.append("rests on \(shown), not on \(announced)")
    }
    if !screen.isOnPage { problems.append("rests at \(screen.offset)") }
    if rests.last != layout.currentPage {
      problems.append("reports \(rests), not \(layout.currentPage)")
    }
    return problems.isEmpty ? nil : problems.joined(separator: "; ")
  }

  /// Passes a frame, in which the view goes no farther than before, and than it has to, from what its items do.
  ///
  /// Pages of as many items as fit may be grouped anew by what is measured, which leads elsewhere.
  private func expectSmoothness(after frame: Int, _ speed: CGFloat?) -> CGFloat {
    let (before, start) = (places(), screen.offset)
    let left = announced?.map { abs(offset(ofPageOf: $0) - start) }.max() ?? 0
    screen.passFrame()
    let (after, moved) = (places(), screen.offset - start)
    let shifts = before.compactMap { item, place in after[item].map { $0 - place } }
    let jump = max(moved - max(0, shifts.max() ?? 0), min(0, shifts.min() ?? 0) - moved)
    // UIKit may follow an inset in the next frame.
    let inset: CGFloat = view.contentInset == .zero ? 0 : 20
    let isShifted = layout.isLooping && abs(moved) > 1000
    if frame > 1, flick.kind.itemsPerPage != nil, !isShifted, !shifts.isEmpty,
      jump > (speed ?? 0) * 1.5 + left * 0.4 + 4 + inset
    {
      problems.append("jumps by \(jump) in frame \(frame)")
    }
    return min(200, abs(moved))
  }

  private func places() -> [Int: CGFloat] {
    Dictionary(
      view.visibleCells.compactMap { cell in
        view.indexPath(for: cell).map { ($0.item, screen.along(cell.center)) }
      }, uniquingKeysWith: { first, _ in first })
  }

  private func offset(ofPageOf item: Int) -> CGFloat {
    layout.page(forItemAt: path(item)).map { layout.nearestRepetition(ofPage: $0) }
      .map(screen.offset(ofPage:)) ?? 0
  }

  private func lay(out change: Flick.Change) {
    switch change {
    case .nothing: break
    case .invalidation: layout.invalidateLayout()
    case .reload: view.reloadData()
    case .insertionBefore: renumber(by: 2) { view.insertItems(at: [path(0), path(1)]) }
    case .insertionAfter:
      items.counts[0] += 2
      view.insertItems(at: [path(items.counts[0] - 2), path(items.counts[0] - 1)])
    case .deletionBefore:
      if front > 4 { renumber(by: -2) { view.deleteItems(at: [path(0), path(1)]) } }
    case .inset:
      switch flick.way {
      case .horizontal: view.contentInset.left = 20
      case .rightToLeft: view.contentInset.right = 20
      case .vertical: view.contentInset.top = 20
      }
    case .longerItems: resize { $0.all = 93 }
    case .shorterItems: resize { $0.all = 61 }
    case .otherItems:
      resize { for item in 0..<60 { $0.own[item] = flick.lengths[item] } }
    case .longerFront: resize { $0.own[front] = 106 }
    case .longerAhead: resize { $0.own[ahead] = 106 }
    case .shorterAhead: resize { $0.own[ahead] = 67 }
    case .longerBehind: resize { $0.own[front - step] = 106 }
    case .reloadedFront: reload([path(front)])
    case .reloadedAhead: reload([path(ahead)])
    case .reloadedVisible: reload(view.indexPathsForVisibleItems)
    case .reconfigured:
      items.own[ahead] = 106
      view.reconfigureItems(at: [path(ahead)])
    case .emptyBatch:
      items.own[ahead] = 106
      view.performBatchUpdates(nil)
    case .longerView: screen.resize(toLength: 340)
    case .shorterView: screen.resize(toLength: 270)
    case .spacing: layout.minimumLineSpacing = 17
    }
    view.layoutIfNeeded()
    // A place that cells leave to the next turn.
    screen.simulation.run(for: 0)
  }

  private func renumber(by count: Int, _ update: () -> Void) {
    items.counts[0] += count
    items.own = Dictionary(uniqueKeysWithValues: items.own.map { ($0 + count, $1) })
    update()
    (ahead, home) = (ahead + count, home.map { $0 + count })
    announced = announced.map { $0.map { $0 + count } }
  }

  private func resize(_ change: (ChosenItems) -> Void) {
    change(items)
    layout.invalidateLayout()
  }

  private func reload(_ paths: [IndexPath]) {
    for path in paths { items.own[path.item] = flick.lengths[min(path.item, 69)] }
    view.reloadItems(at: paths)
  }
}

/// Items whose lengths a test chooses, and their cells.
@MainActor
private final class ChosenItems: Items {
  var all: CGFloat = 80
  var own: [Int: CGFloat] = [:]
  private let isVertical: Bool

  init(isVertical: Bool) {
    self.isVertical = isVertical
    super.init(counts: [60])
  }

  func length(_ item: Int) -> CGFloat { own[item] ?? all }

  final class Cell: UICollectionViewCell {
    var preferred: () -> CGSize? = { nil }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      if let size = preferred() { layoutAttributes.size = size }
      return layoutAttributes
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    (cell as? Cell)?.preferred = { [unowned self] in
      .strip(length(indexPath.item), isHorizontal: !isVertical)
    }
    return cell
  }
}
#endif
