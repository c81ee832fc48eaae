import EffortSupport
import Foundation
import Testing

@testable import SnapLayouts

/// What holds for every built-in effect and for the example in CONTRIBUTING, with any settings.
struct EffectLaws {
  private static let sink = EffectRecipe(
    name: "sink", arguments: [.number("by", 0...99, 40, step: 1)],
    make: { .sink(by: $0[0].number) })

  private static let recipes = EffectRecipe.builtIn + [sink]

  private struct Case: CustomStringConvertible {
    let recipe: EffectRecipe
    let effect: ItemEffect
    let position: ItemPosition
    let description: String

    /// Valid settings; numbers are multiples of an eighth.
    init(_ generator: inout SeededGenerator, of recipes: [EffectRecipe] = recipes) {
      recipe = generator.pick(recipes)
      let values = recipe.values { Self.value($0, isAngle: $1, &generator) }
      effect = recipe.make(values)
      let axis = generator.pick(ScrollAxis.allCases)
      position = ItemPosition(
        distance: generator.eighths(-2_000...2_000), pageStride: generator.eighths(10...400),
        itemSize: CGSize(
          along: generator.eighths(1...500), across: generator.eighths(1...99), axis: axis),
        viewportSize: CGSize(
          along: generator.eighths(1...900), across: generator.eighths(1...99), axis: axis),
        axis: axis)
      description = "\(recipe.code(values)) \(position)"
    }

    /// A fraction, an angle of at most a radian, a number of items, or a length.
    private static func value(
      _ kind: KnobKind, isAngle: Bool, _ generator: inout SeededGenerator
    ) -> KnobValue {
      switch kind {
      case .toggle: .toggle(generator.chance(50))
      case .choice(let names): .choice(generator.pick(names))
      case .number where isAngle: .number(Double(generator.eighths(0...1)) * 180 / .pi)
      case .number(let range, _) where range.upperBound <= 3:
        .number(Double(generator.eighths(0...1)))
      case .number(let range, _) where range.upperBound <= 10:
        .number(Double(generator.integer(1...10)))
      case .number: .number(Double(generator.eighths(1...99)))
      }
    }

    func look(at distance: CGFloat) -> ItemAppearance {
      look(at: position.with(distance: distance))
    }

    func look(at position: ItemPosition) -> ItemAppearance { [effect].appearance(at: position) }

    var look: ItemAppearance { look(at: position) }
  }

  @Test func `any input gives what UIKit can draw`() {
    law(seed: 91) { generator in
      let recipe = generator.pick(Self.recipes)
      let numbers = (0..<9).map { _ in generator.anything() }
      let values = recipe.values { kind, _ in
        switch kind {
        case .toggle: .toggle(generator.chance(50))
        case .choice(let names): .choice(generator.pick(names))
        case .number: .number(Double(generator.anything()))
        }
      }
      let effect = recipe.make(values)
      let position = ItemPosition(
        distance: numbers[3], pageStride: numbers[4],
        itemSize: CGSize(width: numbers[5], height: numbers[6]),
        viewportSize: CGSize(width: numbers[7], height: numbers[8]),
        axis: generator.pick(ScrollAxis.allCases))
      for reducesMotion in [false, true] {
        let look = [effect].appearance(at: position, reducesMotion: reducesMotion)
        let finite = [look.alpha, look.translation.x, look.translation.y, look.contentShift]
          .allSatisfy(\.isFinite)
        let holds =
          finite && look.poses.allSatisfy(canBeDrawn) && (0...1).contains(look.alpha)
          && look.zIndex >= 0
          && [effect.overscan.before, effect.overscan.after].allSatisfy { (0...10).contains($0) }
        if !holds { return "\(recipe.code(values)) \(position) \(look)" }
      }
      return nil
    }
  }

  private func canBeDrawn(_ pose: ItemPose) -> Bool {
    let finite = [
      pose.scale, pose.spin, pose.rotation, pose.depth, pose.perspective, pose.pivot.x,
      pose.pivot.y, pose.pivotDepth,
    ].allSatisfy(\.isFinite)
    return finite && pose.scale >= 0 && pose.perspective >= 0 && abs(pose.rotation) <= .pi / 2
      && abs(pose.spin) <= .pi
  }

  @Test func `both sides of the focus look alike`() {
    law(seed: 92) { generator in
      let sample = Case(&generator, of: Self.recipes.filter(\.isMirrored))
      let axis = sample.position.axis
      let look = sample.look
      let other = sample.look(at: -sample.position.distance)
      // Of two equally near items, the one before the focus is in front.
      let orders = [look.zIndex, other.zIndex].sorted()
      let isStrict =
        orders[0] + (orders[0] == 0 || sample.position.distance == 0 ? 0 : 1) == orders[1]
      let agrees =
        abs(look.alpha - other.alpha) < 1e-9
        && abs(look.translation[along: axis] + other.translation[along: axis]) < 1e-6
        && abs(look.translation[across: axis] - other.translation[across: axis]) < 1e-6
        && look.poses == other.poses.map { $0.mirrored(along: axis) }
      return agrees && isStrict ? nil : "\(sample): \(look) \(other)"
    }
  }

  @Test func `both axes look alike`() {
    law(seed: 93) { generator in
      let sample = Case(&generator)
      let turned = sample.look(at: sample.position.with(axis: sample.position.axis.other))
      let look = sample.look
      let agrees =
        look.alpha == turned.alpha && look.zIndex == turned.zIndex
        && look.contentShift == turned.contentShift && look.translation.x == turned.translation.y
        && look.translation.y == turned.translation.x
        && look.poses.map(\.turned) == turned.poses
      return agrees ? nil : "\(sample): \(look) \(turned)"
    }
  }

  @Test func `in the focus an item is as the flow layout made it`() {
    law(seed: 94) { generator in
      let sample = Case(&generator, of: Self.recipes.filter(\.isNeutral))
      var look = sample.look(at: 0)
      look.zIndex = 0
      look.perspective = 0
      return look == ItemAppearance() ? nil : "\(sample): \(look)"
    }
  }

  /// Over a thousandth of a page, nothing visible changes by more than a few thousandths.
  @Test func `nothing leaps`() {
    law(seed: 95, cases: 100_000) { generator in
      let sample = Case(&generator)
      let position = sample.position
      // Mostly near the positions where formulas change.
      let seam = position.pageStride * CGFloat(generator.integer(-20...20)) / 2
      let distance = generator.chance(50) ? position.distance : seam - position.pageStride * 0.0005
      let (before, after) = (
        sample.look(at: distance), sample.look(at: distance + position.pageStride * 0.001)
      )
      func leaps(_ most: CGFloat, _ value: (ItemAppearance) -> CGFloat) -> Bool {
        abs(value(after) - value(before)) > most * 0.00101 + 1e-9
      }
      func seen(_ look: ItemAppearance) -> CGFloat {
        // An item that shows only its edge is invisible.
        look.poses.reduce(look.alpha) { $0 * cos($1.rotation) }
      }
      // Zoom and fade fall off by at most 1 over at least a point.
      let fallsOff = ["zoom", "fade"].contains(sample.recipe.name)
      let length = position.itemSize[along: position.axis]
      // The gaps of a carousel may depend on the viewport.
      let room =
        sample.recipe.name == "carousel" ? length + position.viewportSize[along: position.axis] : 0
      let isSeen = before.alpha > 0 && after.alpha > 0
      let breaks =
        isSeen && leaps(fallsOff ? position.pageStride : 1) { $0.scale }
        || leaps(fallsOff ? position.pageStride : 20, seen)
        || isSeen && leaps(.pi / 2) { $0.poses.reduce(0) { $0 + $1.rotation } }
        || isSeen && leaps(.pi / 2) { $0.poses.reduce(0) { $0 + $1.spin } }
        || isSeen
          && leaps(2 * position.pageStride + length + room + 99) {
            $0.translation[along: position.axis]
          }
        || leaps(3 * position.pageStride) { $0.contentShift }
      return breaks ? "\(sample) at \(distance): \(before) \(after)" : nil
    }
  }

  @Test func `effects compose`() {
    law(seed: 96) { generator in
      let sample = Case(&generator)
      var base = ItemAppearance()
      (base.scale, base.alpha) = (generator.eighths(0...3), generator.eighths(0...1))
      base.translation = CGPoint(x: generator.eighths(-9...9), y: generator.eighths(-9...9))
      (base.rotation, base.spin) = (generator.eighths(-3...3), generator.eighths(-3...3))
      (base.depth, base.contentShift) = (generator.eighths(-3...3), generator.eighths(-9...9))
      let alone = sample.look
      var both = base
      sample.effect.apply(to: &both, at: sample.position)
      func adds(_ value: (ItemAppearance) -> CGFloat) -> Bool {
        abs(value(both) - value(base) - value(alone)) < 1e-9
      }
      let holds =
        adds(\.rotation) && adds(\.spin) && adds(\.depth) && adds(\.contentShift)
        && adds(\.translation.x) && adds(\.translation.y)
        && abs(both.scale - base.scale * alone.scale) < 1e-9
        && abs(both.alpha - base.alpha * alone.alpha) < 1e-9
        && both.poses.dropFirst() == alone.poses.dropFirst()
      return holds ? nil : "\(sample): \(base) \(alone) \(both)"
    }
  }

  /// Nothing visible comes from beyond the reach that geometry says.
  @Test func `the reach is long enough for items of one size`() {
    law(seed: 98) { generator in
      let amounts = (0..<3).map { _ in generator.eighths(0...2) }
      let points = generator.eighths(-20...99)
      var edge = Edge(
        effect: generator.pick([
          .zoom(focused: amounts[0], resting: amounts[1], over: points),
          .coverFlow(angle: amounts[0]),
          .carousel(sideScale: amounts[0], sideAlpha: 1, spacing: .fixed(points)),
          .carousel(sideScale: amounts[0], sideAlpha: 1, spacing: .peek(points)),
        ]))
      edge.itemLength = generator.eighths(10...500)
      edge.pageStride = max(1, edge.itemLength + generator.eighths(-40...60))
      edge.viewportLength = generator.eighths(100...1400)
      (edge.fraction, edge.side) = (generator.pick([0, 0.5, 1]), generator.pick([-1, 1]))
      guard let reach = edge.reach, reach < edge.most else { return nil }
      let beyond = max(0, reach) + generator.eighths(0...400) * generator.pick([0.01, 1])
      let shown = edge.shownLength(ofItem: min(beyond, edge.most))
      return shown <= 1e-6
        ? nil : "\(amounts) \(points) \(edge): \(shown) shown at \(beyond), not \(reach)"
    }
  }

  @Test func `the reach of two effects that move items isn't known`() {
    let edge = ScreenEdge(itemDistance: 295, itemLength: 200, pageStride: 210, viewportLength: 390)
    #expect([ItemEffect.carousel(), .coverFlow()].reach(beyond: edge) == nil)
    #expect([ItemEffect.carousel(), .fade()].reach(beyond: edge) != nil)
  }
}

/// Items of one size, beyond an edge of a screen; by default the trailing one of a phone, with a page in the middle.
private struct Edge {
  let effect: ItemEffect
  var itemLength: CGFloat = 200
  var pageStride: CGFloat = 210
  var viewportLength: CGFloat = 390
  var fraction: CGFloat = 0.5
  var side: CGFloat = 1

  /// The part of an item that lies outwards of the point that pages align with.
  var itemFraction: CGFloat { side > 0 ? fraction : 1 - fraction }

  var distance: CGFloat { viewportLength * (side > 0 ? 1 - fraction : fraction) }

  var most: CGFloat { pageStride * (side > 0 ? effect.overscan.after : effect.overscan.before) }

  var reach: CGFloat? {
    [effect].reach(
      beyond: ScreenEdge(
        itemDistance: distance + itemFraction * itemLength, itemLength: itemLength,
        pageStride: pageStride, viewportLength: viewportLength))
  }

  /// How much of an item shows inwards of the edge, if it lies that far beyond it in the flow
  /// layout; a turned item shows less.
  func shownLength(ofItem beyond: CGFloat) -> CGFloat {
    let size = CGSize(width: itemLength, height: 100)
    let position = ItemPosition(
      distance: side * (distance + beyond + itemFraction * itemLength), pageStride: pageStride,
      itemSize: size, viewportSize: CGSize(width: viewportLength, height: 100), axis: .horizontal)
    let look = [effect].appearance(at: position)
    guard look.alpha > 0 else { return 0 }
    let half = itemLength / 2 * look.scale * cos(look.rotation)
    return half - (beyond + itemLength / 2 + side * look.translation.x)
  }
}

extension ItemPosition {
  fileprivate func with(distance: CGFloat? = nil, axis other: ScrollAxis? = nil) -> ItemPosition {
    func turned(_ size: CGSize) -> CGSize {
      CGSize(along: size[along: axis], across: size[across: axis], axis: other ?? axis)
    }
    return ItemPosition(
      distance: distance ?? self.distance, pageStride: pageStride, itemSize: turned(itemSize),
      viewportSize: turned(viewportSize), axis: other ?? axis)
  }
}

extension ItemPose {
  /// The same pose on the other side of the focus.
  fileprivate func mirrored(along axis: ScrollAxis) -> ItemPose {
    var pose = self
    (pose.spin, pose.rotation) = (-spin, -rotation)
    pose.pivot[along: axis] = 1 - pivot[along: axis]
    return pose
  }

  /// The same pose along the other axis, mirrored.
  fileprivate var turned: ItemPose {
    var pose = self
    pose.spin *= -1
    pose.pivot = CGPoint(x: pivot.y, y: pivot.x)
    return pose
  }
}
