import Testing
import UIKit

@testable import SnapLayouts

#if canImport(UIKitSimulation)
import UIKitSimulation
#endif

/// The order of overlapping items depends only on their positions, and touches follow it.
@MainActor
struct FrontOrderTests {
  #if canImport(UIKitSimulation)
  /// A strip in the world where a collection view leaves its cells in the order in which they came.
  private func inOrderOfAddition(
    _ effects: [ItemEffect], autoplay: Autoplay? = nil,
    _ body: (SnapScreen<SnapFlowLayout>) throws -> Void
  ) rethrows {
    let world = OpenQuestions().answering(\.collection.tapsOnOverlappingCells, .lastAdded)
    try OpenQuestions.$current.withValue(world) {
      let screen = SnapScreen(
        strip: .aligned(.center, effects), length: 375, itemLength: 150, spacing: -40, counts: [12]
      ) { layout, _ in
        layout.isLoopingEnabled = autoplay != nil
        layout.autoplay = autoplay
      }
      if autoplay == nil { screen.layout.scroll(toPage: 5, animated: false) }
      screen.simulation.run(for: 0.5)
      try body(screen)
    }
  }

  /// Whether touches find the cells in the order in which they are drawn.
  private func isInOrder(_ screen: SnapScreen<SnapFlowLayout>) -> Bool {
    let cells = screen.view.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }
    let orders = cells.map(\.layer.zPosition)
    return cells.count > 2 && orders == orders.sorted()
  }

  @Test func `cells change places among themselves, below what lies above them`() throws {
    try inOrderOfAddition([.zoom()]) { screen in
      let (between, above) = (UIView(), UIView())
      screen.view.insertSubview(between, at: 1)
      screen.view.addSubview(above)
      let last = try #require(screen.view.subviews.lastIndex { $0 is UICollectionViewCell })
      screen.view.exchangeSubview(at: 0, withSubviewAt: last)
      screen.view.orderElements()
      #expect(screen.view.subviews.firstIndex(of: between) == 1)
      #expect(screen.view.subviews.last === above)
      #expect(isInOrder(screen))
    }
  }

  @Test func `a hidden cell, which waits for its item, stays where it is`() throws {
    try inOrderOfAddition([.zoom()]) { screen in
      let hidden = try #require(screen.view.subviews.first { $0 is UICollectionViewCell })
      hidden.isHidden = true
      hidden.layer.zPosition = 1_000_000
      let views = screen.view.subviews
      screen.view.orderElements()
      #expect(screen.view.subviews == views)
    }
  }

  @Test func `cells are in order after whatever changes them, and left alone if they were`() {
    inOrderOfAddition([]) { screen in
      for effects in [[.zoom()], [.stack(visible: 5)], [.crossFade], [.coverFlow()], [.fade()]]
        as [[ItemEffect]]
      {
        screen.layout.effects = effects
        screen.simulation.runUntilRest()
        #expect(isInOrder(screen))
      }
      let views = screen.view.subviews
      screen.layout.invalidateEffects()
      screen.simulation.runUntilRest()
      #expect(screen.view.subviews == views)
      screen.view.reloadData()
      screen.view.layoutIfNeeded()
      screen.passFrame()
      #expect(isInOrder(screen))
      screen.layout.effects = [.carousel(spacing: .fixed(-40))]
      defer { Simulation.reduceMotion = false }
      for isReduced in [true, false] {
        Simulation.reduceMotion = isReduced
        screen.simulation.runUntilRest()
        #expect(isInOrder(screen))
      }
    }
  }

  @Test(
    arguments: [
      [.zoom()], [.carousel(spacing: .fixed(-40))], [.coverFlow()], [.stack()], [.fade()],
      [.cylinder()], [.spin()], [.tilt()], [.ferrisWheel()], [.crossFade], [.parallax()],
    ] as [[ItemEffect]])
  func `cells are in order in each frame of a drift`(effects: [ItemEffect]) {
    inOrderOfAddition(effects, autoplay: Autoplay(interval: 2, driftSpeed: 60)) { screen in
      screen.simulation.run(for: 2)
      var (frames, offset, wrong) = (0, screen.offset, 0)
      screen.simulation.onFrame = {
        if screen.offset != offset { frames += 1 }
        offset = screen.offset
        if !isInOrder(screen) { wrong += 1 }
      }
      screen.simulation.run(for: 5)
      screen.simulation.onFrame = nil
      #expect(frames > 275 && wrong == 0)
    }
  }

  /// The position of a tap while the fifth card rests in the middle, and the card that it hits.
  nonisolated static let taps: [(effect: ItemEffect, place: CGFloat, item: Int)] = [
    // The front card is 200 points wide; its neighbors are 140 wide, 40 of them under it.
    (.carousel(sideScale: 0.7, sideAlpha: 1, spacing: .fixed(-40)), 90, 4),
    (.carousel(sideScale: 0.7, sideAlpha: 1, spacing: .fixed(-40)), -90, 4),
    (.carousel(sideScale: 0.7, sideAlpha: 1, spacing: .fixed(-40)), 110, 5),
    (.carousel(sideScale: 0.7, sideAlpha: 1, spacing: .fixed(-40)), -110, 3),
    // Each waiting card shows a strip of 12 points.
    (.stack(), 94, 4), (.stack(), 106, 5), (.stack(), 118, 6), (.stack(), -94, 4),
    (.crossFade, 90, 4), (.coverFlow(), 0, 4),
    (.stack(throwAngle: 0.3), 94, 4), (.stack(throwAngle: 0.3), 106, 5),
  ]

  @Test(arguments: taps, TapsOnOverlappingCells.allCases)
  func `a tap hits the card that is visible in front`(
    tap: (effect: ItemEffect, place: CGFloat, item: Int), answer: TapsOnOverlappingCells
  ) {
    let world = OpenQuestions().answering(\.collection.tapsOnOverlappingCells, answer)
    OpenQuestions.$current.withValue(world) {
      for isHorizontal in [true, false] {
        let stage = EffectStage([tap.effect], isHorizontal: isHorizontal, length: 200, spacing: 150)
        var selected: [Int] = []
        stage.screen.source.onSelect = { selected.append($0.item) }
        stage.scroll(toPage: 4)
        stage.screen.simulation.runUntilRest()
        stage.screen.simulation.finger.tap(at: stage.screen.point(tap.place))
        stage.screen.simulation.runUntilRest()
        #expect(selected == [tap.item])
      }
    }
  }
  #endif
}
