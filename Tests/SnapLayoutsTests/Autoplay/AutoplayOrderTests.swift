#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// What can happen to autoplay, in every order: it turns pages exactly while nothing speaks against it.
@MainActor
struct AutoplayOrderTests {
  @Test(arguments: Deed.allCases) func `autoplay turns pages whatever has happened in any order`(
    first: Deed
  ) {
    let depth = Effort.scaled(quick: 2, full: 3)
    var orders: [[Deed]] = [[first]]
    for _ in 1..<depth { orders = orders.flatMap { order in Deed.allCases.map { order + [$0] } } }
    for order in orders {
      let strip = Strip()
      for deed in order { strip.perform(deed, order) }
      strip.end(order)
    }
  }

  /// What happens to a strip; what is done twice is undone.
  enum Deed: CaseIterable, Sendable {
    case wait, drag, hold, write, animate, request
    case deactivate, pause, hide, remove, speak, reduce, empty, setNil
  }

  /// A strip whose page turns every second, and what speaks against that.
  @MainActor
  private final class Strip {
    static let interval = 1.0
    private var obstacles: Set<Deed> = []
    private let stage = PromiseStage(.leading, counts: [12]) { layout, _ in
      layout.autoplay = Autoplay(interval: interval)
      layout.preferredDecelerationRate = .fast
    }

    /// Does something, and expects no turn while anything speaks against it.
    func perform(_ deed: Deed, _ order: [Deed]) {
      let (simulation, screen) = (stage.simulation, stage.screen)
      switch deed {
      case .wait: simulation.run(for: 0.7 * Self.interval)
      case .drag: if !obstacles.contains(.hold) { screen.drag(by: -70, over: 0.1) }
      case .write: stage.set(screen.offset + 30, animated: false)
      case .animate: stage.set(screen.offset + 130, animated: true)
      case .request: stage.layout.scrollToNextPage(animated: true)
      case .hold, .deactivate, .pause, .hide, .remove, .speak, .reduce, .empty, .setNil:
        set(deed, obstacles.insert(deed).inserted || obstacles.remove(deed) == nil)
      }
      guard !obstacles.isEmpty else { return }
      // What moves comes to rest first.
      simulation.run(for: 2)
      let offset = screen.offset
      simulation.run(for: 1.6 * Self.interval)
      #expect(screen.offset == offset, "\(order) \(obstacles)")
    }

    /// Ends all that speaks against autoplay, and expects it to go on.
    func end(_ order: [Deed]) {
      for deed in Deed.allCases where obstacles.remove(deed) != nil { set(deed, false) }
      stage.simulation.run(for: 0.9 * Self.interval)
      stage.rest()
      let offset = stage.screen.offset
      stage.simulation.run(for: 2.2 * Self.interval)
      #expect(stage.screen.offset != offset, "\(order)")
      #expect(stage.simulation.faults == [], "\(order)")
    }

    private func set(_ deed: Deed, _ isOn: Bool) {
      let (simulation, layout, view) = (stage.simulation, stage.layout, stage.view)
      switch deed {
      case .hold where isOn: simulation.finger.touchDown(at: stage.screen.middle)
      case .hold: simulation.finger.release()
      case .deactivate: if isOn { simulation.resignActive() } else { simulation.becomeActive() }
      case .pause: layout.isAutoplayPaused = isOn
      case .hide: view.isHidden = isOn
      case .remove where isOn: view.removeFromSuperview()
      case .remove: simulation.window.addSubview(view)
      case .speak: Simulation.voiceOver = isOn
      case .reduce: Simulation.reduceMotion = isOn
      case .empty:
        stage.screen.source.counts = isOn ? [0] : [12]
        view.reloadData()
      case .setNil: layout.autoplay = isOn ? nil : Autoplay(interval: Self.interval)
      case .wait, .drag, .write, .animate, .request: break
      }
    }
  }
}
#endif
