#if canImport(UIKit)
import UIKit

extension Experiment {
  static let devices = [
    Experiment("ThreeFingerScroll", expecting: "viewport") { laboratory in
      let layout = TargetLayout()
      layout.target = CGPoint(x: 0, y: 123)
      let scene = await CollectionScene(laboratory, layout: layout).scroll
      scene.view.contentOffset.y = 1000
      guard scene.view.accessibilityScroll(.up) else { return scene.end(unexpected: "refused") }
      await scene.run(for: 1)
      switch scene.y {
      case 123: return scene.end("asksLayout")
      case 700, 1300: return scene.end("viewport")
      case 0: return scene.end(unexpected: "at the top")
      default:
        return scene.y.truncatingRemainder(dividingBy: 70) == 0
          ? scene.end("wholeItems") : scene.end(unexpected: "at \(scene.y)")
      }
    },
    Experiment("UnseenPageControls", expecting: "haveAValue") { _ in
      let control = UIPageControl()
      (control.numberOfPages, control.currentPage) = (9, 1)
      return (control.accessibilityValue ?? "").isEmpty ? "haveNone" : "haveAValue"
    },
    Experiment("TrackpadScrolling", expecting: "pans") { laboratory in
      let scene = await ScrollScene(laboratory)
      try await scene.perform(.trackpad(100, over: 0.2))
      guard let begin = scene.probe.last("willBeginDragging") else { return scene.end("steps") }
      return scene.end(begin.isTracking ? "pans" : "pansWithoutTracking")
    },
    Experiment("WheelScrolling", expecting: "animates") { laboratory in
      let scene = await ScrollScene(laboratory)
      try await scene.perform(.wheel(50))
      await scene.run(for: 1)
      if scene.probe.heard("willBeginDragging") { return scene.end("pans") }
      if scene.probe.heard("didEndScrollingAnimation") { return scene.end("animates") }
      let (notch, start) = (scene.y, laboratory.time)
      try await scene.flick()
      try await scene.perform(.wheel(50))
      guard laboratory.time - start < 2 else { return scene.end(unexpected: "turned too late") }
      await scene.run(for: 1)
      let isBeyond = scene.y > (scene.probe.target?.y ?? 0) + notch / 2
      return scene.end(isBeyond ? "stepsFromEnd" : "steps")
    },
    Experiment("KeyboardScrolling", expecting: "animates") { laboratory in
      let scene = await ScrollScene(laboratory)
      try await scene.perform(.downKey)
      await scene.run(for: 1)
      if scene.probe.heard("didEndDecelerating") { return scene.end("decelerates") }
      let isAnimated = scene.probe.heard("didEndScrollingAnimation")
      return scene.end(isAnimated ? "animates" : "animatesSilently")
    },
    Experiment("MotionInBackground", expecting: "stops") { laboratory in
      let scene = await ScrollScene(laboratory)
      var (offset, target): (CGFloat, CGFloat) = (0, 0)
      try await scene.perform(.dragAndLeave(100, over: 0.1, seconds: 10)) {
        (offset, target) = (scene.y, scene.probe.target?.y ?? 0)
      }
      await scene.run(for: 0.05)
      if abs(scene.y - target) < 5 { return scene.end("finishes") }
      return scene.end(scene.y == offset ? "stops" : "resumes")
    },
    Experiment("FocusReveals", expecting: "keepsProposal") { laboratory in
      let layout = TargetLayout()
      let scene = await CollectionScene(laboratory, layout: layout)
      try await scene.scroll.perform(.focusDown)
      await scene.run(for: 1)
      guard scene.y > 0 else { return scene.end(unexpected: "not scrolled") }
      return scene.end(layout.queries > 0 ? "asksLayout" : "keepsProposal")
    },
  ]
}
#endif
