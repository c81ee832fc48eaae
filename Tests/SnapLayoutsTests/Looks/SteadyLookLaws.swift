import EffortSupport
import Testing
import UIKit

@testable import SnapLayouts

/// Looks never jump: while the view moves by half a point, no corner of an item moves by more than a point.
@MainActor
@Suite struct SteadyLookLaws {
  /// The most points by which a corner may move while the view moves by half a point.
  private func most(_ items: Items, in strip: RandomStrip) -> CGFloat {
    let (lengths, isLine) = (strip.lengths, strip.contents == .line)
    let suits =
      switch items {
      case .of(.any): true
      case .of(.short): (lengths.max() ?? 0) < 500
      case .of(.ofOneSize): lengths.count == 1 && isLine
      case .inTheMiddle:
        lengths.count == 1 && isLine && strip.alignment == .center
          && lengths[0] > strip.viewport / 2
      case .of(.pages): lengths == [strip.viewport] && strip.viewport < 500 && isLine
      }
    return (suits ? 1 : 4) + 1e-6
  }

  /// Carousels that peek are made for items in the middle.
  private enum Items {
    case inTheMiddle
    case of(EffectRecipe.Items)
  }

  private nonisolated static let effects: [(name: String, suits: Items, effects: [ItemEffect])] =
    EffectRecipe.looks.map { ($0.code, .of($0.suits), $0.effects) }
    + [("peeking carousel", .inTheMiddle, [.carousel(spacing: .peek(30))])]

  /// The progress of each visible item, and where its corners are on the screen.
  private func corners(
    _ screen: SnapScreen<SnapFlowLayout>, of items: [IndexPath]
  ) -> [IndexPath: (progress: CGFloat, corners: [ProjectedItem.Point])] {
    let drawn = items.compactMap {
      screen.layout.drawnAttributes(ofItemAt: $0) as? SnapLayoutAttributes
    }
    let visible = drawn.filter { $0.alpha > 0 }.map { attributes in
      let item = ProjectedItem(
        attributes: attributes, focus: screen.view.bounds.origin, isHorizontal: screen.isHorizontal)
      return (attributes.indexPath, (attributes.pageProgress, item.corners))
    }
    return Dictionary(uniqueKeysWithValues: visible)
  }

  /// Whether a part of an item may be on the screen; hundreds of points beyond it, perspective and pages of different
  /// lengths may make an item faster.
  private func isInSight(_ corners: [ProjectedItem.Point], in strip: RandomStrip) -> Bool {
    let places = corners.map(\.along)
    return (places.max() ?? 0) > 0 && (places.min() ?? 0) < strip.viewport
  }

  @Test func `no corner moves by more than a point while the view moves by half a point`() {
    var worst: [String: (move: CGFloat, place: String)] = [:]
    for seed in Effort.seeds(quick: 60, full: 1_000) {
      var generator = SeededGenerator(seed: seed)
      let (name, suitable, effects) = generator.pick(Self.effects)
      let (strip, step) = (RandomStrip(&generator), generator.pick([0.5, 0.0625] as [CGFloat]))
      let screen = strip.screen(effects)
      let items = strip.counts.enumerated().flatMap { section, count in
        (0..<count).map { IndexPath(item: $0, section: section) }
      }
      let pages = screen.layout.pageStops
      for _ in 0..<100 {
        // Mostly near a page, where the distance to the next one changes.
        let page = pages[generator.integer(-1...pages.count)]
        let distance =
          generator.chance(60) ? generator.eighths(-1...1) : generator.eighths(-200...200)
        screen.move(to: page + distance)
        let (start, before) = (screen.offset, corners(screen, of: items))
        screen.move(to: page + distance + step)
        for (item, after) in corners(screen, of: items) {
          // In a loop, an item disappears at one side and appears at the other.
          guard let before = before[item], abs(before.progress - after.progress) < 1.5,
            isInSight(before.corners, in: strip) || isInSight(after.corners, in: strip)
          else { continue }
          // On a coarse screen the view moves by a pixel.
          let drag = 2 * abs(screen.offset - start)
          let moves = zip(before.corners, after.corners).map { $0.distance(to: $1) / drag }
          guard drag > 0, let move = moves.max(), move > most(suitable, in: strip),
            move > worst[name]?.move ?? 0
          else { continue }
          worst[name] = (
            move,
            "\(name): \(move) of \(item) at \(page) + \(distance), \(step) on: \(strip), seed \(seed)"
          )
        }
      }
    }
    #expect(worst.isEmpty, "\(worst.values.map(\.place).sorted().joined(separator: "\n"))")
  }
}
