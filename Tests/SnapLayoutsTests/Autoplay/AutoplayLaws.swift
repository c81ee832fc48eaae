#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit

/// Whatever a person, the app and the system do, autoplay goes on when they have done.
@MainActor
@Suite(.worlds) struct AutoplayLaws {
  @Test(arguments: LayoutUnderTest.allCases, Way.allCases)
  func `nothing ends autoplay permanently`(kind: LayoutUnderTest, way: Way) {
    for seed in Effort.seeds(quick: 1, full: 40) {
      var generator = SeededGenerator(seed: seed)
      let autoplay = Autoplay(
        interval: 2, direction: generator.pick([.forward, .backward]),
        turnDuration: generator.pick([nil, 1]))
      let control = UIPageControl()
      let stage = PromiseStage(kind, way, counts: [8]) { layout, _ in
        (layout.autoplay, layout.pageControl) = (autoplay, control)
      }
      var story: [String] = []
      for _ in 0..<8 {
        let deed = generator.pick(Deed.allCases)
        story.append("\(deed) \(deed.perform(on: stage, &generator))")
        stage.simulation.run(for: Double(generator.integer(0...20)) / 10)
      }
      stage.layout.pageControl = control
      stage.forgetReports()
      stage.simulation.run(for: 16)
      #expect(stage.rests.count >= 3, "\(seed): \(story)")
      stage.simulation.runUntilRest(limit: 1.5)
      #expect(control.currentPage == stage.layout.currentPage, "\(seed): \(story)")
    }
  }

  /// Something that disturbs autoplay and ends.
  private enum Deed: CaseIterable {
    case drag, animate, jump, request, timedRequest
    case reload, reloadEmpty, insert, resize, inset, pageControl
    /// Anything for which it waits, twice as often.
    case wait, waitLonger

    /// Returns why autoplay waits, if it does.
    @MainActor
    func perform(on stage: PromiseStage, _ generator: inout SeededGenerator) -> String {
      let (layout, view, simulation) = (stage.layout, stage.view, stage.simulation)
      let distance = CGFloat(generator.integer(-400...400))
      let pause = Double(generator.integer(0...50)) / 10
      switch self {
      case .drag: stage.screen.drag(by: distance, over: 0.2, hold: generator.pick([0, 4]))
      case .animate: stage.set(stage.screen.offset + distance, animated: true)
      case .jump: stage.set(stage.screen.offset + distance, animated: false)
      case .request: layout.scroll(toPage: generator.integer(0...7), animated: true)
      case .timedRequest:
        layout.scroll(toPage: generator.integer(0...7), duration: 0.5, curve: .easeOut)
      case .reload: view.reloadData()
      case .reloadEmpty:
        stage.screen.source.counts = [0]
        view.reloadData()
        simulation.run(for: pause)
        stage.screen.source.counts = [8]
        view.reloadData()
      case .insert:
        // A reload that is pending would count the new item as an old one.
        view.layoutIfNeeded()
        stage.screen.insert([0])
      case .resize: stage.screen.resize(toLength: generator.pick([250, 300, 420]))
      case .inset: view.contentInset.left = CGFloat(generator.integer(0...20))
      case .pageControl: layout.pageControl = generator.pick([nil, UIPageControl()])
      case .wait, .waitLonger:
        let reason = generator.pick(AutoplayTests.Reason.allCases)
        reason.begin(stage.screen)
        simulation.run(for: self == .wait ? pause : 2 * pause)
        reason.end(stage.screen)
        return "\(reason)"
      }
      return ""
    }
  }
}
#endif
