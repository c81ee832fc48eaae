#if canImport(UIKit)
import UIKit

extension Experiment {
  static let devices = [
    Experiment("ThreeFingerScroll", expecting: "viewport") { laboratory in
      let layout = TargetLayout()
      layout.target = CGPoint(x: 0, y: 123)
      let scene = CollectionScene(laboratory, layout: layout).scroll
      scene.view.contentOffset.y = 1000
      guard scene.view.accessibilityScroll(.up) else { return scene.end(unexpected: "refused") }
      scene.run(for: 1)
      switch scene.y {
      case 123: return scene.end("asksLayout")
      case 700, 1300: return scene.end("viewport")
      case 0: return scene.end(unexpected: "at the top")
      default:
        return scene.y.truncatingRemainder(dividingBy: 70) == 0
          ? scene.end("wholeItems") : scene.end(unexpected: "at \(scene.y)")
      }
    },
    Experiment("TrackpadScrolling", expecting: "pans") { laboratory in
      guard let devices = laboratory.devices else { return nil }
      let scene = ScrollScene(laboratory)
      devices.scrollTrackpad(
        by: CGPoint(x: 0, y: -100), over: 0.2, at: CGPoint(x: 150, y: 150))
      guard let begin = scene.probe.last("willBeginDragging") else { return scene.end("steps") }
      return scene.end(begin.isTracking ? "pans" : "pansWithoutTracking")
    },
    Experiment("WheelScrolling", expecting: "steps") { laboratory in
      guard let devices = laboratory.devices else { return nil }
      let scene = ScrollScene(laboratory)
      devices.turnWheel(by: CGPoint(x: 0, y: 50), at: CGPoint(x: 150, y: 150))
      scene.run(for: 1)
      if scene.probe.heard("willBeginDragging") { return scene.end("pans") }
      return scene.end(scene.probe.heard("didEndScrollingAnimation") ? "animates" : "steps")
    },
    Experiment("KeyboardScrolling", expecting: "animates") { laboratory in
      guard let devices = laboratory.devices else { return nil }
      let scene = ScrollScene(laboratory)
      devices.pressDownKey(in: scene.view)
      scene.run(for: 1)
      if scene.probe.heard("didEndDecelerating") { return scene.end("decelerates") }
      let isAnimated = scene.probe.heard("didEndScrollingAnimation")
      return scene.end(isAnimated ? "animates" : "animatesSilently")
    },
    Experiment("MotionInBackground", expecting: "stops") { laboratory in
      guard let finger = laboratory.finger, let devices = laboratory.devices else { return nil }
      let scene = ScrollScene(laboratory)
      scene.flick(finger)
      let (offset, target) = (scene.y, scene.probe.target?.y ?? 0)
      devices.leaveApp(for: 10)
      scene.run(for: 0.05)
      if abs(scene.y - target) < 5 { return scene.end("finishes") }
      return scene.end(scene.y == offset ? "stops" : "resumes")
    },
  ]
}
#endif
