#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// Whoever moves the view, and whenever: what is done several times turns as many pages as its way, less one, and no
/// pause turns the direction round.
@MainActor
@Suite struct StopwatchLaws {
  /// What the view is doing when somebody begins.
  enum Doing: CaseIterable, Sendable { case rest, settle, correction, drift, turn, request }

  /// How irregularly frames come.
  enum Pace: CaseIterable, Sendable {
    case steady
    /// After 8 and after 120 milliseconds in turn.
    case alternating
    /// Now and then after half a second.
    case hitches

    /// Lets the frames of a simulation come so; of hitches, the first one after some frames.
    @MainActor
    func set(_ simulation: Simulation, after frames: Int) {
      guard self != .steady else { return }
      var count = -frames
      simulation.onFrame = { [unowned simulation] in
        count += 1
        if self == .alternating {
          if count.isMultiple(of: 2) { simulation.hang(for: 0.12) }
        } else if count >= 0, count.isMultiple(of: 40) {
          simulation.hang(for: 0.5)
        }
      }
    }
  }

  @Test(arguments: Mover.allCases, Doing.allCases)
  func `who does the same again gets on, at every pause and pace`(mover: Mover, doing: Doing) {
    var seed: UInt64 = 0
    for letter in "\(mover) \(doing)".utf8 { seed = seed &* 31 &+ UInt64(letter) }
    for pace in Pace.allCases {
      let isSteady = pace == .steady
      let (quick, full) = isSteady ? (40, 300) : (10, 70)
      law(seed: seed % 100_000, cases: Effort.scaled(quick: quick, full: full)) { random in
        var place = MoverCase.random(&random)
        if pace == .alternating { place.framesPerSecond = 120 }
        let (pause, count) = (Double(random.integer(1...180)) / 60, random.integer(2...6))
        let delay = Double(random.integer(0...30)) / 60
        let frames = isSteady ? 0 : random.integer(0...40)
        // A key that ends on the way to a page looks like a scroll that is cut short: a silent one, during a deceleration
        // also one that decelerates, and each of which a hang hides all.
        let isHidden =
          mover == .silentKey || mover == .deceleratingKey && (doing == .settle || !isSteady)
        if doing == .request || doing == .settle, isHidden, !place.isForward,
          pause <= 0.1 || !isSteady
        {
          return nil
        }
        return OpenQuestions.$current.withValue(mover.answers) {
          Self.problem(place, mover, doing, pause, count, delay) { pace.set($0, after: frames) }
            .map { "\(pace) after \(frames), \($0)" }
        }
      }
    }
  }

  /// `start + v·t` in each frame for twenty points, then nothing.
  @Test(arguments: MoverCase.all)
  func `an app that moves the view slowly ends on a page, and nobody fights it`(place: MoverCase) {
    for speed in Effort.scaled(
      quick: Effort.part(of: [0.25, 0.5, 2.5, 4], in: 2, for: place.testDescription),
      full: [0.2, 0.25, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 6, 10, 30] as [CGFloat])
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
      stage.simulation.run(for: 2.2)
      stage.expectRest()
      let turned = stage.turned(from: page) * (place.isForward ? 1 : -1)
      #expect((0...1).contains(turned), "\(speed)")
      #expect(stage.rests.last == stage.layout.currentPage, "\(speed)")
      // Only a correction tells a pixel that takes longer than 1.4 s from the end.
      let pause = 1 / Double(speed * stage.view.traitCollection.displayScale)
      let least = pause > 1.4 ? frames / (place.framesPerSecond * 7 / 5) : 0
      #expect(fought <= 4 + least, "\(speed): fought in \(fought) of \(frames) frames")
    }
  }

  private static func problem(
    _ place: MoverCase, _ mover: Mover, _ doing: Doing, _ pause: Double, _ count: Int,
    _ delay: Double, setPace: (Simulation) -> Void
  ) -> String? {
    let stage = place.stage { layout, _ in
      switch doing {
      case .drift: layout.autoplay = Autoplay(interval: 4, driftSpeed: 30)
      case .turn: layout.autoplay = Autoplay(interval: 4, turnDuration: 1)
      case .rest, .settle, .correction, .request: break
      }
    }
    setPace(stage.simulation)
    // A view that something moves on may be a page ahead.
    let first = stage.layout.currentPage
    var ahead = first
    switch doing {
    case .rest: break
    case .settle:
      stage.layout.onWillSettle = { ahead = $0 }
      stage.flick(by: min(60, stage.stride * 0.3))
      stage.simulation.run(for: 1 / Double(place.framesPerSecond))
    case .correction:
      stage.set(stage.screen.offset + stage.sign * 0.4 * stage.stride, animated: false)
      stage.simulation.run(for: 0.15)
    case .drift, .turn: stage.simulation.run(for: 4.05)
    case .request:
      ahead = first + 3
      stage.layout.scroll(toPage: ahead, animated: true)
    }
    stage.simulation.run(for: delay)
    let start =
      place.isForward
      ? first : max(stage.layout.currentPage, ahead, first + (doing == .rest ? 0 : 1))
    var way: CGFloat = 0
    for _ in 0..<count {
      way += mover.act(stage, isForward: place.isForward)
      stage.simulation.run(for: pause)
    }
    // UIKit scrolls on from where its own animation has come, as in a plain view.
    if mover == .fingers, pause < 0.35 { way = 1 }
    stage.rest()
    let turned = stage.turned(from: start) * (place.isForward ? 1 : -1)
    let least = max(0, Int((way - 1 - 1e-6).rounded(.up)))
    guard turned < least || !stage.screen.isOnPage else { return nil }
    return
      "\(place.testDescription), \(count) times, \(pause) s, after \(delay): \(turned) of \(least) pages"
  }
}
#endif
