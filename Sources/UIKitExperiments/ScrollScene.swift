#if canImport(UIKit)
import UIKit

/// A scroll view of 300 × 300 points in a laboratory's window, with content of 300 × 4000 points.
@MainActor
final class ScrollScene {
  let view: UIScrollView
  let probe: ScrollProbe
  let laboratory: any Laboratory

  init(_ laboratory: any Laboratory, view: UIScrollView = UIScrollView()) async {
    self.laboratory = laboratory
    self.view = view
    probe = ScrollProbe(laboratory)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 300, height: 4000)
    laboratory.window.addSubview(view)
    await laboratory.run(for: 0.1)
    view.delegate = probe
  }

  var y: CGFloat { view.contentOffset.y }

  /// Flicks at 1000 points per second, and lets a tenth of a second pass.
  func flick() async throws {
    try await drag()
    await run(for: 0.1)
  }

  /// Moves a finger up by 100 points in a tenth of a second, and lifts it.
  func drag(
    by distance: CGFloat = 100, over time: TimeInterval = 0.1, hold: TimeInterval = 0,
    meanwhile: @escaping @MainActor () -> Void = {}
  ) async throws {
    try await perform(.drag(distance, over: time, hold: hold), meanwhile: meanwhile)
  }

  func perform(
    _ action: Action, meanwhile: @escaping @MainActor () -> Void = {}
  ) async throws {
    let start = probe.calls.count
    var speed: CGFloat?
    try await laboratory.perform(action, on: view) { [probe] in
      speed = probe.speed(since: start)
      meanwhile()
    }
    if case .drag(let distance, let time, _) = action {
      try Self.check(speed ?? 0, near: distance / time)
    }
  }

  /// A drag that is twice as slow as it should be, or twice as fast, may have another answer.
  private static func check(_ speed: CGFloat, near wanted: CGFloat) throws {
    guard (0.6...1.7).contains(speed / wanted) else {
      throw OtherFinger(
        observation: "the finger moved at \(Int(speed)) points a second, not at \(Int(wanted))")
    }
  }

  /// Lets the view turn whole pages.
  func enablePaging() throws {
    #if os(tvOS)
    throw NobodyThere()  // It has no paging.
    #else
    view.isPagingEnabled = true
    #endif
  }

  func run(for seconds: TimeInterval) async { await laboratory.run(for: seconds) }

  /// Ends the experiment with its answer.
  func end(_ answer: String) -> String {
    view.delegate = nil
    view.removeFromSuperview()
    return answer
  }

  /// Ends the experiment with an observation that isn't one of the answers.
  func end(unexpected observation: String) -> String { end("unexpected: \(observation)") }
}

/// A finger did something else than the action says, so there is no answer.
struct OtherFinger: Error {
  let observation: String
}
#endif
