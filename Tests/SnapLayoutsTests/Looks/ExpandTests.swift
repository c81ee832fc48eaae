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
  /// A strip of any lines that are pages, or of equal ones that share pages.
  private struct Case: CustomStringConvertible {
    let lengths: [CGFloat]
    let spacing, growth, viewport, scale: CGFloat
    let alignment: PageAlignment
    let isHorizontal, loops, isRightToLeft: Bool
    let contents: PageContents
    let count: Int
    let easing: Easing

    var description: String {
      "\(lengths) in \(viewport), spacing \(spacing), growth \(growth), \(alignment)"
        + "\(isHorizontal ? "" : ", vertical")\(loops ? ", loop" : "")\(isRightToLeft ? ", mirrored" : "")"
        + ", \(count) items, \(contents), \(easing), scale \(scale)"
    }

    init(_ generator: inout SeededGenerator) {
      lengths =
        generator.chance(50)
        ? [CGFloat(generator.integer(30...300))]
        : (0..<4).map { _ in CGFloat(generator.integer(30...200)) }
      spacing = CGFloat(generator.integer(-10...40))
      growth = generator.eighths(0...200)
      viewport = CGFloat(generator.integer(320...1_366))
      scale = generator.pick([1, 2, 3])
      alignment = generator.pick(PageAlignment.allCases)
      (isHorizontal, isRightToLeft) = (generator.chance(50), generator.chance(30))
      loops = generator.chance(30)
      contents = lengths.count > 1 ? .line : generator.pick([.line, .items(2), .items(5)])
      // Also as a single page of several lines.
      count = contents != .line && !loops && generator.chance(30) ? 3 : 40
      easing = generator.pick([.linear, .linear, .easeIn, .easeInOut])
    }

    @MainActor
    var screen: SnapScreen<SnapFlowLayout> {
      // Without a delegate, equal lines are known to be equal.
      var differing: (@MainActor (IndexPath) -> CGFloat)?
      if lengths.count > 1 { differing = { lengths[$0.item % lengths.count] } }
      return SnapScreen(
        strip: SnapFlowLayout(), isHorizontal: isHorizontal, length: viewport,
        itemLength: lengths[0], spacing: spacing, scale: anyScale(scale), counts: [count],
        configure: { layout, view in
          layout.pageAlignment = alignment
          layout.padsEdges = true
          layout.isLoopingEnabled = loops
          layout.pageContents = contents
          let effect = ItemEffect.expand(by: growth)
          layout.effects = [easing == .linear ? effect : effect.eased(easing)]
          if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        }, lengths: differing)
    }
  }

  @Test func `every gap stays as it was, to the bit, in every frame`() {
    for seed in Effort.seeds(quick: 20, full: 1_000) {
      var generator = SeededGenerator(seed: seed)
      let sample = Case(&generator)
      let screen = sample.screen
      let axis: ScrollAxis = sample.isHorizontal ? .horizontal : .vertical
      let stops = screen.layout.pageStops
      var (grown, frames) = (false, 100)
      while frames > 0 {
        frames -= 1
        let page = stops[generator.integer(-2...stops.count + 1)]
        screen.move(to: page + generator.eighths(-200...200))
        let shown = (screen.layout.layoutAttributesForElements(in: screen.view.bounds) ?? [])
          .filter { !$0.isHidden }
          .sorted { $0.center[along: axis] < $1.center[along: axis] }
        for (one, next) in zip(shown, shown.dropFirst()) {
          #expect(
            next.indexPath.item == (one.indexPath.item + 1) % sample.count,
            "\(sample), seed \(seed)")
          let gap = next.frame[along: axis].minimum - one.frame[along: axis].maximum
          #expect(gap == sample.spacing, "at \(screen.offset): \(sample), seed \(seed)")
        }
        grown = grown || shown.contains { $0.size[along: axis] > sample.lengths.max() ?? 0 }
      }
      #expect(grown || sample.growth < 1, "\(sample), seed \(seed)")
    }
  }

  @Test(arguments: PageAlignment.allCases, [true, false])
  func `an item grows by its nearness, away from what pages align with`(
    alignment: PageAlignment, isHorizontal: Bool
  ) throws {
    let screen = SnapScreen(strip: SnapFlowLayout(), isHorizontal: isHorizontal) { layout, _ in
      layout.pageAlignment = alignment
      layout.padsEdges = true
      layout.effects = [.expand(by: 40)]
    }
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
    let screen = SnapScreen(strip: SnapFlowLayout(), counts: [120]) { layout, _ in
      layout.pageAlignment = .center
      layout.padsEdges = true
      layout.pageContents = .items(lines)
      layout.effects = [.expand(by: 40)]
    }
    for page in 0..<screen.layout.numberOfPages {
      screen.layout.scroll(toPage: page, animated: false)
      screen.simulation.runUntilRest()
      let open = screen.layout.attributesOnScreen.filter { $0.size.width > 80 }
      #expect(open.count == 1, "page \(page)")
    }
  }

  /// A cell that leaves its length as it is, or fits a text of 100 points.
  private final class FittingCell: UICollectionViewCell {
    static var length: CGFloat?

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = CGSize(
        width: Self.length ?? layoutAttributes.size.width, height: 70)
      return layoutAttributes
    }
  }

  @Test(arguments: [nil, 100] as [CGFloat?])
  func `cells that choose their size don't choose what they have grown by`(length: CGFloat?) {
    FittingCell.length = length
    let screen = SnapScreen(strip: SnapFlowLayout()) { layout, view in
      view.register(FittingCell.self, forCellWithReuseIdentifier: "item")
      layout.pageAlignment = .center
      layout.padsEdges = true
      layout.estimatedItemSize = CGSize(width: 80, height: 90)
      layout.effects = [.expand(by: 40)]
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
