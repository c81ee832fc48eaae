#if canImport(UIKit)
import UIKit

extension Experiment {
  static let releases = [
    Experiment("DraggingFlagAfterLift", expecting: "staysUntilBounce") { laboratory in
      let scene = await ScrollScene(laboratory)
      try await scene.flick()
      guard scene.view.isDecelerating else { return scene.end(unexpected: "at rest") }
      guard scene.view.isDragging else { return scene.end("clears") }
      scene.view.setContentOffset(CGPoint(x: 0, y: 3550), animated: false)
      try await scene.flick()
      await scene.run(for: 3)
      guard scene.probe.calls.contains(where: { $0.offset.y > 3701 && !$0.isTracking }),
        let last = scene.probe.last("didScroll")
      else { return scene.end(unexpected: "no bounce") }
      return scene.end(last.isDragging ? "staysUntilRest" : "staysUntilBounce")
    },
    Experiment("FlagsAtRelease", expecting: "trackingUntilDidEndDragging") { laboratory in
      let scene = await ScrollScene(laboratory)
      try await scene.flick()
      let isTracking = ["willEndDragging", "didEndDragging"].map {
        scene.probe.last($0)?.isTracking ?? false
      }
      switch isTracking {
      case [true, true]: return scene.end("trackingUntilDidEndDragging")
      case [true, false]: return scene.end("clearInDidEndDragging")
      case [false, false]: return scene.end("clearInWillEndDragging")
      default: return scene.end(unexpected: "\(isTracking)")
      }
    },
    Experiment("ReleaseQueries", expecting: "once") { laboratory in
      let layout = TargetLayout()
      let scene = await CollectionScene(laboratory, layout: layout).scroll
      try await scene.flick()
      switch layout.queries {
      case 1: return scene.end("once")
      case 2: return scene.end("twice")
      default: return scene.end(unexpected: "\(layout.queries) times")
      }
    },
    Experiment("VelocityAfterPause", expecting: "zero") { laboratory in
      var velocities: [CGFloat] = []
      for distance: CGFloat in [120, 30] {
        let scene = await ScrollScene(laboratory)
        try await scene.drag(by: distance, over: 0.2, hold: 0.3)
        _ = scene.end("")
        velocities.append(scene.probe.velocity?.y ?? 0)
      }
      return velocities[0] == 0 ? "zero" : velocities[1] == 0 ? "zeroIfSlow" : "stale"
    },
    Experiment("CancelledTouch", expecting: "zero") { laboratory in
      let scene = await ScrollScene(laboratory)
      try await scene.perform(.cancelledDrag(100, over: 0.1))
      return scene.end(scene.probe.velocity?.y == 0 ? "zero" : "finger")
    },
    Experiment("TargetBeyondRange", expecting: "springsBack") { laboratory in
      let scene = await ScrollScene(laboratory)
      scene.view.contentOffset.y = 3400
      scene.probe.choice = CGPoint(x: 0, y: 3780)
      try await scene.drag()
      await scene.run(for: 6)
      switch scene.y {
      case 3700: return scene.end("springsBack")
      case 3780: return scene.end("stays")
      default: return scene.end(unexpected: "rests at \(scene.y)")
      }
    },
    Experiment("LastTick", expecting: "once") { laboratory in
      let scene = await ScrollScene(laboratory)
      scene.probe.choice = CGPoint(x: 0, y: 300)
      try await scene.flick()
      await scene.run(for: 5)
      let ticks = scene.probe.calls.filter { $0.name == "didScroll" }.suffix(2)
      guard let end = scene.probe.last("didEndDecelerating"), let last = ticks.last else {
        return scene.end(unexpected: "no end")
      }
      if end.time - last.time > 0.005 { return scene.end("none") }
      return scene.end(last.time - (ticks.first?.time ?? 0) > 0.005 ? "once" : "twice")
    },
    Experiment("LayoutAfterTouch", expecting: "onceAFrame") { laboratory in
      let view = LayoutWatchingView()
      let scene = await ScrollScene(laboratory, view: view)
      var isLaidOut = false
      try await scene.drag { isLaidOut = view.offsetOfLayout == view.contentOffset }
      return scene.end(isLaidOut ? "afterEachTouch" : "onceAFrame")
    },
    Experiment("DeceleratingFlagOfCaughtMotion", expecting: "stays") { laboratory in
      let scene = await ScrollScene(laboratory)
      var isDecelerating = false
      try await scene.perform(.dragAndCatch(100, over: 0.1, hold: 0)) {
        isDecelerating = scene.view.isDecelerating
      }
      return scene.end(isDecelerating ? "stays" : "clears")
    },
    Experiment("LiftAfterCatch", expecting: "didEndDragging") { laboratory in
      let scene = await ScrollScene(laboratory)
      try await scene.perform(.dragAndCatch(100, over: 0.1, hold: 0.1)) { scene.probe.calls = [] }
      if scene.probe.heard("willEndDragging") { return scene.end("release") }
      return scene.end(scene.probe.heard("didEndDragging") ? "didEndDragging" : "none")
    },
    Experiment("EndOfCaughtDeceleration", expecting: "atLift") { laboratory in
      let scene = await ScrollScene(laboratory)
      var isToldAtTouchDown = false
      try await scene.perform(.dragAndCatch(100, over: 0.1, hold: 0.1)) {
        isToldAtTouchDown = scene.probe.heard("didEndDecelerating")
      }
      let isToldAtLift = scene.probe.heard("didEndDecelerating")
      return scene.end(isToldAtTouchDown ? "atTouchDown" : isToldAtLift ? "atLift" : "never")
    },
    Experiment("CaughtPage", expecting: "nearestPage") { laboratory in
      let scene = await ScrollScene(laboratory)
      try scene.enablePaging()
      var caught: CGFloat = 0
      try await scene.perform(.dragAndCatch(30, over: 0.05, hold: 0.1)) { caught = scene.y }
      await scene.run(for: 3)
      guard (1..<140).contains(caught) else { return scene.end(unexpected: "caught at \(caught)") }
      switch scene.y {
      case 0: return scene.end("nearestPage")
      case 300: return scene.end("goesOn")
      case caught: return scene.end("stays")
      default: return scene.end(unexpected: "\(caught) became \(scene.y)")
      }
    },
  ]
}

/// A scroll view that records its offset at the last layout pass.
private final class LayoutWatchingView: UIScrollView {
  var offsetOfLayout: CGPoint?

  override func layoutSubviews() {
    super.layoutSubviews()
    offsetOfLayout = contentOffset
  }
}
#endif
