#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// Something is laid out while the view is on its way: it rests where it would have rested without that.
@MainActor
@Suite(.worlds) struct ChangeInFlightTests {
  /// What is laid out.
  enum Change: String, CaseIterable, Sendable {
    case invalidation, reload, insertionBefore, insertionAfter, deletionBefore, inset
    case longerItems, longerFront, longerAhead, shorterAhead, reloadedAhead, emptyBatch, longerView

    /// Where an item is after it.
    func moves(_ item: Int) -> Int {
      switch self {
      case .insertionBefore: item + 2
      case .deletionBefore: item - 2
      default: item
      }
    }
  }

  /// What is on its way.
  enum Flight: String, CaseIterable, Sendable {
    case flick, flickBack, key, keyBack, scroll, request
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var kind = LayoutUnderTest.shelf
    var flight = Flight.flick
    var change = Change.invalidation
    var scale: CGFloat = 2
    var frames = 1

    var testDescription: String { "\(kind), \(Int(scale))x, \(flight), \(change) after \(frames)" }

    static let all: [Case] = {
      var cases = Combinations(of: Case())
      cases.vary(\.change, Change.allCases)
      cases.vary(\.kind, LayoutUnderTest.allCases)
      cases.vary(\.flight, Flight.allCases)
      cases.vary(\.frames, [0, 1, 2, 4, 7, 11, 16, 24, 40])
      cases.vary(\.scale, [1, 2, 3])
      let all = cases.all
      let first = Int(Effort.seed % 41)
      return Effort.scaled(
        quick: cases.pairwise, full: stride(from: first, to: all.count, by: 41).map { all[$0] })
    }()
  }

  @Test(arguments: Case.all)
  func `whatever is laid out on the way, the view rests where it was going`(one: Case) {
    var answers = OpenQuestions.current
    answers.scrolling.keyboardScrolling = .animates
    OpenQuestions.$current.withValue(answers) {
      let plain = FlightStage(one)
      plain.fly()
      plain.screen.simulation.runUntilRest(limit: 8)
      let stage = FlightStage(one)
      stage.fly()
      stage.pass(frames: one.frames)
      stage.make(one.change)
      stage.screen.simulation.runUntilRest(limit: 8)
      let item = one.change.moves(plain.front)
      let isThere = stage.screen.offset == stage.offset(ofPageOf: item)
      #expect(
        isThere, "item \(item), not \(stage.front), from \(one.change.moves(FlightStage.start))")
      #expect(stage.screen.isOnPage)
      #expect(stage.rests.last == stage.screen.layout.currentPage)
    }
  }
}

/// A strip whose items a delegate gives lengths, and which rests in its middle.
@MainActor
private final class FlightStage {
  static let start = 20

  let one: ChangeInFlightTests.Case
  let screen: SnapScreen<SnapFlowLayout>
  private(set) var rests: [Int] = []
  private let lengths: Lengths

  @MainActor
  private final class Lengths {
    var all: CGFloat = 80
    var own: [Int: CGFloat] = [:]
  }

  init(_ one: ChangeInFlightTests.Case) {
    self.one = one
    let lengths = Lengths()
    let given: @MainActor (IndexPath) -> CGFloat = { lengths.own[$0.item] ?? lengths.all }
    screen = SnapScreen(
      strip: one.kind.make(), length: 300, scale: anyScale(one.scale), counts: [60],
      configure: { layout, _ in layout.releasePolicy.maximumPagesPerDrag = 1 },
      lengths: one.kind.fillsViewport ? nil : given)
    self.lengths = lengths
    screen.simulation.window.frame.size = CGSize(width: 900, height: 900)
    screen.layout.scroll(toItemAt: path(Self.start), animated: false)
    screen.simulation.runUntilRest()
    screen.layout.onSettle = { [unowned self] in rests.append($0) }
  }

  var front: Int { screen.layout.currentIndexPath?.item ?? -1 }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  func offset(ofPageOf item: Int) -> CGFloat {
    screen.layout.page(forItemAt: path(item)).map(screen.offset(ofPage:)) ?? .nan
  }

  func pass(frames: Int) {
    if frames > 0 {
      screen.simulation.run(for: Double(frames) / Double(screen.simulation.framesPerSecond))
    }
  }

  func fly() {
    let (view, layout) = (screen.view, screen.layout)
    switch one.flight {
    case .flick: screen.drag(by: -60, over: 0.08)
    case .flickBack: screen.drag(by: 60, over: 0.08)
    case .key: screen.simulation.keyboard.press(.right, in: view)
    case .keyBack: screen.simulation.keyboard.press(.left, in: view)
    case .scroll:
      view.setContentOffset(CGPoint(x: view.contentOffset.x + 31, y: 0), animated: true)
    case .request: layout.scrollToNextPage(animated: true)
    }
  }

  func make(_ change: ChangeInFlightTests.Change) {
    let (view, layout) = (screen.view, screen.layout)
    let ahead = one.flight == .flickBack || one.flight == .keyBack ? Self.start - 1 : Self.start + 1
    switch change {
    case .invalidation: layout.invalidateLayout()
    case .reload: view.reloadData()
    case .insertionBefore: screen.insert([2, 3])
    case .insertionAfter: screen.insert([58, 59])
    case .deletionBefore: screen.delete([2, 3])
    case .inset: view.contentInset.left = 20
    case .longerItems: relay { $0.all = 93 }
    case .longerFront: relay { $0.own[Self.start] = 106 }
    case .longerAhead: relay { $0.own[ahead] = 106 }
    case .shorterAhead: relay { $0.own[ahead] = 67 }
    case .reloadedAhead:
      lengths.own[ahead] = 106
      view.reloadItems(at: [path(ahead)])
    case .emptyBatch:
      lengths.own[ahead] = 106
      view.performBatchUpdates(nil)
    case .longerView: screen.resize(toLength: 340)
    }
    view.layoutIfNeeded()
  }

  private func relay(_ change: (Lengths) -> Void) {
    change(lengths)
    screen.layout.invalidateLayout()
  }
}
#endif
