#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// UIKit's own `scrollToItem` and `selectItem` end on the page of the item, whatever effects move.
@MainActor
struct PlainScrollTests {
  /// Every built-in effect, with a large amount where it has one.
  nonisolated static let effects: [(name: String, effects: [ItemEffect])] = [
    ("zoom and fade", [.zoom(), .fade()]), ("carousel", [.carousel(spacing: .fixed(40))]),
    ("overlapping carousel", [.carousel(sideScale: 0.6, spacing: .fixed(-40))]),
    ("cover flow", [.coverFlow()]), ("steep cover flow", [.coverFlow(angle: .pi / 2.5)]),
    ("tilt", [.tilt()]), ("spin", [.spin()]), ("wheel", [.ferrisWheel()]),
    ("cylinder", [.cylinder()]), ("inside a cylinder", [.cylinder(inverted: true)]),
    ("stack", [.stack()]), ("thrown stack", [.stack(throwAngle: .pi / 10)]), ("cube", [.cube()]),
    ("book", [.book]), ("depth", [.depth()]), ("cross-fade", [.crossFade]),
    ("parallax", [.parallax()]), ("expand", [.expand(by: 120)]),
    ("both", [.carousel(), .ferrisWheel()]),
  ]

  struct Strip: CustomStringConvertible {
    var isHorizontal = true
    var isRightToLeft = false
    var isLooping = false
    var hasSizes = false

    var description: String {
      "\(isHorizontal ? "→" : "↓")\(isRightToLeft ? " right to left" : "")"
        + "\(isLooping ? " loop" : "")\(hasSizes ? " sizes" : "")"
    }

    /// What ``PlainScrollLaws`` doesn't try.
    nonisolated static let all = [
      Strip(hasSizes: true), Strip(isHorizontal: false, isLooping: true, hasSizes: true),
      Strip(isRightToLeft: true), Strip(isRightToLeft: true, isLooping: true),
    ]

    /// Items that are out of sight from the one before.
    var targets: [Int] { isLooping ? [5, 11, 4] : [5, 11, 0] }
  }

  private func screen(_ strip: Strip, _ effects: [ItemEffect]) -> SnapScreen<SnapFlowLayout> {
    func length(ofItemAt indexPath: IndexPath) -> CGFloat {
      180 + CGFloat(indexPath.item * 37 % 40)
    }
    func configure(_ layout: SnapFlowLayout, _ view: UICollectionView) {
      layout.pageAlignment = .center
      layout.padsEdges = true
      layout.isLoopingEnabled = strip.isLooping
      layout.effects = effects
      if strip.isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    }
    return SnapScreen(
      strip: SnapFlowLayout(), isHorizontal: strip.isHorizontal, length: 375, itemLength: 200,
      counts: [15], configure: configure, lengths: strip.hasSizes ? length : nil)
  }

  @Test(arguments: effects.map(\.name), Strip.all)
  func `scrollToItem ends at its item, whatever the effects`(name: String, strip: Strip) throws {
    let effects = try #require(Self.effects.first { $0.name == name }).effects
    for animated in [false, true] {
      let screen = screen(strip, effects)
      for item in strip.targets {
        screen.view.scrollToItem(
          at: IndexPath(item: item, section: 0),
          at: strip.isHorizontal ? .centeredHorizontally : .centeredVertically,
          animated: animated)
        screen.simulation.runUntilRest()
        #expect(screen.layout.currentPage == item)
        #expect(screen.layout.pagePosition == CGFloat(item))
      }
    }
  }

  @Test(arguments: Strip.all)
  func `what is on the screen is where the layout says of the single item`(strip: Strip) {
    for (name, effects) in Self.effects {
      let screen = screen(strip, effects)
      for step in 0...40 {
        screen.move(to: screen.offset + CGFloat(step) * 1.37)
        let shown = screen.layout.layoutAttributesForElements(in: screen.view.bounds) ?? []
        #expect(!shown.isEmpty)
        for attributes in shown {
          let single = screen.layout.layoutAttributesForItem(at: attributes.indexPath)
          #expect(single == attributes, "\(name) \(attributes.indexPath.item)")
        }
      }
    }
  }
}
#endif
