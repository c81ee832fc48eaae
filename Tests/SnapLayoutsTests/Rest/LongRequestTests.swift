#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// A request over more than three viewports skips what is between its ends.
@MainActor
@Suite(.worlds) struct LongRequestTests {
  enum Style: CaseIterable, Sendable {
    case animated, aSecond, item

    @MainActor
    func request(_ page: Int, _ stage: PromiseStage, _ completion: @escaping (Bool) -> Void) {
      switch self {
      case .animated: stage.layout.scroll(toPage: page, animated: true, completion: completion)
      case .aSecond: stage.layout.scroll(toPage: page, duration: 1, completion: completion)
      case .item:
        let item = stage.layout.indexPaths(inPage: page)[0]
        stage.layout.scroll(toItemAt: item, animated: true, completion: completion)
      }
    }
  }

  private func stage(_ kind: LayoutUnderTest, _ way: Way, scale: CGFloat = 2, count: Int = 1000)
    -> PromiseStage
  {
    let stage = PromiseStage(kind, way, counts: [count], scale: anyScale(scale))
    stage.rest()
    stage.forgetReports()
    return stage
  }

  /// The offsets of all frames until the view rests, and all items that it has shown.
  private func watch(_ stage: PromiseStage) -> (offsets: [CGFloat], items: Set<IndexPath>) {
    var (offsets, items) = ([stage.screen.offset], Set(stage.view.indexPathsForVisibleItems))
    for _ in 0..<100 {
      stage.screen.passFrame()
      offsets.append(stage.screen.offset)
      items.formUnion(stage.view.indexPathsForVisibleItems)
    }
    stage.rest()
    return (offsets, items)
  }

  private static let scales: [Way: CGFloat] = [.horizontal: 2, .vertical: 1, .rightToLeft: 3]

  @Test(arguments: LayoutUnderTest.allCases, Style.allCases)
  func `only both ends are shown, without a jump there`(kind: LayoutUnderTest, style: Style) {
    for way in Way.allCases {
      let stage = stage(kind, way, scale: Self.scales[way] ?? 2)
      let count = stage.layout.numberOfPages
      // From there, the shortest way round a loop leads back.
      for target in [count / 3, count * 9 / 10, 0] {
        let isForward = target != 0 && (kind.hasEnds || target == count / 3)
        // A view of 300 shows parts of five items of 80, or of two of its own length.
        let most = kind.fillsViewport ? 2 : 5
        var ends: [Bool] = []
        style.request(target, stage) { ends.append($0) }
        let (offsets, items) = watch(stage)
        stage.expectRest()
        #expect(stage.layout.currentPage == target && ends == [true])
        #expect(stage.pages == [target] && stage.rests == [target], "\(way) \(stage.pages)")
        #expect(items.count <= 4 * most, "\(way) \(target)")
        let steps = zip(offsets.dropFirst(), offsets).map { $0 - $1 }.filter { $0 != 0 }
        let back = !kind.hasEnds && target == 0
        #expect(steps.allSatisfy { back || ($0 > 0) == isForward }, "\(way) \(target)")
        #expect(steps.filter { abs($0) > 100 }.count == 1, "\(way) \(target): \(steps)")
        #expect(abs(steps[0]) < 30 && abs(steps[steps.count - 1]) < 30, "\(way) \(steps)")
        stage.forgetReports()
      }
    }
  }

  @Test(arguments: [LayoutUnderTest.leadingPadded, .picker, .shelf, .loop], Way.allCases)
  func `a finger catches it where it is`(kind: LayoutUnderTest, way: Way) {
    for time in [0.05, 0.12, 0.18, 0.25] {
      let stage = stage(kind, way)
      var ends: [Bool] = []
      stage.layout.scroll(toPage: stage.layout.numberOfPages / 2 - 1, animated: true) {
        ends.append($0)
      }
      stage.simulation.run(for: time)
      let caught = stage.screen.offset
      stage.touch(by: 20, over: 0.1)
      stage.simulation.run(for: 0.3)
      stage.simulation.finger.release()
      stage.comeToRest()
      #expect(abs(stage.screen.offset - caught) < 300 && ends == [false], "\(time)")
      #expect(stage.pages.last == stage.layout.currentPage || stage.layout.currentPage == 0)
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `dots show where it goes; the position is never between both ends`(kind: LayoutUnderTest) {
    let stage = stage(kind, .horizontal)
    let (count, target) = (stage.layout.numberOfPages, stage.layout.numberOfPages / 3)
    let control = stage.pageControl
    var positions: [CGFloat] = []
    stage.layout.onPagePositionChange = { positions.append($0) }
    stage.layout.scroll(toPage: target, animated: true)
    stage.simulation.run(for: 0.1)
    #expect(control.currentPage == target)
    stage.rest()
    #expect(control.currentPage == target && positions.last == CGFloat(target))
    let between = positions.filter { $0 > 6 && $0 < CGFloat(target) - 6 && $0 < CGFloat(count) - 6 }
    #expect(between == [])
  }

  /// Three viewports are 900 points, and a page is 90.
  @Test(arguments: [9, 10], Way.allCases)
  func `nothing is skipped on a shorter way`(page: Int, way: Way) {
    let stage = stage(.leadingPadded, way)
    stage.layout.scroll(toPage: page, animated: true)
    let (offsets, items) = watch(stage)
    #expect(stage.layout.currentPage == page && items.count == page + 4)
    #expect(zip(offsets.dropFirst(), offsets).allSatisfy { abs($0 - $1) < 200 })
  }

  /// What is shown stays, and the rest of the way is another one.
  @Test(arguments: [LayoutUnderTest.leadingPadded, .picker, .shelf], Way.allCases)
  func `an unreachable or regrouped page leaves no empty view`(kind: LayoutUnderTest, way: Way) {
    let changes: [(PromiseStage) -> Void] = [
      { $0.layout.lastReachablePage = 40 }, { $0.layout.lastReachablePage = 1 },
      { $0.screen.insert([0]) }, { $0.screen.insert([100]) },
    ]
    for (number, change) in changes.enumerated() {
      for frame in [0, 4, 8] {
        let stage = stage(kind, way, scale: Self.scales[way] ?? 2)
        stage.layout.scroll(toItemAt: [0, 300], animated: true)
        var jumps = 0
        var last = stage.screen.offset
        for passed in 0..<40 {
          if passed == frame { change(stage) }
          stage.screen.passFrame()
          stage.view.layoutIfNeeded()
          #expect(!stage.view.visibleCells.isEmpty, "\(number) \(frame) \(passed)")
          if abs(stage.screen.offset - last) > 150 { jumps += 1 }
          last = stage.screen.offset
        }
        stage.comeToRest()
        #expect(jumps == (number == 1 ? 0 : 1), "\(number) \(frame)")
        let goal = number < 2 ? [40, 1][number] : stage.layout.page(forItemAt: [0, 301])
        #expect(stage.layout.currentPage == goal)
      }
    }
  }

  /// Where items are inserted on the way from page 0, as parts of the way.
  @Test(arguments: [LayoutUnderTest.leadingPadded, .picker, .shelf, .loop], [0, 0.5, 1.2])
  func `insertions on the way replace nothing a second time`(kind: LayoutUnderTest, part: Double) {
    for (way, time) in zip(Way.allCases + Way.allCases, [0.03, 0.06, 0.1, 0.13, 0.17, 0.25]) {
      let stage = stage(kind, way, scale: Self.scales[way] ?? 2)
      let item = stage.layout.indexPaths(inPage: stage.layout.numberOfPages / 3)[0].item
      let inserted = Int(Double(item) * part)
      var (ends, shown) = ([Bool](), Set<Int>())
      stage.layout.scroll(toItemAt: [0, item], animated: true) { ends.append($0) }
      var (replacements, places) = (0, self.places(stage, insertedAt: nil))
      for frame in 0..<40 {
        let isLater = frame >= Int(time * 60)
        if frame == Int(time * 60) { stage.screen.insert(inserted..<inserted + 3) }
        stage.screen.passFrame()
        let next = self.places(stage, insertedAt: isLater ? inserted : nil)
        let stayed = next.filter { number, place in
          places[number].map { abs($0 - place) < 100 } == true
        }
        if stayed.isEmpty { replacements += 1 }
        shown.formUnion(next.keys)
        places = next
      }
      stage.comeToRest()
      #expect(replacements == 1 && ends == [true], "\(way) \(time)")
      #expect(shown.count <= 4 * (kind.fillsViewport ? 2 : 5), "\(way) \(time)")
      let goal = item + (part < 1 ? 3 : 0)
      #expect(stage.layout.currentPage == stage.layout.page(forItemAt: [0, goal]))
      // At its end, its page may already have been reported.
      let pages = time < 0.15 ? stage.pages : [stage.pages[stage.pages.count - 1]]
      #expect(pages == [stage.layout.currentPage], "\(way) \(time) \(stage.pages)")
    }
  }

  /// Where the items are on the screen, by their numbers before three were inserted.
  private func places(_ stage: PromiseStage, insertedAt inserted: Int?) -> [Int: CGFloat] {
    var places: [Int: CGFloat] = [:]
    stage.view.layoutIfNeeded()
    for cell in stage.view.visibleCells {
      guard let item = stage.view.indexPath(for: cell)?.item else { continue }
      let number = inserted.map { item < $0 ? item : item < $0 + 3 ? -item : item - 3 } ?? item
      places[number] = stage.screen.along(cell.center) - stage.screen.offset
    }
    return places
  }
}
#endif
