import Foundation
import Testing

@testable import SnapLayouts

/// What holds for every built-in effect, with whatever settings.
@Suite struct EffectLaws {
  private enum Kind: CaseIterable {
    case zoom, fade, parallax, crossFade, coverFlow, tilt, stack

    /// Whether both sides of the focus look alike.
    var isMirrored: Bool { [.zoom, .fade, .coverFlow, .tilt].contains(self) }

    func effect(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, visible: Int) -> ItemEffect {
      switch self {
      case .zoom: .zoom(focused: a, resting: b, over: c)
      case .fade: .fade(focused: a, resting: b, over: c)
      case .parallax: .parallax(portion: a)
      case .crossFade: .crossFade
      case .coverFlow: .coverFlow(angle: a)
      case .tilt: .tilt(angle: a)
      case .stack: .stack(visible: visible, scaleStep: a, offsetStep: c)
      }
    }
  }

  private struct Case: CustomStringConvertible {
    let kind: Kind
    let effect: ItemEffect
    let position: ItemPosition
    let description: String

    /// Sensible settings; lengths are multiples of an eighth.
    init(_ generator: inout SeededGenerator, of kinds: [Kind] = Kind.allCases) {
      kind = generator.pick(kinds)
      let settings = [
        generator.eighths(0...1), generator.eighths(0...1), generator.eighths(1...99),
      ]
      let visible = generator.integer(1...10)
      effect = kind.effect(settings[0], settings[1], settings[2], visible: visible)
      let axis = generator.pick(ScrollAxis.allCases)
      position = ItemPosition(
        distance: generator.eighths(-2_000...2_000), pitch: generator.eighths(10...400),
        itemSize: CGSize(
          along: generator.eighths(1...500), across: generator.eighths(1...99), axis: axis),
        viewportSize: CGSize(
          along: generator.eighths(1...900), across: generator.eighths(1...99), axis: axis),
        axis: axis)
      description = "\(kind) \(settings) \(visible) \(position)"
    }

    func look(at distance: CGFloat) -> ItemAppearance {
      look(at: position.with(distance: distance))
    }

    func look(at position: ItemPosition) -> ItemAppearance { [effect].appearance(at: position) }

    var look: ItemAppearance { look(at: position) }
  }

  @Test func anythingGivesWhatUIKitCanDraw() {
    law(seed: 91) { generator in
      let kind = generator.pick(Kind.allCases)
      let numbers = (0..<9).map { _ in generator.anything() }
      let effect = kind.effect(
        numbers[0], numbers[1], numbers[2], visible: generator.pick([.min, -1, 0, 1, 4, 99, .max]))
      let position = ItemPosition(
        distance: numbers[3], pitch: numbers[4],
        itemSize: CGSize(width: numbers[5], height: numbers[6]),
        viewportSize: CGSize(width: numbers[7], height: numbers[8]),
        axis: generator.pick(ScrollAxis.allCases))
      for reducesMotion in [false, true] {
        let look = [effect].appearance(at: position, reducesMotion: reducesMotion)
        let finite = [
          look.scale, look.alpha, look.translation.x, look.translation.y, look.rotation,
          look.perspective, look.contentShift,
        ].allSatisfy(\.isFinite)
        let holds =
          finite && look.scale >= 0 && (0...1).contains(look.alpha) && look.perspective >= 0
          && abs(look.rotation) <= .pi / 2 && look.zIndex >= 0 && (0...10).contains(effect.reach)
        if !holds { return "\(kind) \(numbers) \(position) \(look)" }
      }
      return nil
    }
  }

  @Test func bothSidesOfTheFocusLookAlike() {
    law(seed: 92) { generator in
      let sample = Case(&generator, of: Kind.allCases.filter(\.isMirrored))
      let look = sample.look
      var mirrored = sample.look(at: -sample.position.distance)
      mirrored.rotation *= -1
      mirrored.translation[along: sample.position.axis] *= -1
      return look == mirrored ? nil : "\(sample): \(look) \(mirrored)"
    }
  }

  @Test func bothAxesLookAlike() {
    law(seed: 93) { generator in
      let sample = Case(&generator)
      let turned = sample.look(at: sample.position.turned)
      var look = sample.look
      look.translation = CGPoint(x: look.translation.y, y: look.translation.x)
      return look == turned ? nil : "\(sample): \(look) \(turned)"
    }
  }

  @Test func inTheFocusAnItemIsAsTheFlowLayoutMadeIt() {
    law(seed: 94) { generator in
      let sample = Case(&generator, of: [.parallax, .crossFade, .coverFlow, .tilt, .stack])
      var look = sample.look(at: 0)
      look.zIndex = 0
      look.perspective = 0
      return look == ItemAppearance() ? nil : "\(sample): \(look)"
    }
  }

  /// A thousandth of a page on, nothing that is seen has changed by more than a few thousandths.
  @Test func nothingLeaps() {
    law(seed: 95, cases: 100_000) { generator in
      let sample = Case(&generator)
      let position = sample.position
      // Near the seams more often than not.
      let seam = position.pitch * CGFloat(generator.integer(-20...20)) / 2
      let distance =
        generator.chance(50) ? position.distance : seam - position.pitch * 0.0005
      let (before, after) = (
        sample.look(at: distance), sample.look(at: distance + position.pitch * 0.001)
      )
      func leaps(_ most: CGFloat, _ value: (ItemAppearance) -> CGFloat) -> Bool {
        abs(value(after) - value(before)) > most * 0.00101 + 1e-9
      }
      // Zoom and fade fall off by at most 1 over at least a point.
      let fallsOff = sample.kind == .zoom || sample.kind == .fade
      let length = position.itemSize[along: position.axis]
      let isSeen = before.alpha > 0 && after.alpha > 0
      let breaks =
        isSeen && leaps(fallsOff ? position.pitch : 1) { $0.scale }
        || leaps(fallsOff ? position.pitch : 10) { $0.alpha }
        || leaps(1) { $0.rotation }
        || isSeen
          && leaps(2 * position.pitch + length + 99) { $0.translation[along: position.axis] }
        || leaps(3 * position.pitch) { $0.contentShift }
      return breaks ? "\(sample) at \(distance): \(before) \(after)" : nil
    }
  }

  @Test func effectsCompose() {
    law(seed: 96) { generator in
      let sample = Case(&generator)
      let axis = sample.position.axis
      var base = ItemAppearance()
      base.scale = generator.eighths(0...3)
      base.alpha = generator.eighths(0...1)
      base.translation = CGPoint(x: generator.eighths(-9...9), y: generator.eighths(-9...9))
      base.rotation = generator.eighths(-3...3)
      base.contentShift = generator.eighths(-9...9)
      let alone = sample.look
      var both = base
      sample.effect.apply(to: &both, at: sample.position)
      let pairs: [(CGFloat, CGFloat)] = [
        (both.scale, base.scale * alone.scale), (both.alpha, base.alpha * alone.alpha),
        (both.rotation, base.rotation + alone.rotation),
        (both.contentShift, base.contentShift + alone.contentShift),
        (
          both.translation[along: axis],
          base.translation[along: axis] + alone.translation[along: axis]
        ),
        (both.translation[across: axis], base.translation[across: axis]),
      ]
      let holds = pairs.allSatisfy { abs($0 - $1) < 1e-9 }
      return holds ? nil : "\(sample): \(base) \(alone) \(both)"
    }
  }

  /// Nothing that can be seen was brought in from farther away than the effect says.
  @Test func theReachIsLongEnough() {
    law(seed: 97) { generator in
      let sample = Case(&generator)
      let look = sample.look
      let shift = look.translation[along: sample.position.axis]
      let isInwards = shift * sample.position.distance < 0
      guard look.alpha > 0, isInwards else { return nil }
      let holds = abs(shift) <= sample.effect.reach * sample.position.pitch + 1e-9
      return holds ? nil : "\(sample): \(look)"
    }
  }
}

extension ItemPosition {
  fileprivate func with(distance: CGFloat) -> ItemPosition {
    ItemPosition(
      distance: distance, pitch: pitch, itemSize: itemSize, viewportSize: viewportSize, axis: axis)
  }

  /// The same along the other axis.
  fileprivate var turned: ItemPosition {
    ItemPosition(
      distance: distance, pitch: pitch,
      itemSize: CGSize(width: itemSize.height, height: itemSize.width),
      viewportSize: CGSize(width: viewportSize.height, height: viewportSize.width),
      axis: axis == .horizontal ? .vertical : .horizontal)
  }
}
