import Testing
import UIKit

@testable import SnapLayouts

#if canImport(UIKitSimulation)
import UIKitQuestions
import UIKitSimulation
#endif

/// The order of overlapping items depends only on their positions.
@MainActor
struct FrontOrderTests {
  /// Items of 240, 80, 240, 80 … points that overlap by ten.
  private func screen(
    _ effects: [ItemEffect] = [.zoom()], isHorizontal: Bool = true
  ) -> SnapScreen<SnapFlowLayout> {
    SnapScreen(
      strip: SnapFlowLayout(), isHorizontal: isHorizontal, length: 375, spacing: -10,
      scale: anyScale(16), counts: [9],
      configure: { layout, _ in
        layout.pageAlignment = .center
        layout.padsEdges = true
        layout.effects = effects
      }, lengths: { $0.item.isMultiple(of: 2) ? 240 : 80 })
  }

  @Test(arguments: [true, false])
  func `the focused item lies in front of longer neighbors`(isHorizontal: Bool) throws {
    let screen = screen(isHorizontal: isHorizontal)
    for page in 0..<9 {
      screen.layout.scroll(toPage: page, animated: false)
      screen.view.layoutIfNeeded()
      let orders = try (0..<9).map { try #require(screen.attributes($0)).zIndex }
      #expect(orders.allSatisfy { $0 >= 0 })
      for other in 0..<9 where other != page { #expect(orders[page] > orders[other]) }
    }
  }

  /// Two neighbors of any lengths swap their order once on the way from one to the other.
  ///
  /// The test scrolls by a pixel at a time.
  @Test(
    arguments: [
      .fade(), .zoom(), .coverFlow(), .carousel(), .spin(), .cylinder(), .tilt(), .cube(),
      .ferrisWheel(),
    ] as [ItemEffect])
  func `neighbors change places once`(effect: ItemEffect) throws {
    let screen = screen([effect])
    let start = try #require(screen.layout.contentOffset(forPage: 3)?.x)
    let end = try #require(screen.layout.contentOffset(forPage: 4)?.x)
    var isLaterInFront: [Bool] = []
    let pixel = 1 / screen.scale
    for offset in stride(from: start, through: end, by: pixel) {
      screen.move(to: offset)
      let (earlier, later) = (
        try #require(screen.attributes(3)).zIndex, try #require(screen.attributes(4)).zIndex
      )
      #expect(earlier != later)
      isLaterInFront.append(later > earlier)
    }
    #expect(isLaterInFront.first == false)
    #expect(isLaterInFront.last == true)
    #expect(zip(isLaterInFront, isLaterInFront.dropFirst()).filter { $0 != $1 }.count == 1)
    // They swap where they are equally near.
    let crossing = start + CGFloat(isLaterInFront.firstIndex(of: true) ?? 0) * pixel
    #expect(abs(crossing - (start + end) / 2) <= 2 * pixel)
  }

  #if canImport(UIKitSimulation)
  @Test func `cells change places among themselves, below what lies above them`() throws {
    let screen = screen()
    screen.layout.scroll(toPage: 4, animated: false)
    screen.simulation.runUntilRest()
    let (between, above) = (UIView(), UIView())
    screen.view.insertSubview(between, at: 1)
    screen.view.addSubview(above)
    let views = screen.view.subviews
    let last = try #require(views.lastIndex { $0 is UICollectionViewCell })
    screen.view.exchangeSubview(at: 0, withSubviewAt: last)
    screen.layout.orderSubviews()
    #expect(screen.view.subviews.firstIndex(of: between) == 1)
    #expect(screen.view.subviews.last === above)
    let orders = screen.view.subviews.filter { $0 is UICollectionViewCell }.map(\.layer.zPosition)
    #expect(orders.count > 2 && orders == orders.sorted())
  }

  @Test func `new cells are in order a frame after they have come`() {
    let screen = screen()
    screen.layout.scroll(toPage: 4, animated: false)
    screen.simulation.runUntilRest()
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    screen.passFrame()
    let orders = screen.view.subviews.filter { $0 is UICollectionViewCell }.map(\.layer.zPosition)
    #expect(orders.count > 2 && orders == orders.sorted())
  }

  private func inWorld(_ answer: TapsOnOverlappingCells, _ body: () throws -> Void) rethrows {
    let world = OpenQuestions().answering(\.collection.tapsOnOverlappingCells, answer)
    try OpenQuestions.$current.withValue(world) { try body() }
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

  @Test(arguments: taps, [true, false])
  func `a tap hits the card that is visible in front`(
    tap: (effect: ItemEffect, place: CGFloat, item: Int), isHorizontal: Bool
  ) {
    for answer in TapsOnOverlappingCells.allCases {
      inWorld(answer) { expectTap(tap, isHorizontal: isHorizontal) }
    }
  }

  private func expectTap(
    _ tap: (effect: ItemEffect, place: CGFloat, item: Int), isHorizontal: Bool
  ) {
    let stage = EffectStage([tap.effect], isHorizontal: isHorizontal, length: 200, spacing: 150)
    var selected: [Int] = []
    stage.screen.source.onSelect = { selected.append($0.item) }
    stage.scroll(toPage: 4)
    stage.screen.simulation.runUntilRest()
    stage.screen.simulation.finger.tap(at: stage.screen.point(tap.place))
    stage.screen.simulation.runUntilRest()
    #expect(selected == [tap.item])
  }
  #endif
}
