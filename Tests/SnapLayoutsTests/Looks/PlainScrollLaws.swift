#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit

/// UIKit's own `scrollToItem` rests on the page of every item that isn't drawn on the screen.
@MainActor
@Suite struct PlainScrollLaws {
  private typealias Effects = (name: String, effects: [ItemEffect])

  private nonisolated static let effects: [Effects] =
    PlainScrollTests.effects + [
      ("peeking carousel", [.carousel(spacing: .peek(30))]),
      ("side by side", [.carousel(spacing: .fixed(0))]),
      ("upright wheel", [.ferrisWheel(upright: true)]),
      ("wheel above", [.ferrisWheel(inverted: true)]),
      ("steep wheel", [.ferrisWheel(angle: .pi / 3)]), ("inside a cube", [.cube(inverted: true)]),
    ]

  private struct Case: CustomStringConvertible {
    var effects = PlainScrollLaws.effects[0]
    /// The length of an item; nil for that of the window.
    var itemLength: CGFloat?
    var window: CGFloat = 320
    var alignment = PageAlignment.center
    var isHorizontal = true
    var isLooping = false
    var isAnimated = false

    var description: String {
      "\(effects.name), \(itemLength ?? window) in \(window), \(alignment)"
        + "\(isHorizontal ? "" : ", vertical")\(isLooping ? ", loop" : "")\(isAnimated ? ", animated" : "")"
    }

    static var all: [Case] {
      var cases = Combinations(of: Case())
      cases.vary(\.effects, PlainScrollLaws.effects)
      cases.vary(\.itemLength, [60, 90, 120, 200, 280, nil])
      cases.vary(\.window, [320, 375, 414, 744, 768, 1_024, 1_366])
      cases.vary(\.alignment, [.center, .leading, .trailing])
      cases.vary(\.isHorizontal, [true, false])
      cases.vary(\.isLooping, [false, true])
      cases.vary(\.isAnimated, [false, true])
      return cases.forEffort
    }

    @MainActor
    var screen: SnapScreen<SnapFlowLayout> {
      SnapScreen(
        strip: SnapFlowLayout(), isHorizontal: isHorizontal, length: window,
        itemLength: itemLength ?? window, counts: [30],
        configure: { layout, _ in
          layout.pageAlignment = alignment
          layout.padsEdges = true
          layout.isLoopingEnabled = isLooping
          layout.effects = effects.effects
        })
    }

    @MainActor
    var position: UICollectionView.ScrollPosition {
      switch alignment {
      case .leading: isHorizontal ? .left : .top
      case .trailing: isHorizontal ? .right : .bottom
      default: isHorizontal ? .centeredHorizontally : .centeredVertically
      }
    }
  }

  /// The items that are drawn on the screen, also those that only touch its edge.
  private func drawnItems(_ screen: SnapScreen<SnapFlowLayout>) -> Set<Int> {
    let bounds = screen.view.bounds
    func isSeen(_ places: [CGFloat], _ length: CGFloat) -> Bool {
      (places.max() ?? 0) > -length / 2 - 0.01 && (places.min() ?? 0) < length / 2 + 0.01
    }
    let shown = (screen.layout.layoutAttributesForElements(in: bounds) ?? []).filter {
      let corners = ProjectedItem(
        attributes: $0, focus: CGPoint(x: bounds.midX, y: bounds.midY),
        isHorizontal: screen.isHorizontal
      ).corners
      return !$0.isHidden && $0.alpha > 0 && isSeen(corners.map(\.along), screen.length)
        && isSeen(corners.map(\.across), 90)
    }
    return Set(shown.map(\.indexPath.item))
  }

  /// The next items on both sides of a page that aren't drawn on the screen.
  private func hiddenItems(near page: Int, _ screen: SnapScreen<SnapFlowLayout>) -> [Int] {
    let drawn = drawnItems(screen)
    let hidden = (0..<30).filter { $0 != page && !drawn.contains($0) }
    return Array(hidden.sorted { abs($0 - page) < abs($1 - page) }.prefix(4))
  }

  @Test func `scrollToItem ends at every item that is not drawn on the screen`() {
    var (scrolls, misses) = (0, [String]())
    for one in Case.all {
      let screen = one.screen
      func start(on page: Int) {
        screen.layout.scroll(toPage: page, animated: false)
        screen.view.layoutIfNeeded()
      }
      for page in [0, 12] {
        start(on: page)
        for item in hiddenItems(near: page, screen) {
          start(on: page)
          screen.view.scrollToItem(
            at: IndexPath(item: item, section: 0), at: one.position, animated: one.isAnimated)
          screen.simulation.runUntilRest()
          scrolls += 1
          if screen.layout.pagePosition != CGFloat(item) {
            misses.append("\(one): from \(page) to \(item): \(screen.layout.pagePosition)")
          }
        }
      }
    }
    #expect(misses.isEmpty, "\(misses.count) of \(scrolls), such as \(misses.first ?? "")")
    #expect(scrolls > 1_000)
  }
}
#endif
