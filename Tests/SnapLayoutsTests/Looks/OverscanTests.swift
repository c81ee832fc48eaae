#if canImport(UIKitSimulation)
import EffortSupport
import Testing
import UIKit
import UIKitSimulation

@testable import SnapLayouts

/// The layout places the items that appear on the screen, and no others.
@MainActor
struct OverscanTests {
  /// The built-in effects, and some that show what lies at a distance on one side only.
  nonisolated private static let effects: [(name: String, effects: [ItemEffect])] =
    PlainScrollLaws.builtIn + [
      ("zoom at the edges", [.zoom(focused: 3, over: 300)]),
      ("larger items away from the focus", [.zoom(focused: 1, resting: 3)]),
      ("larger items at the side", [.carousel(sideScale: 1.5, spacing: .fixed(60))]),
      (
        "items a page and a half later",
        [
          ItemEffect(overscan: Overscan(before: 1.5, after: 0)) { position, appearance in
            let distance = 1.5 * position.pageStride
            appearance.translation =
              position.axis == .horizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
          }
        ]
      ),
      ("two that move items", [.coverFlow(), .carousel(sideScale: 0.5, spacing: .fixed(0))]),
      (
        "items twice as near, away from a pivot",
        [
          ItemEffect(overscan: 10) { position, appearance in
            appearance.pivot =
              position.axis == .horizontal ? CGPoint(x: 8, y: 0.5) : CGPoint(x: 0.5, y: 8)
            (appearance.depth, appearance.perspective) = (500, 0.001)
          }
        ]
      ),
    ]

  /// Parts of a viewport with a length of 1, from its middle.
  nonisolated private static let parts: [(start: CGFloat, end: CGFloat)] = [
    (-0.5, 0.5), (-0.5, -0.1), (0.1, 0.5),
  ]

  @Test(arguments: effects.map(\.name), [375, 1366] as [CGFloat])
  func `exactly what effects bring into view is placed`(name: String, viewport: CGFloat) throws {
    let effects = try #require(Self.effects.first { $0.name == name }).effects
    for (isHorizontal, length) in [(true, 80), (false, 200), (true, viewport)] as [(Bool, CGFloat)]
    {
      let stage = EffectStage(
        effects, isHorizontal: isHorizontal, viewport: viewport, length: length, spacing: 10,
        items: 41)
      for step in Effort.part(of: Array(0..<12), in: 3, for: "\(name) \(viewport)") {
        let position = stage.scroll(toPage: 20 + CGFloat(step) * 0.0937)
        let items = stage.items
        for part in Self.parts {
          let (start, end) = (part.start * viewport, part.end * viewport)
          let placed = stage.placedItems(from: start, to: end)
          for number in 0..<41 {
            let middle = (CGFloat(number) - position) * stage.pageStride
            let isVisible = middle + length / 2 > start && middle - length / 2 < end
            let corners = items[number]?.corners.map(\.along) ?? []
            let (first, last) = (corners.min() ?? .infinity, corners.max() ?? -.infinity)
            let appears = last > start + 0.01 && first < end - 0.01
            let mayAppear = last > start - 0.01 && first < end + 0.01
            #expect(!appears || placed.contains(number), "\(number) at \(position) is missing")
            #expect(
              !placed.contains(number) || isVisible || mayAppear,
              "\(number) at \(position) is not seen"
            )
          }
        }
      }
    }
  }

  /// Items of 75 points, 225 apart: both neighbors of one in the middle end at the edges of 375, outside; with
  /// cross-fade, items a page from the focus are invisible.
  @Test(arguments: [[], [.crossFade]] as [[ItemEffect]], [true, false])
  func `items that only touch an edge aren't placed`(effects: [ItemEffect], isHorizontal: Bool) {
    let log = CallLog()
    let counting = ItemEffect(overscan: effects.isEmpty ? 0.5 : 0) { _, _ in
      MainActor.assumeIsolated { log.note("look") }
    }
    let stage = EffectStage(
      effects + [counting], isHorizontal: isHorizontal, length: 75, spacing: 150)
    stage.scroll(toPage: 4)
    _ = log.take()
    // For the order of a part, the layout also looks at the rest of the screen.
    let part = stage.part(from: -stage.viewport / 2, to: stage.viewport / 2)
    let placed = stage.screen.layout.placer?.placedElements(in: part).elements
    #expect(placed?.map(\.indexPath.item) == [4])
    #expect(effects.isEmpty || log.calls.count == 1)
  }

  /// Item 12 moves by two of its own strides, the mean of all up to it, which is longer than the last two.
  @Test func `items of different lengths are placed where their own strides bring them`() {
    let screen = SnapScreen(
      strip: .aligned(.leading, [.carousel(spacing: .fixed(0))]), length: 1_024,
      lengths: { 70 + CGFloat($0.item * 37 % 40) })
    #expect(screen.view.indexPathsForVisibleItems.map(\.item).max() == 12)
  }

  @Test(arguments: [-1e300, -1e15, 0, 1e15, 1e300] as [CGFloat])
  func `no rectangle is too far away to be searched`(start: CGFloat) {
    let screen = SnapScreen(
      strip: .aligned(.leading, [.carousel(spacing: .fixed(0))]), length: 300,
      configure: { layout, _ in layout.isLoopingEnabled = true },
      lengths: { 70 + CGFloat($0.item * 37 % 40) })
    for length in [1, 300, 1e300] as [CGFloat] {
      let rect = CGRect(x: start, y: 0, width: length, height: 90)
      let found = screen.layout.layoutAttributesForElements(in: rect) ?? []
      #expect(found.allSatisfy { $0.center.x.isFinite })
    }
  }

  @Test(arguments: PageAlignment.allCases)
  func `an effect without overscan shows items longer than the viewport`(alignment: PageAlignment) {
    let screen = SnapScreen(
      SnapFlowLayout(), size: CGSize(width: 320, height: 400), counts: [3],
      configure: { layout, _ in
        layout.scrollDirection = .vertical
        layout.pageAlignment = alignment
        layout.effects = [.fade(resting: 1)]
      }, sizes: { CGSize(width: 300, height: 1000 + CGFloat($0.item)) })
    for offset in stride(from: 0 as CGFloat, through: 1200, by: 100) {
      screen.move(to: offset)
      let visible = screen.view.indexPathsForVisibleItems.map(\.item)
      let expected = (0..<3).filter {
        screen.attributes($0)?.frame.insetBy(dx: 1, dy: 1).intersects(screen.view.bounds) == true
      }
      #expect(Set(expected).isSubset(of: visible), "\(expected) at \(offset): \(visible)")
    }
  }
}
#endif
