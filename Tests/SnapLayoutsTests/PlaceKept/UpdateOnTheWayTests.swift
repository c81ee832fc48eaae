#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// Batch updates while a view is on its way: what is in sight stays there, and the view gets where it was going.
@MainActor
@Suite(.worlds) struct UpdateOnTheWayTests {
  @Test(arguments: LayoutUnderTest.allCases.filter { $0.hasEnds }, Way.allCases)
  func `items deleted on the way leave no space beside others`(kind: LayoutUnderTest, way: Way) {
    for duration in [nil, 1.0] {
      for isBack in [true, false] {
        let stage = PromiseStage(kind, way, showing: isBack ? 28 : 1)
        let goal = stage.path(isBack ? 2 : 27)
        if let duration {
          stage.layout.scroll(toItemAt: goal, duration: duration)
        } else {
          stage.layout.scroll(toItemAt: goal, animated: true)
        }
        stage.simulation.run(for: 0.1)
        stage.screen.delete(8..<25)
        for _ in 0..<90 {
          stage.screen.passFrame()
          #expect(stage.layout.pageStops.reachableRange.contains(stage.screen.offset))
        }
        stage.comeToRest(onPageOf: isBack ? 2 : 10)
      }
    }
  }

  /// What changes between what is in sight and the page to which the view goes, or there.
  enum Ahead: CaseIterable { case insertion, insertionAtPage, deletion, deletionOfPage }

  @Test(
    arguments: product([LayoutUnderTest.leading, .picker, .banner], [2, 5, 9]), Ahead.allCases)
  func `an update ahead of a view on its way moves nothing in sight`(
    moment: (kind: LayoutUnderTest, frames: Int), ahead: Ahead
  ) {
    for (way, isFlick) in product(Way.allCases, [true, false]) {
      let stage = PromiseStage(moment.kind, way, counts: [20], showing: 3)
      var page = 0
      stage.layout.onWillSettle = { page = $0 }
      if isFlick {
        stage.flick()
      } else {
        stage.layout.scroll(toPage: moment.kind == .banner ? 4 : 8, animated: true)
      }
      for _ in 0..<moment.frames { stage.screen.passFrame() }
      let item = stage.itemInTheMiddle
      guard let before = stage.place(of: item), page > item + 1 else { continue }
      switch ahead {
      case .insertion: stage.screen.insert([item + 2])
      case .insertionAtPage: stage.screen.insert([page])
      case .deletion: stage.screen.delete([item + 2])
      case .deletionOfPage: stage.screen.delete([page])
      }
      stage.view.layoutIfNeeded()
      let moved = stage.place(of: item).map { abs($0 - before) } ?? .infinity
      #expect(moved <= 1, "\(way) \(isFlick)")
      stage.comeToRest()
    }
  }

  /// Pages as long as the view: the middle shows the one that is left, or the next one.
  @Test(
    arguments: product([LayoutUnderTest.leading, .trailingPadded, .picker], [2, 8, 14]),
    [true, false])
  func `an update beside a page turn moves nothing in sight`(
    moment: (kind: LayoutUnderTest, frames: Int), isForward: Bool
  ) {
    for (way, place) in product(Way.allCases, [-1, 0, 1, 2]) {
      let stage = PromiseStage(
        moment.kind, way, counts: [20], itemLength: 300, spacing: 0, showing: 5)
      stage.layout.scroll(toPage: isForward ? 6 : 4, animated: true)
      for _ in 0..<moment.frames { stage.screen.passFrame() }
      let item = stage.itemInTheMiddle
      let before = stage.place(of: item) ?? .nan
      stage.screen.insert([item + place])
      stage.view.layoutIfNeeded()
      let after = stage.place(of: place > 0 ? item : item + 1) ?? .nan
      #expect(abs(after - before) <= 1, "\(way) \(place): from \(before) to \(after)")
      stage.comeToRest()
    }
  }

  @Test(arguments: [LayoutUnderTest.leading, .trailingPadded, .picker, .loop], [1, 4, 7])
  func `items deleted on the way leave the others in sight`(kind: LayoutUnderTest, count: Int) {
    for way in Way.allCases {
      let stage = PromiseStage(kind, way, counts: [60], showing: 2)
      stage.layout.scroll(toItemAt: stage.path(10), animated: true)
      for _ in 0..<8 { stage.screen.passFrame() }
      let item = stage.itemInTheMiddle
      let before = stage.place(of: item - 1) ?? .nan
      stage.screen.delete(item..<item + count)
      stage.view.layoutIfNeeded()
      let after = stage.place(of: item - 1) ?? .nan
      // A single one may be closed from either side.
      #expect(abs(after - before) <= (count == 1 ? 91 : 1), "\(way): from \(before) to \(after)")
      stage.comeToRest()
    }
  }

  /// As a card that a person has swiped away.
  @Test(arguments: [LayoutUnderTest.leading, .picker, .banner], [3, 7, 12])
  func `the page that a turn leaves may be deleted on the way`(kind: LayoutUnderTest, frames: Int) {
    for way in Way.allCases {
      let stage = PromiseStage(kind, way, counts: [20], itemLength: 300, spacing: 0, showing: 5)
      stage.layout.scrollToNextPage(animated: true)
      for _ in 0..<frames { stage.screen.passFrame() }
      let before = stage.place(of: 6) ?? .nan
      stage.screen.delete([5])
      stage.view.layoutIfNeeded()
      #expect(abs((stage.place(of: 5) ?? .nan) - before) <= 1, "\(way)")
      let offset = stage.screen.offset
      stage.screen.passFrame()
      #expect(stage.screen.offset >= offset, "\(way)")
      stage.comeToRest(onPageOf: 5)
    }
  }

  /// As a deck of which a person puts the swiped card elsewhere.
  @Test(arguments: [LayoutUnderTest.leading, .picker, .banner], [3, 7, 12])
  func `the page that a turn leaves may go to an end on the way`(
    kind: LayoutUnderTest, frames: Int
  ) {
    for (way, toEnd) in product(Way.allCases, [true, false]) {
      let stage = PromiseStage(kind, way, counts: [20], itemLength: 300, spacing: 0, showing: 5)
      stage.layout.scrollToNextPage(animated: true)
      for _ in 0..<frames { stage.screen.passFrame() }
      let before = stage.place(of: 6) ?? .nan
      stage.view.moveItem(at: stage.path(5), to: stage.path(toEnd ? 19 : 0))
      stage.view.layoutIfNeeded()
      let next = toEnd ? 5 : 6
      #expect(abs((stage.place(of: next) ?? .nan) - before) <= 1, "\(way) \(toEnd)")
      stage.comeToRest(onPageOf: next)
    }
  }

  /// What is in sight at the seam are the last items and the first ones.
  @Test(arguments: [LayoutUnderTest.banner, .loop], [3, 7, 12])
  func `the page that a turn leaves may be deleted where a loop begins`(
    kind: LayoutUnderTest, frames: Int
  ) {
    for (way, isForward) in product(Way.allCases, [true, false]) {
      let stage = PromiseStage(
        kind, way, counts: [20], itemLength: 300, spacing: 0, showing: isForward ? 19 : 0)
      if isForward {
        stage.layout.scrollToNextPage(animated: true)
      } else {
        stage.layout.scrollToPreviousPage(animated: true)
      }
      for _ in 0..<frames { stage.screen.passFrame() }
      let before = stage.place(of: isForward ? 0 : 19) ?? .nan
      stage.screen.delete([isForward ? 19 : 0])
      stage.view.layoutIfNeeded()
      let next = isForward ? 0 : 18
      #expect(abs((stage.place(of: next) ?? .nan) - before) <= 1, "\(way) \(isForward)")
      stage.comeToRest(onPageOf: next)
    }
  }

  /// 9 fills most of the view; of its neighbors 10 is in sight, and 8 isn't, though it begins nearer to where 9 does.
  @Test(arguments: Way.allCases)
  func `a long item deleted on the way leaves its neighbor in sight`(way: Way) {
    var lengths: [CGFloat] = Array(repeating: 100, count: 20)
    lengths[9] = 250
    let screen = SnapScreen<SnapFlowLayout>(
      strip: SnapFlowLayout(), isHorizontal: way != .vertical, isRightToLeft: way == .rightToLeft,
      length: 300, counts: [20], lengths: { lengths[$0.item] })
    screen.rest(onPage: 8)
    screen.layout.scroll(toPage: 14, animated: true)
    while screen.offset < screen.offset(ofPage: 9) + 60 { screen.passFrame() }
    func place(_ item: Int) -> CGFloat {
      guard let frame = screen.view.cellForItem(at: [0, item])?.frame else { return .nan }
      return way == .vertical ? frame.minY - screen.offset : frame.minX - screen.offset
    }
    let before = place(10)
    lengths.remove(at: 9)
    screen.delete([9])
    screen.view.layoutIfNeeded()
    #expect(abs(place(9) - before) <= 1)
  }

  /// Nothing in sight stays alone: all of it moves together.
  @Test(arguments: [LayoutUnderTest.leading, .picker], Way.allCases)
  func `a section that moves takes a view on its way along`(kind: LayoutUnderTest, way: Way) {
    let stage = PromiseStage(kind, way, counts: [10, 10, 10])
    stage.layout.scroll(toItemAt: [0, 2], animated: false)
    stage.rest()
    stage.layout.scroll(toItemAt: [0, 7], animated: true)
    for _ in 0..<8 { stage.screen.passFrame() }
    let item = stage.itemInTheMiddle
    let before = stage.place(of: item) ?? .nan
    stage.view.moveSection(0, toSection: 2)
    stage.view.layoutIfNeeded()
    #expect(abs((stage.place(of: item, inSection: 2) ?? .nan) - before) <= 1)
    stage.rest()
    #expect(stage.layout.currentIndexPath == [2, 7])
  }

  /// Nothing but what is between two sections.
  @Test(arguments: Way.allCases, [true, false])
  func `an update ahead moves nothing while no item is in sight`(way: Way, isFooter: Bool) {
    let stage = PromiseStage(.leading, way, counts: [2, 12], showing: 0) { layout, _ in
      if isFooter {
        layout.footerReferenceSize = CGSize(width: 400, height: 400)
      } else {
        layout.sectionInset = .along(isHorizontal: way != .vertical, trailing: 400)
      }
    }
    stage.layout.scroll(toItemAt: [1, 3], duration: 2)
    var count = 0
    while !stage.view.indexPathsForVisibleItems.isEmpty, count < 100 {
      stage.screen.passFrame()
      count += 1
    }
    stage.screen.passFrame()
    #expect(count < 100)
    let before = stage.planned(1)
    stage.screen.source.counts[1] += 1
    stage.view.insertItems(at: [[1, 0]])
    stage.view.layoutIfNeeded()
    #expect(abs(stage.planned(1) - before) <= 1)
    stage.rest()
    #expect(stage.layout.currentIndexPath == [1, 4])
  }

  /// Each item moves by another distance.
  @Test(arguments: [LayoutUnderTest.leading, .picker], Way.allCases)
  func `what is in the middle stays there while all items get longer`(
    kind: LayoutUnderTest, way: Way
  ) {
    let stage = PromiseStage(kind, way, counts: [300], showing: 2)
    stage.layout.scroll(toItemAt: [0, 250], animated: true)
    for _ in 0..<4 { stage.screen.passFrame() }
    let item = stage.itemInTheMiddle
    let before = stage.planned(item)
    stage.layout.itemSize = .strip(160, isHorizontal: way != .vertical)
    stage.view.layoutIfNeeded()
    #expect(abs(stage.planned(item) - before) <= 60)
  }

  /// Of three in each line, two stay in theirs.
  @Test(arguments: [Way.vertical, .horizontal], [true, false])
  func `an item deleted in a grid leaves most others where they are`(way: Way, isInSight: Bool) {
    let stage = PromiseStage(.leading, way, counts: [120], showing: 27) { layout, view in
      view.frame.size = CGSize.strip(300, across: 300, isHorizontal: way != .vertical)
      layout.minimumInteritemSpacing = 5
    }
    stage.layout.scroll(toItemAt: [0, 75], animated: true)
    for _ in 0..<8 { stage.screen.passFrame() }
    let items = stage.view.indexPathsForVisibleItems.map(\.item).sorted()
    let deleted = isInSight ? items[0] : 0
    let before = items.map(stage.planned)
    stage.screen.delete([deleted])
    stage.view.layoutIfNeeded()
    let moves = zip(items, before).filter { $0.0 > deleted }.map {
      abs(stage.planned($0 - 1) - $1)
    }
    #expect(moves.filter { $0 <= 1 }.count > moves.count / 2)
  }

  @Test(arguments: [LayoutUnderTest.leading, .picker], product([0, 3], [1, 2, 3]))
  func `each insertion before a scroll that may end anywhere moves its end`(
    kind: LayoutUnderTest, row: (frames: Int, count: Int)
  ) {
    let stage = PromiseStage(kind, counts: [40], showing: 5) { layout, _ in
      layout.restsOnPages = false
    }
    let end = stage.screen.offset + 437
    stage.set(end, animated: true)
    for _ in 0..<row.frames { stage.screen.passFrame() }
    for _ in 0..<row.count { stage.screen.insert([0]) }
    stage.rest()
    #expect(abs(stage.screen.offset - (end + 90 * CGFloat(row.count))) <= 1)
  }
}

extension PromiseStage {
  /// The distance of an item's cell from the middle of the view, along the axis; nil if it isn't on the screen.
  fileprivate func place(of item: Int, inSection section: Int = 0) -> CGFloat? {
    guard let frame = view.cellForItem(at: [section, item])?.frame else { return nil }
    return way == .vertical ? frame.midY - view.bounds.midY : frame.midX - view.bounds.midX
  }

  /// The distance of an item from the middle of the view, also where it isn't on the screen.
  fileprivate func planned(_ item: Int) -> CGFloat {
    guard let frame = view.layoutAttributesForItem(at: path(item))?.frame else { return .nan }
    return way == .vertical ? frame.midY - view.bounds.midY : frame.midX - view.bounds.midX
  }

  fileprivate var itemInTheMiddle: Int {
    let items = view.indexPathsForVisibleItems.map(\.item)
    return items.min { abs(place(of: $0) ?? .infinity) < abs(place(of: $1) ?? .infinity) } ?? 0
  }
}
#endif
