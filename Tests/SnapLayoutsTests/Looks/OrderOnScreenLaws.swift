#if canImport(UIKitSimulation)
import EffortSupport
import Testing
import UIKit

@testable import SnapLayouts

/// What lies in front is what effects say, in the smallest numbers: what lies above the content has the z position 0.
@MainActor
struct OrderOnScreenLaws {
  struct Case: Sendable, CustomTestStringConvertible {
    var name = ""
    var effects: [ItemEffect] = []
    var itemLength: CGFloat = 80
    var spacing: CGFloat = 10
    var isHorizontal = true
    var loops = false
    var hasHeaders = false

    var testDescription: String {
      "\(name), \(itemLength), \(spacing), \(isHorizontal), \(loops), \(hasHeaders)"
    }

    static let all: [Case] = PlainScrollLaws.builtIn.flatMap { name, effects in
      var cases = Combinations(of: Case(name: name, effects: effects))
      cases.vary(\.itemLength, [80, 150, 320])
      cases.vary(\.spacing, [10, -40, 30])
      cases.vary(\.isHorizontal, [true, false])
      cases.vary(\.loops, [false, true])
      cases.vary(\.hasHeaders, [false, true])
      return cases.forEffort
    }
  }

  @MainActor
  private struct Drawn {
    let order: Int
    let wanted: Int
    let isCell: Bool
    let isPinned: Bool
    let box: CGRect
    /// How far it reaches towards the viewer and back.
    let depth: ClosedRange<CGFloat>

    init(_ element: UICollectionViewLayoutAttributes, wanted: Int) {
      (order, self.wanted) = (element.zIndex, wanted)
      isCell = element.representedElementCategory == .cell
      isPinned = element.representedElementCategory == .supplementaryView
      let (transform, size) = (element.transform3D, element.size)
      let shown = ProjectedItem(attributes: element, focus: .zero, isHorizontal: true).corners
      let (xs, ys) = (shown.map(\.along), shown.map(\.across))
      let zs = ProjectedItem.corners(length: size.width, breadth: size.height).map {
        $0.along * transform.m13 + $0.across * transform.m23 + transform.m43
      }
      box = CGRect(
        x: xs.min() ?? 0, y: ys.min() ?? 0, width: (xs.max() ?? 0) - (xs.min() ?? 0),
        height: (ys.max() ?? 0) - (ys.min() ?? 0))
      depth = (zs.min() ?? 0)...(zs.max() ?? 0)
    }

    var isFlat: Bool { depth == 0...0 }

    func overlaps(_ other: Drawn) -> Bool {
      let shared = box.intersection(other.box)
      return !shared.isNull && shared.width > 0.001 && shared.height > 0.001
    }
  }

  @Test(arguments: Case.all)
  func `numbers are small, and 0 where nothing overlaps, in the order that effects give`(one: Case)
    throws
  {
    let screen = SnapScreen(
      strip: .aligned(.center, one.effects), isHorizontal: one.isHorizontal,
      itemLength: one.itemLength, spacing: one.spacing, counts: [12, 12]
    ) { layout, _ in
      layout.isLoopingEnabled = one.loops
      guard one.hasHeaders else { return }
      layout.headerReferenceSize = CGSize(width: 30, height: 30)
      layout.footerReferenceSize = CGSize(width: 12, height: 12)
      layout.sectionHeadersPinToVisibleBounds = true
      layout.sectionFootersPinToVisibleBounds = true
    }
    let start = screen.offset(ofPage: 4)
    for step in 0..<24 {
      screen.move(to: start + (CGFloat(step) * (one.itemLength + one.spacing) / 6).rounded())
      let bounds = screen.view.bounds
      let wanted = try #require(screen.layout.placer).placedElements(in: bounds)
      let found = screen.layout.layoutAttributesForElements(in: bounds) ?? []
      #expect(found.map(\.indexPath) == wanted.elements.map(\.indexPath))
      let all = zip(found, wanted.elements).filter { !$0.0.isHidden && $0.0.alpha > 0 }
        .map { one, unordered in
          let layer = wanted.layers.first { $0.attributes === unordered }
          return Drawn(one, wanted: layer?.order ?? unordered.zIndex)
        }.filter { bounds.intersects($0.box) }
      for (number, one) in all.enumerated() {
        let behind = all.filter { !$0.isPinned && $0.wanted < one.wanted && one.overlaps($0) }
        if one.isPinned {
          #expect(all.allSatisfy { !$0.isCell || $0.order < one.order }, "\(step), \(number)")
        } else if one.isFlat {
          #expect((0...all.count).contains(one.order) || !behind.allSatisfy(\.isFlat))
          if behind.isEmpty { #expect(one.order == 0, "\(step), \(number)") }
        } else {
          #expect(CGFloat(one.order) + one.depth.lowerBound >= -1e-6, "\(step), \(number)")
        }
        for other in behind where one.isCell {
          #expect(other.order < one.order, "\(step), \(number)")
          let (top, bottom) = (
            CGFloat(other.order) + other.depth.upperBound, CGFloat(one.order) + one.depth.lowerBound
          )
          #expect(top < bottom, "\(step), \(number)")
        }
      }
      let depth = all.map { $0.depth.upperBound - $0.depth.lowerBound }.reduce(0, +)
      let lift = all.map { max(0, -$0.depth.lowerBound) }.max() ?? 0
      let highest = CGFloat(all.map(\.order).max() ?? 0)
      #expect(highest <= CGFloat(2 * all.count) + depth + lift, "\(step)")
    }
  }
}
#endif
