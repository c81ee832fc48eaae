#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitQuestions
import UIKitSimulation

/// Whatever changes the order in which cells are drawn, touches follow it.
///
/// It holds in the world where a collection view leaves its cells in the order in which they came.
@MainActor
@Suite struct TouchOrderTests {
  private func inOrderOfAddition(_ body: () throws -> Void) rethrows {
    let world = OpenQuestions().answering(\.collection.tapsOnOverlappingCells, .lastAdded)
    try OpenQuestions.$current.withValue(world) { try body() }
  }

  private func strip(
    _ effects: [ItemEffect], loops: Bool = false, autoplay: Autoplay? = nil
  ) -> SnapScreen<SnapFlowLayout> {
    SnapScreen(
      strip: SnapFlowLayout(), length: 375, itemLength: 150, spacing: -40, counts: [12]
    ) { layout, _ in
      layout.pageAlignment = .center
      layout.padsEdges = true
      layout.isLoopingEnabled = loops
      layout.effects = effects
      layout.autoplay = autoplay
    }
  }

  /// The item that a tap at a distance from the middle selects.
  private func tapped(_ distance: CGFloat, _ screen: SnapScreen<SnapFlowLayout>) -> Int? {
    var selected: Int?
    screen.source.onSelect = { selected = $0.item }
    screen.simulation.finger.tap(at: screen.point(distance))
    return selected
  }

  /// Whether touches find the cells in the order in which they are drawn.
  private func isInOrder(_ screen: SnapScreen<SnapFlowLayout>) -> Bool {
    let cells = screen.view.subviews.filter { $0 is UICollectionReusableView && !$0.isHidden }
    let orders = cells.map(\.layer.zPosition)
    return cells.count > 2 && orders == orders.sorted()
  }

  @Test func `effects that are set or replaced at rest`() {
    inOrderOfAddition {
      let screen = strip([])
      screen.layout.scroll(toPage: 5, animated: false)
      screen.simulation.runUntilRest()
      for effects in [[.zoom()], [.stack(visible: 5)], [.crossFade], [.coverFlow()], [.fade()]]
        as [[ItemEffect]]
      {
        screen.layout.effects = effects
        screen.simulation.runUntilRest()
        #expect(isInOrder(screen))
      }
      screen.layout.effects = [.zoom()]
      screen.simulation.runUntilRest()
      #expect(tapped(65, screen) == 5)
    }
  }

  @Test(arguments: [true, false])
  func `Reduce Motion that is switched`(isReduced: Bool) {
    inOrderOfAddition {
      Simulation.reduceMotion = !isReduced
      defer { Simulation.reduceMotion = false }
      let screen = strip([.carousel(spacing: .fixed(-40))])
      screen.layout.scroll(toPage: 5, animated: false)
      screen.simulation.runUntilRest()
      Simulation.reduceMotion = isReduced
      screen.simulation.runUntilRest()
      #expect(isInOrder(screen))
    }
  }

  @Test(
    arguments: [
      [.zoom()], [.carousel(spacing: .fixed(-40))], [.coverFlow()], [.stack()], [.fade()],
      [.cylinder()], [.spin()], [.tilt()], [.ferrisWheel()], [.crossFade], [.parallax()],
    ] as [[ItemEffect]])
  func `each frame of a drift`(effects: [ItemEffect]) {
    inOrderOfAddition {
      let screen = strip(effects, loops: true, autoplay: Autoplay(interval: 2, driftSpeed: 60))
      screen.simulation.run(for: 2.5)
      var (frames, offset, wrong) = (0, screen.offset, 0)
      screen.simulation.onFrame = {
        if screen.offset != offset { frames += 1 }
        offset = screen.offset
        if !isInOrder(screen) { wrong += 1 }
      }
      screen.simulation.run(for: 10)
      screen.simulation.onFrame = nil
      #expect(frames > 550)
      #expect(wrong == 0)
    }
  }

  @Test func `cells that are in order are left as they are`() {
    let screen = strip([.zoom()])
    screen.layout.scroll(toPage: 5, animated: false)
    screen.simulation.runUntilRest()
    let views = screen.view.subviews
    screen.layout.invalidateEffects()
    screen.simulation.runUntilRest()
    #expect(screen.view.subviews == views)
  }
}
#endif
