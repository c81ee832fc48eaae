import EffortSupport
import Testing
import UIKit

@testable import SnapLayouts

#if canImport(UIKitSimulation)
import UIKitSimulation
#endif

/// The item at the focus is longer, and its neighbors keep their distance.
@MainActor
struct ExpandTests {
  /// In any lines that are pages, or in equal ones that share pages, also a single one.
  @Test func `every gap stays as it was, to the bit, in every frame`() {
    for seed in Effort.seeds(quick: 20, full: 1_000) {
      var generator = SeededGenerator(seed: seed)
      var strip = RandomStrip(&generator)
      (strip.inset, strip.header, strip.padsEdges) = (0, 0, true)
      strip.lengths = strip.lengths.map { min($0, 300).rounded() }
      strip.spacing = CGFloat(generator.integer(-10...40))
      strip.scale = generator.pick([1, 2, 3])
      strip.isRightToLeft = generator.chance(30)
      if strip.lengths.count > 1 { strip.contents = .line }
      let isOnePage = strip.contents != .line && !strip.loops && generator.chance(30)
      let count = isOnePage ? 3 : 40
      strip.counts = [count]
      let growth = generator.eighths(0...200)
      let easing = generator.pick([.linear, .linear, .easeIn, .easeInOut] as [Easing])
      let effect = ItemEffect.expand(by: growth)
      let screen = strip.screen([easing == .linear ? effect : effect.eased(easing)])
      let name = "\(growth), \(easing), \(strip), seed \(seed)"
      let axis: ScrollAxis = strip.isHorizontal ? .horizontal : .vertical
      let stops = screen.layout.pageStops
      var grown = false
      for _ in 0..<100 {
        let page = stops[generator.integer(-2...stops.count + 1)]
        screen.move(to: page + generator.eighths(-200...200))
        let shown = (screen.layout.layoutAttributesForElements(in: screen.view.bounds) ?? [])
          .filter { !$0.isHidden }
          .sorted { $0.center[along: axis] < $1.center[along: axis] }
        for (one, next) in zip(shown, shown.dropFirst()) {
          #expect(next.indexPath.item == (one.indexPath.item + 1) % count, "\(name)")
          let (start, end) = (next.frame[along: axis].minimum, one.frame[along: axis].maximum)
          // A third of a point is no binary number: both places are rounded, and both translations.
          let rounding = strip.scale == 3 ? 2 * max(start, end).ulp : 0
          #expect(
            abs(start - end - strip.spacing) <= rounding, "at \(screen.offset): \(name)")
        }
        grown = grown || shown.contains { $0.size[along: axis] > strip.lengths.max() ?? 0 }
      }
      #expect(grown || growth < 1, "\(name)")
    }
  }

  /// After a single page, which counts as one as long as the viewport, another one would begin a pixel after the second line.
  @Test func `lines that are all but as long as the viewport keep their gaps on a single page`() {
    let screen = SnapScreen(
      strip: SnapFlowLayout(), length: 320, itemLength: 300, spacing: 19, scale: anyScale(1),
      counts: [3]
    ) { layout, _ in
      layout.pageContents = .items(3)
      layout.effects = [.expand(by: 40)]
    }
    for offset in stride(from: 0 as CGFloat, through: 600, by: 25) {
      screen.move(to: offset)
      let frames = (0..<3).compactMap {
        screen.layout.drawnAttributes(ofItemAt: IndexPath(item: $0, section: 0))?.frame
      }
      #expect(zip(frames, frames.dropFirst()).map { $1.minX - $0.maxX } == [19, 19])
    }
  }

  /// The third line of each page ends a pixel beyond the viewport in which the page begins.
  @Test func `a line near which a long page rests keeps its gaps`() {
    let screen = SnapScreen(
      strip: SnapFlowLayout(), length: 320, itemLength: 89, spacing: 27, scale: anyScale(1),
      counts: [40]
    ) { layout, _ in
      (layout.pageAlignment, layout.pageContents) = (.trailing, .items(5))
      layout.isLoopingEnabled = true
      layout.effects = [.expand(by: 121)]
    }
    for offset in stride(from: 580 as CGFloat, through: 1160, by: 29) {
      screen.move(to: offset)
      let shown = screen.layout.layoutAttributesForElements(in: screen.view.bounds) ?? []
      let frames = shown.filter { !$0.isHidden }.map(\.frame).sorted { $0.minX < $1.minX }
      #expect(zip(frames, frames.dropFirst()).allSatisfy { $1.minX - $0.maxX == 27 })
    }
  }

  @Test(arguments: PageAlignment.allCases, [true, false])
  func `an item grows by its nearness, away from what pages align with`(
    alignment: PageAlignment, isHorizontal: Bool
  ) throws {
    let screen = SnapScreen(
      strip: .aligned(alignment, [.expand(by: 40)]), isHorizontal: isHorizontal)
    let axis: ScrollAxis = isHorizontal ? .horizontal : .vertical
    // What neighbors move by when an item is in front.
    let (before, after) = (40 * alignment.fraction, 40 * (1 - alignment.fraction))
    for fraction in [0, 0.1, 0.5, 0.8] as [CGFloat] {
      screen.move(to: screen.offset(ofPage: 5) + 90 * fraction)
      for (item, length, moved) in [
        (4, 80, -before), (5, 80 + 40 * (1 - fraction), 20 * (1 - fraction) - before),
        (6, 80 + 40 * fraction, after - 20 * fraction), (7, 80, after),
      ] as [(Int, CGFloat, CGFloat)] {
        let indexPath = IndexPath(item: item, section: 0)
        let look = try #require(screen.layout.drawnAttributes(ofItemAt: indexPath))
        #expect(abs(look.size[along: axis] - length) < 1e-3 && look.size[across: axis] == 90)
        let place = try #require(screen.layout.placer?.flowCenter(of: look)[along: axis])
        let own = screen.layout.geometry.displacement(at: screen.offset, isBare: false)
        let flow = screen.layout.flowFrame(ofItemAt: indexPath)[along: axis].middle
        #expect(abs(place - flow - own[flow] - moved) < 1e-3, "\(item) at \(fraction)")
      }
    }
  }

  @Test func `with Reduce Motion, one item is open, and the next opens half-way`() {
    for fraction in [0, 0.2, 0.49, 0.5, 0.51, 0.99] as [CGFloat] {
      let open = (-2...3).map { item in
        let position = ItemPosition(
          distance: 90 * (CGFloat(item) - fraction), pageStride: 90,
          itemSize: CGSize(width: 80, height: 90), viewportSize: CGSize(width: 320, height: 90),
          axis: .horizontal)
        let look = [ItemEffect.expand(by: 40)].appearance(at: position, reducesMotion: true)
        return (look.addedLength, look.translation.x)
      }
      let front = fraction < 0.5 ? 2 : 3
      for (number, look) in open.enumerated() {
        #expect(look.0 == (number == front ? 40 : 0))
        #expect(look.1 == (number == front ? 0 : number < front ? -20 : 20))
      }
    }
  }

  #if canImport(UIKitSimulation)
  /// A page of an even number of lines has its middle between two of them.
  @Test(arguments: [1, 2, 6, 10, 12])
  func `with Reduce Motion, each page rests with one item open`(lines: Int) {
    Simulation.reduceMotion = true
    defer { Simulation.reduceMotion = false }
    let screen = SnapScreen(strip: .aligned(.center, [.expand(by: 40)]), counts: [120]) {
      layout, _ in layout.pageContents = .items(lines)
    }
    for page in 0..<screen.layout.numberOfPages {
      screen.rest(onPage: page)
      let open = screen.layout.attributesOnScreen.filter { $0.size.width > 80 }
      #expect(open.count == 1, "page \(page)")
    }
  }

  /// A cell leaves its length as it is, or fits a text of 100 points.
  @Test(arguments: [nil, 100] as [CGFloat?])
  func `cells that choose their size don't choose what they have grown by`(length: CGFloat?) {
    let items = NamedItems(count: 9)
    let screen = SnapScreen(strip: .aligned(.center, [.expand(by: 40)])) { layout, view in
      items.show(in: view) { CGSize(width: length ?? $1.width, height: 70) }
      layout.estimatedItemSize = CGSize(width: 80, height: 90)
    }
    for page in [0, 3, 4, 2] {
      screen.layout.scroll(toPage: page, animated: true)
      screen.simulation.runUntilRest()
      #expect(screen.layout.currentPage == page)
      let frame = screen.layout.flowFrame(ofItemAt: IndexPath(item: page, section: 0))
      #expect(frame.size == CGSize(width: length ?? 80, height: 70))
      #expect(screen.attributes(page)?.size.width == frame.width + 40)
    }
  }
  #endif
}
