#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// Something is laid out while the view is on its way: it rests where it would have rested without that.
@MainActor
@Suite(.worlds) struct ChangeInFlightTests {
  enum Flight: String, CaseIterable, Sendable {
    case flick, flickBack, key, keyBack, scroll, request
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var kind = LayoutUnderTest.shelf
    var flight = Flight.flick
    var change = ChangeInFlight.invalidation
    var scale: CGFloat = 2
    var frames = 1

    var testDescription: String { "\(kind), \(Int(scale))x, \(flight), \(change) after \(frames)" }

    static let all: [Case] = {
      var cases = Combinations(of: Case())
      cases.vary(\.change, ChangeInFlight.allCases)
      cases.vary(\.kind, LayoutUnderTest.allCases)
      cases.vary(\.flight, Flight.allCases)
      cases.vary(\.frames, [0, 1, 2, 4, 7, 11, 16, 24, 40])
      cases.vary(\.scale, [1, 2, 3])
      return cases.forEffort(every: 41)
    }()
  }

  @Test(arguments: Case.all)
  func `whatever is laid out on the way, the view rests where it was going`(one: Case) {
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
  fileprivate convenience init(_ one: ChangeInFlightTests.Case) {
    let isForward = one.flight != .flickBack && one.flight != .keyBack
    self.init(Setting(kind: one.kind, scale: one.scale, isForward: isForward)) {
      $0.releasePolicy.maximumPagesPerDrag = 1
    }
  }

  fileprivate var front: Int { layout.currentIndexPath?.item ?? -1 }
}
#endif
