#if canImport(UIKitSimulation)
import EffortSupport
import QuestionSupport
import SnapLayouts
import Testing
import UIKit
import UIKitQuestions
import UIKitSimulation

/// However long somebody pauses: who does the same again gets on.
@MainActor
@Suite struct SlowMoverTests {
  static let pauses: [Double] = Effort.scaled(
    quick: [0.05, 0.15, 0.4, 0.8, 1.5],
    full: [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2, 2, 3])

  @Test(arguments: MoverCase.all, [WheelScrolling.steps, .animates])
  func `notches of a wheel get on, however slowly it is turned`(
    place: MoverCase, answer: WheelScrolling
  ) {
    let lengths: [CGFloat] = Effort.scaled(
      quick: [0.25, 0.45], full: [0.05, 0.1, 0.25, 0.45, 0.5, 0.6, 0.75, 1, 1.3, 1.5])
    for (pause, length) in Self.pauses.flatMap({ pause in lengths.map { (pause, $0) } }) {
      OpenQuestions.$current.withValue(
        OpenQuestions().answering(\.scrolling.wheelScrolling, answer)
      ) {
        let stage = place.stage()
        let (start, step) = (
          stage.layout.currentPage, stage.stride * length * (place.isForward ? 1 : -1)
        )
        for _ in 0..<8 {
          stage.simulation.wheel.turn(by: stage.along(step), at: stage.screen.middle)
          stage.simulation.run(for: pause)
        }
        expect(stage, from: start, place, way: 8 * length, "\(pause), \(length)")
      }
    }
  }

  @Test(
    arguments: MoverCase.all,
    [Mover.key, .silentKey, .deceleratingKey, .trackpadStep, .trackpadStroke])
  func `keys and a trackpad get on, however slowly they are used`(place: MoverCase, mover: Mover) {
    for pause in Self.pauses {
      OpenQuestions.$current.withValue(mover.answers) {
        let stage = place.stage()
        let start = stage.layout.currentPage
        var way: CGFloat = 0
        for _ in 0..<6 {
          way += mover.act(stage, isForward: place.isForward)
          stage.simulation.run(for: pause)
        }
        expect(stage, from: start, place, way: way, "\(pause)")
      }
    }
  }

  /// Nobody has moved the view that way before.
  @Test(arguments: MoverCase.all)
  func `a jump of the app rests on the nearest page, whoever has moved the view before`(
    place: MoverCase
  ) {
    for (mover, length) in [Mover.notch, .key, .finger, .request].flatMap({ mover in
      [0.3, 2.3, -0.3, -2.3].map { (mover, $0) }
    }) where length < 0 || mover == .finger || mover == .request || length > 1 {
      OpenQuestions.$current.withValue(mover.answers) {
        let stage = place.stage()
        _ = mover.act(stage, isForward: place.isForward)
        stage.rest()
        let page = stage.layout.currentPage
        let sign: CGFloat = place.isForward ? 1 : -1
        stage.set(
          stage.screen.offset + stage.sign * sign * CGFloat(length) * stage.stride, animated: false)
        stage.rest()
        let turned = CGFloat(length).rounded() * sign
        #expect(CGFloat(stage.turned(from: page)) == turned, "\(mover) \(length)")
        stage.expectRest()
      }
    }
  }

  /// `start + v·t` in each frame for twenty points, then nothing.
  @Test(arguments: MoverCase.all)
  func `an app that moves the view slowly ends on a page, and nobody fights it`(place: MoverCase) {
    for speed in Effort.scaled(
      quick: [1, 2.5, 4], full: [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 6, 10, 30] as [CGFloat])
    {
      let stage = place.stage()
      stage.forgetReports()
      let (page, start) = (stage.layout.currentPage, stage.screen.offset)
      let sign = stage.sign * (place.isForward ? 1 : -1)
      let frames = Int(20 / speed * CGFloat(place.framesPerSecond))
      var (fought, written) = (0, start)
      for frame in 1...frames {
        stage.set(
          start + sign * speed * CGFloat(frame) / CGFloat(place.framesPerSecond), animated: false)
        written = stage.screen.offset
        stage.simulation.run(for: 1 / Double(place.framesPerSecond))
        if abs(stage.screen.offset - written) > stage.screen.halfPixel { fought += 1 }
      }
      stage.rest()
      stage.expectRest()
      let turned = stage.turned(from: page) * (place.isForward ? 1 : -1)
      #expect((0...1).contains(turned), "\(speed)")
      #expect(stage.rests.last == stage.layout.currentPage, "\(speed)")
      #expect(fought <= 4, "\(speed): fought in \(fought) of \(frames) frames")
    }
  }

  private func expect(
    _ stage: PromiseStage, from start: Int, _ place: MoverCase, way: CGFloat, _ comment: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    stage.rest()
    stage.expectRest(location)
    let turned = stage.turned(from: start) * (place.isForward ? 1 : -1)
    let least = max(1, Int((way - 1 - 1e-6).rounded(.up)))
    #expect(turned >= least, "\(comment): \(turned) of \(least)", sourceLocation: location)
  }
}
#endif
