#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit

/// UIKit's own `scrollToItem` rests on the page of every item, whatever effects move, and whether it is drawn on the
/// screen or not.
@MainActor
struct PlainScrollLaws {
  private typealias Effects = (name: String, effects: [ItemEffect])

  nonisolated static let builtIn: [(name: String, effects: [ItemEffect])] = EffectRecipe.looks.map {
    ($0.code, $0.effects)
  }

  private nonisolated static let effects: [Effects] =
    builtIn + [
      ("both", [.carousel(), .ferrisWheel()]), ("steep cover flow", [.coverFlow(angle: .pi / 2.5)]),
      ("distant carousel", [.carousel(spacing: .fixed(40))]),
      ("peeking carousel", [.carousel(spacing: .peek(30))]),
      ("side by side", [.carousel(spacing: .fixed(0))]),
      ("steep wheel", [.ferrisWheel(angle: .pi / 3)]),
    ]

  private struct Case: CustomStringConvertible {
    var effects = PlainScrollLaws.effects[0]
    /// The length of an item; nil for that of the window.
    var itemLength: CGFloat?
    var window: CGFloat = 320
    var alignment = (PageAlignment.center, isRightToLeft: false)
    var isHorizontal = true
    var isLooping = false
    var hasSizes = false
    var isAnimated = false
    var scale: CGFloat?

    var description: String {
      "\(effects.name), \(itemLength ?? window) in \(window), \(alignment)\(hasSizes ? ", sizes" : "")"
        + "\(isHorizontal ? "" : ", vertical")\(isLooping ? ", loop" : "")\(isAnimated ? ", animated" : "")"
    }

    static var all: [Case] {
      var cases = Combinations(of: Case())
      cases.vary(\.effects, PlainScrollLaws.effects)
      cases.vary(\.itemLength, [60, 90, 120, 200, 280, nil])
      cases.vary(\.window, [320, 375, 414, 744, 768, 1_024, 1_366])
      cases.vary(
        \.alignment, [(.center, false), (.leading, false), (.trailing, false), (.center, true)])
      cases.vary(\.isHorizontal, [true, false])
      cases.vary(\.isLooping, [false, true])
      cases.vary(\.hasSizes, [false, true])
      cases.vary(\.isAnimated, [false, true])
      // All of them take half an hour. 29 divides no number of values, so all values meet.
      return cases.forEffort(every: 29)
    }

    @MainActor
    var screen: SnapScreen<SnapFlowLayout> {
      let length = itemLength ?? window
      var differing: (@MainActor (IndexPath) -> CGFloat)?
      if hasSizes { differing = { length - 20 + CGFloat($0.item * 37 % 40) } }
      return SnapScreen(
        strip: .aligned(alignment.0, effects.effects), isHorizontal: isHorizontal,
        length: window, itemLength: length, scale: scale.flatMap(anyScale),
        configure: { layout, view in
          layout.isLoopingEnabled = isLooping
          if alignment.isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        }, lengths: differing)
    }

    @MainActor
    var position: UICollectionView.ScrollPosition {
      alignment.0.position(isHorizontal: isHorizontal)
    }
  }

  /// Where a scroll to an item ends: on its page, with two exceptions in which nothing shows the item.
  ///
  /// Where another page rests at the offset to which UIKit scrolls, the app may have set that offset itself. Of items
  /// that are drawn in the same place, the one in front is seen.
  private func goal(of item: Int, _ one: Case, _ screen: SnapScreen<SnapFlowLayout>) -> Int {
    func attributes(_ item: Int) -> UICollectionViewLayoutAttributes? {
      screen.view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
    }
    guard let frame = attributes(item)?.frame else { return item }
    let (start, length) = one.isHorizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
    let fraction = one.alignment.0.testFraction
    let content = screen.view.contentSize
    let target = min(
      max(0, start + fraction * (length - one.window)),
      (one.isHorizontal ? content.width : content.height) - one.window)
    let halfPixel = 0.5 / screen.view.traitCollection.displayScale
    let page = (0..<30).first { page in
      let offset = screen.layout.contentOffset(forPage: page)
      let place = one.isHorizontal ? offset?.x : offset?.y
      return place.map { abs($0 - target) <= halfPixel } ?? false
    }
    let inFront = (0..<30).filter { attributes($0)?.frame == frame }
      .max { attributes($0)?.zIndex ?? 0 < attributes($1)?.zIndex ?? 0 }
    return page ?? inFront ?? item
  }

  @Test func `scrollToItem ends at every item near a page, drawn on the screen or not`() {
    var (scrolls, coincidences, misses) = (0, 0, [String]())
    for one in Case.all {
      let screen = one.screen
      for page in [0, 12] {
        let items = Effort.part(of: Array(page - 4...page + 4), in: 2, for: "\(one)")
        for item in items where item >= 0 && item != page {
          screen.jump(toPage: page)
          let goal = goal(of: item, one, screen)
          screen.view.scrollToItem(
            at: IndexPath(item: item, section: 0), at: one.position, animated: one.isAnimated)
          screen.simulation.runUntilRest()
          scrolls += 1
          if screen.layout.pagePosition != CGFloat(goal) {
            misses.append("\(one): from \(page) to \(item): \(screen.layout.pagePosition)")
          }
          if goal != item { coincidences += 1 }
        }
      }
    }
    #expect(misses.isEmpty, "\(misses.count) of \(scrolls), such as \(misses.first ?? "")")
    #expect(scrolls > 500 && coincidences * 50 < scrolls, "\(coincidences) of \(scrolls)")
  }

  /// Effects draw item 1 so that UIKit's scroll ends half-way between two offsets of the coarsest screen, and of one at
  /// 3x: to the rounding error, half a pixel beside the one that it writes.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `an item that is drawn between two pixels is meant`(scale: CGFloat) {
    var one = Case(itemLength: 280, window: 768, alignment: (.leading, false))
    one.effects = ("peeking carousel", [.carousel(spacing: .peek(30))])
    (one.isHorizontal, one.isLooping, one.hasSizes, one.scale) = (false, true, true, scale)
    for isAnimated in [true, false] {
      let screen = one.screen
      screen.view.scrollToItem(at: [0, 1], at: one.position, animated: isAnimated)
      // A scroll at once goes on at once.
      screen.simulation.run(for: isAnimated ? 2 : 0.05)
      #expect(screen.layout.pagePosition == 1)
    }
  }
}
#endif
