import EffortSupport
import Testing
import UIKit

@testable import SnapLayouts

/// Looks never jump: while the view moves by half a point, no corner of an item moves by more than a point.
@MainActor
@Suite struct SteadyLookLaws {
  /// A strip of random pages, with the focus anywhere.
  private struct Case: CustomStringConvertible {
    let effect: (name: String, suits: Items, effects: [ItemEffect])
    let counts: [Int]
    let lengths: [CGFloat]
    let spacing, inset, header: CGFloat
    let alignment: PageAlignment
    let isHorizontal, padsEdges, loops: Bool
    let viewport: CGFloat
    let scale, step: CGFloat
    let contents: PageContents

    /// The most points by which a corner may move while the view moves by half a point.
    var most: CGFloat {
      let suits =
        switch effect.suits {
        case .any: true
        case .short: (lengths.max() ?? 0) < 500
        case .ofOneSize: lengths.count == 1 && contents == .line
        case .ofOneSizeInTheMiddle:
          lengths.count == 1 && contents == .line && alignment == .center
            && lengths[0] > viewport / 2
        case .pages: lengths == [viewport] && viewport < 500 && contents == .line
        }
      return (suits ? 1 : 4) + 1e-6
    }

    var description: String {
      "\(effect.name), \(counts) of \(lengths) in \(viewport), spacing \(spacing), inset \(inset), "
        + "header \(header), \(alignment)\(isHorizontal ? "" : ", vertical")"
        + "\(padsEdges ? ", padded" : "")\(loops ? ", loop" : ""), \(contents), scale \(scale), step \(step)"
    }

    @MainActor
    init(_ generator: inout SeededGenerator) {
      effect = generator.pick(SteadyLookLaws.effects)
      viewport = generator.pick([320, 375, 414, 768])
      counts = generator.pick([[7], [3, 4], [2, 1, 3], [4, 0, 3]])
      let kind = generator.integer(0...4)
      let viewport = viewport
      switch kind {
      case 0: lengths = [viewport]
      case 1: lengths = [generator.eighths(60...300)]
      case 2: lengths = [viewport * 1.5, viewport]
      case 3: lengths = (0..<4).map { _ in generator.eighths(80...160) }
      default: lengths = [80, 140, 100, 60]
      }
      spacing = generator.pick([0, 10, generator.eighths(0...40)])
      inset = generator.pick([0, 20, generator.eighths(0...60)])
      header = generator.pick([0, 0, 60])
      alignment = generator.pick(PageAlignment.allCases)
      isHorizontal = generator.chance(50)
      padsEdges = generator.chance(80)
      loops = generator.chance(30)
      scale = generator.pick([1, 2, 3, 16])
      step = generator.pick([0.5, 0.0625])
      contents = generator.pick([.line, .line, .items(2), .items(5)])
    }

    @MainActor
    var screen: SnapScreen<SnapFlowLayout> {
      SnapScreen(
        strip: SnapFlowLayout(), isHorizontal: isHorizontal, length: viewport, spacing: spacing,
        scale: anyScale(scale), counts: counts,
        configure: { layout, _ in
          layout.pageAlignment = alignment
          layout.padsEdges = padsEdges
          layout.pageContents = contents
          layout.isLoopingEnabled = loops
          layout.sectionInset = .along(
            isHorizontal: isHorizontal, leading: inset, trailing: inset)
          layout.headerReferenceSize = CGSize(width: header, height: header)
          layout.effects = effect.effects
        }, lengths: { lengths[($0.item + 2 * $0.section) % lengths.count] })
    }
  }

  /// The items for which an effect is made.
  private enum Items { case any, short, ofOneSize, ofOneSizeInTheMiddle, pages }

  private nonisolated static let effects: [(name: String, suits: Items, effects: [ItemEffect])] = [
    ("zoom", .short, [.zoom()]), ("fade", .any, [.fade()]), ("tilt", .any, [.tilt()]),
    ("spin", .any, [.spin()]), ("cover flow", .any, [.coverFlow()]), ("stack", .any, [.stack()]),
    ("thrown stack", .any, [.stack(throwAngle: 0.3)]), ("cylinder", .any, [.cylinder()]),
    ("inside a cylinder", .any, [.cylinder(inverted: true)]), ("depth", .any, [.depth()]),
    ("parallax", .ofOneSize, [.parallax()]), ("cross-fade", .any, [.crossFade]),
    ("cube", .pages, [.cube()]), ("inside a cube", .pages, [.cube(inverted: true)]),
    ("book", .pages, [.book]), ("ferris wheel", .ofOneSize, [.ferrisWheel()]),
    ("upright wheel", .ofOneSize, [.ferrisWheel(upright: true)]),
    ("carousel", .ofOneSize, [.carousel()]), ("expand", .ofOneSize, [.expand(by: 40)]),
    ("overlapping carousel", .ofOneSize, [.carousel(spacing: .fixed(-40))]),
    ("peeking carousel", .ofOneSizeInTheMiddle, [.carousel(spacing: .peek(30))]),
  ]

  /// Where the corners of each visible item are on the screen.
  private func corners(_ screen: SnapScreen<SnapFlowLayout>, near items: [IndexPath]) -> [IndexPath:
    (
      progress: CGFloat, corners: [ProjectedItem.Point]
    )]
  {
    let origin = screen.view.bounds.origin
    var corners: [IndexPath: (CGFloat, [ProjectedItem.Point])] = [:]
    for item in items {
      guard let drawn = screen.layout.drawnAttributes(ofItemAt: item) as? SnapLayoutAttributes,
        drawn.alpha > 0
      else { continue }
      corners[item] = (
        drawn.pageProgress,
        ProjectedItem(attributes: drawn, focus: origin, isHorizontal: screen.isHorizontal).corners
      )
    }
    return corners
  }

  @Test func `no corner moves by more than a point while the view moves by half a point`() {
    let framesPerScreen = 100
    var worst: [String: (move: CGFloat, place: String)] = [:]
    for seed in Effort.seeds(quick: 60, full: 1_000) {
      var generator = SeededGenerator(seed: seed)
      let sample = Case(&generator)
      let screen = sample.screen
      let items = sample.counts.enumerated().flatMap { section, count in
        (0..<count).map { IndexPath(item: $0, section: section) }
      }
      let pages = screen.layout.pageStops
      for _ in 0..<framesPerScreen {
        // Mostly near a page, where the distance to the next one changes.
        let page = pages[generator.integer(-1...pages.count)]
        let distance =
          generator.chance(60) ? generator.eighths(-1...1) : generator.eighths(-200...200)
        screen.move(to: page + distance)
        let (start, before) = (screen.offset, corners(screen, near: items))
        screen.move(to: page + distance + sample.step)
        for (item, after) in corners(screen, near: items) {
          // In a loop, an item disappears at one side and appears at the other.
          guard let before = before[item], abs(before.progress - after.progress) < 1.5 else {
            continue
          }
          // On a coarse screen the view moves by a pixel.
          let drag = 2 * abs(screen.offset - start)
          guard drag > 0 else { continue }
          let move =
            (zip(before.corners, after.corners).map { $0.distance(to: $1) }.max() ?? 0) / drag
          guard move > sample.most, move > worst[sample.effect.name]?.move ?? 0 else { continue }
          worst[sample.effect.name] = (
            move,
            "\(move) of \(item) at \(page) + \(distance), \(before.progress): \(sample), seed \(seed)"
          )
        }
      }
    }
    #expect(worst.isEmpty, "\(worst.values.map(\.place).sorted().joined(separator: "\n"))")
  }
}
