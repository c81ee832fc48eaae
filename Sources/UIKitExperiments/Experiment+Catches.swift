#if canImport(UIKit)
import UIKit

extension Experiment {
  static let catches = [
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
#endif
