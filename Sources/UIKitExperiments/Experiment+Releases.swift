#if canImport(UIKit)
import UIKit

extension Experiment {
  static let releases = [
    Experiment("DraggingFlagAfterLift", expecting: "clears") { laboratory in
      guard let finger = laboratory.finger else { return nil }
      let scene = ScrollScene(laboratory)
      scene.flick(finger)
      guard scene.view.isDecelerating else { return scene.end(unexpected: "at rest") }
      return scene.end(scene.view.isDragging ? "staysUntilRest" : "clears")
    },
    Experiment("FlagsAtRelease", expecting: "trackingUntilDidEndDragging") { laboratory in
      guard let finger = laboratory.finger else { return nil }
      let scene = ScrollScene(laboratory)
      scene.flick(finger)
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
      guard let finger = laboratory.finger else { return nil }
      let layout = TargetLayout()
      let scene = CollectionScene(laboratory, layout: layout).scroll
      scene.flick(finger)
      switch layout.queries {
      case 1: return scene.end("once")
      case 2: return scene.end("twice")
      default: return scene.end(unexpected: "\(layout.queries) times")
      }
    },
    Experiment("VelocityAfterPause", expecting: "zero") { laboratory in
      guard let finger = laboratory.finger else { return nil }
      let speeds = [0.6, 0.15].map { speed in
        let scene = ScrollScene(laboratory)
        scene.drag(finger, by: speed * 200, over: 0.2)
        finger.hold(for: 0.3)
        finger.lift()
        _ = scene.end("")
        return scene.probe.velocity?.y ?? 0
      }
      return speeds[0] == 0 ? "zero" : speeds[1] == 0 ? "zeroIfSlow" : "stale"
    },
    Experiment("CancelledTouch", expecting: "zero") { laboratory in
      guard let finger = laboratory.finger else { return nil }
      let scene = ScrollScene(laboratory)
      scene.drag(finger)
      finger.cancel()
      return scene.end(scene.probe.velocity?.y == 0 ? "zero" : "finger")
    },
    Experiment("TargetBeyondRange", expecting: "springsBack") { laboratory in
      guard let finger = laboratory.finger else { return nil }
      let scene = ScrollScene(laboratory)
      scene.view.contentOffset.y = 3400
      scene.probe.choice = CGPoint(x: 0, y: 3780)
      scene.drag(finger)
      finger.lift()
      scene.run(for: 6)
      switch scene.y {
      case 3700: return scene.end("springsBack")
      case 3780: return scene.end("stays")
      default: return scene.end(unexpected: "rests at \(scene.y)")
      }
    },
    Experiment("LastTick", expecting: "once") { laboratory in
      guard let finger = laboratory.finger else { return nil }
      let scene = ScrollScene(laboratory)
      scene.probe.choice = CGPoint(x: 0, y: 300)
      scene.flick(finger)
      scene.run(for: 5)
      let ticks = scene.probe.calls.filter { $0.name == "didScroll" }.suffix(2)
      guard let end = scene.probe.last("didEndDecelerating"), let last = ticks.last else {
        return scene.end(unexpected: "no end")
      }
      if end.time - last.time > 0.005 { return scene.end("none") }
      return scene.end(last.time - (ticks.first?.time ?? 0) > 0.005 ? "once" : "twice")
    },
    Experiment("LayoutAfterTouch", expecting: "onceAFrame") { laboratory in
      guard let finger = laboratory.finger else { return nil }
      let view = LayoutWatchingView()
      let scene = ScrollScene(laboratory, view: view)
      scene.drag(finger)
      let isLaidOut = view.offsetOfLayout == view.contentOffset
      finger.lift()
      return scene.end(isLaidOut ? "afterEachTouch" : "onceAFrame")
    },
    Experiment("DeceleratingFlagOfCaughtMotion", expecting: "stays") { laboratory in
      guard let finger = laboratory.finger else { return nil }
      let scene = ScrollScene(laboratory)
      scene.flick(finger)
      finger.touchDown(at: CGPoint(x: 150, y: 150))
      let isDecelerating = scene.view.isDecelerating
      finger.lift()
      return scene.end(isDecelerating ? "stays" : "clears")
    },
    Experiment("EndOfCaughtDeceleration", expecting: "never") { laboratory in
      guard let finger = laboratory.finger else { return nil }
      let scene = ScrollScene(laboratory)
      scene.flick(finger)
      finger.touchDown(at: CGPoint(x: 150, y: 150))
      let isToldAtTouchDown = scene.probe.heard("didEndDecelerating")
      finger.hold(for: 0.1)
      finger.lift()
      let isToldAtLift = scene.probe.heard("didEndDecelerating")
      return scene.end(isToldAtTouchDown ? "atTouchDown" : isToldAtLift ? "atLift" : "never")
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
