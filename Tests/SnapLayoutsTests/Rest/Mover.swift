#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// What somebody does with a view, again and again.
enum Mover: String, CaseIterable, Sendable {
  case shortNotch, notch, notchFromEnd, longNotch, animatedNotch, longAnimatedNotch, panningNotch
  case key, silentKey, deceleratingKey, pageKey
  case trackpadStep, trackpadStroke, trackpadPan
  case finger, fingers, pageControl
  case nudge, animatedNudge, offsets, request

  /// The answers to the open questions that it is about.
  var answers: OpenQuestions {
    var answers = OpenQuestions.current
    switch self {
    case .shortNotch, .notch, .longNotch: answers.scrolling.wheelScrolling = .steps
    case .notchFromEnd: answers.scrolling.wheelScrolling = .stepsFromEnd
    case .animatedNotch, .longAnimatedNotch: answers.scrolling.wheelScrolling = .animates
    case .panningNotch: answers.scrolling.wheelScrolling = .pans
    case .key, .pageKey: answers.scrolling.keyboardScrolling = .animates
    case .silentKey: answers.scrolling.keyboardScrolling = .animatesSilently
    case .deceleratingKey: answers.scrolling.keyboardScrolling = .decelerates
    case .trackpadStep, .trackpadStroke: answers.scrolling.trackpadScrolling = .steps
    case .trackpadPan: answers.scrolling.trackpadScrolling = .pansWithoutTracking
    case .finger, .fingers, .pageControl, .nudge, .animatedNudge, .offsets, .request: break
    }
    return answers
  }

  /// Does it once, and returns how far it moves the view, in pages.
  @MainActor
  func act(_ stage: PromiseStage, isForward: Bool) -> CGFloat {
    let (screen, simulation, stride) = (stage.screen, stage.simulation, stage.stride)
    let sign: CGFloat = isForward ? 1 : -1
    switch self {
    case .shortNotch: return turn(stage, by: sign * 0.25 * stride) / stride
    case .notch, .notchFromEnd, .animatedNotch, .panningNotch:
      return turn(stage, by: sign * 0.45 * stride) / stride
    case .longNotch, .longAnimatedNotch: return turn(stage, by: sign * 1.2 * stride) / stride
    case .key, .silentKey, .deceleratingKey:
      simulation.keyboard.press(key(stage, isForward), in: stage.view)
      return 40 / stride
    case .pageKey:
      let isDown = isForward != (stage.way == .rightToLeft)
      simulation.keyboard.press(isDown ? .pageDown : .pageUp, in: stage.view)
      return 300 / stride
    case .trackpadStep:
      simulation.trackpad.rest(at: screen.middle)
      simulation.trackpad.slide(by: stage.along(-10 * sign))
      simulation.run(for: 1 / Double(simulation.framesPerSecond))
      // The fingers stay where they are, without a velocity.
      return 10 / stride
    case .trackpadStroke, .trackpadPan:
      simulation.trackpad.scroll(by: stage.along(-30 * sign), over: 0.1, at: screen.middle)
      return 30 / stride
    case .finger:
      stage.flick(by: 60 * sign)
      return 1
    case .fingers:
      _ = simulation.scrollWithThreeFingers(isForward ? .next : .previous, at: screen.middle)
      return 1
    case .pageControl:
      let control = stage.pageControl
      control.currentPage = stage.kind.page(
        control.currentPage + (isForward ? 1 : -1), of: control.numberOfPages)
      control.sendActions(for: .valueChanged)
      return 1
    case .nudge:
      stage.set(screen.offset + stage.sign * sign * 20, animated: false)
      return 20 / stride
    case .animatedNudge:
      stage.set(screen.offset + stage.sign * sign * 30, animated: true)
      return 30 / stride
    case .offsets:
      for _ in 0..<6 {
        stage.set(screen.offset + stage.sign * sign * 5, animated: false)
        simulation.run(for: 1 / Double(simulation.framesPerSecond))
      }
      return 30 / stride
    case .request:
      if isForward {
        stage.layout.scrollToNextPage(animated: true)
      } else {
        stage.layout.scrollToPreviousPage(animated: true)
      }
      return 1
    }
  }

  @MainActor
  private func turn(_ stage: PromiseStage, by distance: CGFloat) -> CGFloat {
    stage.simulation.wheel.turn(by: stage.along(distance), at: stage.screen.middle)
    return abs(distance)
  }

  @MainActor
  private func key(_ stage: PromiseStage, _ isForward: Bool) -> Keyboard.Key {
    switch stage.way {
    case .horizontal: isForward ? .right : .left
    case .rightToLeft: isForward ? .left : .right
    case .vertical: isForward ? .down : .up
    }
  }
}

func product<First, Second>(_ first: [First], _ second: [Second]) -> [(First, Second)] {
  first.flatMap { one in second.map { (one, $0) } }
}

extension PromiseStage {
  /// The sign of the offset in the direction of the pages.
  var sign: CGFloat {
    let page = layout.currentPage
    return screen.offset(ofPage: page + 1) < screen.offset(ofPage: page) ? -1 : 1
  }

  /// A distance on the screen in the direction of the pages.
  func along(_ distance: CGFloat) -> CGPoint {
    switch way {
    case .horizontal: CGPoint(x: distance, y: 0)
    case .rightToLeft: CGPoint(x: -distance, y: 0)
    case .vertical: CGPoint(x: 0, y: distance)
    }
  }

  /// How many pages the view has turned since it was on a page; in a loop by the shorter way.
  func turned(from page: Int) -> Int {
    let (count, way) = (layout.numberOfPages, layout.currentPage - page)
    guard screen.isLooping, abs(way) > count / 2 else { return way }
    return way > 0 ? way - count : way + count
  }
}

/// A layout, a display, and how somebody moves the view on it.
struct MoverCase: Sendable, CustomTestStringConvertible {
  var kind = LayoutUnderTest.leading
  var scale: CGFloat = 2
  var framesPerSecond = 60
  var way = Way.horizontal
  var isForward = true
  var gesture = AppGesture.flick

  static func random(_ random: inout SeededGenerator) -> MoverCase {
    var place = MoverCase()
    place.kind = random.pick(LayoutUnderTest.allCases)
    place.way = random.pick(Way.allCases)
    place.scale = random.pick([1, 2, 3])
    place.framesPerSecond = random.pick([24, 30, 60, 120])
    place.isForward = random.chance(50)
    return place
  }

  var testDescription: String {
    "\(kind), \(way), \(Int(scale))x, \(framesPerSecond) Hz, \(isForward ? "on" : "back"), \(gesture)"
  }

  /// Every layout, in each direction, at each scale and frame rate.
  static let all: [MoverCase] = {
    var combinations = displays(of: LayoutUnderTest.allCases)
    combinations.vary(\.way, Way.allCases)
    combinations.vary(\.isForward, [true, false])
    return combinations.forEffort
  }()

  /// Some layouts at each scale and frame rate.
  static func cases(of kinds: [LayoutUnderTest]) -> [MoverCase] { displays(of: kinds).forEffort }

  /// The same with each gesture.
  static func gestures(of kinds: [LayoutUnderTest]) -> [MoverCase] {
    var combinations = displays(of: kinds)
    combinations.vary(\.gesture, AppGesture.allCases)
    return combinations.forEffort
  }

  private static func displays(of kinds: [LayoutUnderTest]) -> Combinations<MoverCase> {
    var combinations = Combinations(of: MoverCase())
    combinations.vary(\.kind, kinds)
    combinations.vary(\.scale, [2, 1, 3])
    combinations.vary(\.framesPerSecond, [60, 120])
    return combinations
  }

  /// A view with many items, on the page of the middle one.
  @MainActor
  func stage(
    item: Int? = nil, configure: @escaping (SnapFlowLayout, UICollectionView) -> Void = { _, _ in }
  ) -> PromiseStage {
    let stage = PromiseStage(
      kind, way, counts: [400], scale: anyScale(scale), framesPerSecond: framesPerSecond,
      configure: configure)
    stage.show(item: item ?? 200)
    return stage
  }
}
#endif
