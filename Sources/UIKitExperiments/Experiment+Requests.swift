#if canImport(UIKit)
import UIKit

extension Experiment {
  static let requests = [
    Experiment("OffsetWrittenDuringRequest", expecting: "replaces") { laboratory in
      let scene = await ScrollScene(laboratory)
      scene.view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
      await scene.run(for: 0.1)
      scene.view.contentOffset.y += 1000
      let written = scene.y
      await scene.run(for: 1)
      switch scene.y {
      case 400: return scene.end("isLost")
      case 1400: return scene.end("shifts")
      case written: return scene.end("replaces")
      default: return scene.end(unexpected: "\(written) became \(scene.y)")
      }
    },
    Experiment("RequestForPresentOffset", expecting: "silent") { laboratory in
      let scene = await ScrollScene(laboratory)
      scene.view.setContentOffset(scene.view.contentOffset, animated: true)
      await scene.run(for: 0.5)
      scene.view.setContentOffset(scene.view.contentOffset, animated: false)
      return scene.end(scene.probe.calls.isEmpty ? "silent" : "callsDelegate")
    },
    Experiment("EndOfReplacedRequest", expecting: "atOnce") { laboratory in
      let scene = await ScrollScene(laboratory)
      var isHeard: [Bool] = []
      for isAnimated in [true, false] {
        scene.view.setContentOffset(CGPoint(x: 0, y: scene.y + 400), animated: true)
        await scene.run(for: 0.1)
        scene.probe.calls = []
        scene.view.setContentOffset(CGPoint(x: 0, y: scene.y + 800), animated: isAnimated)
        isHeard.append(scene.probe.heard("didEndScrollingAnimation"))
        await scene.run(for: 1)
      }
      switch isHeard {
      case [true, true]: return scene.end("atOnce")
      case [true, false]: return scene.end("atOnceIfAnimated")
      case [false, false]: return scene.end("never")
      default: return scene.end(unexpected: "only without animation")
      }
    },
    Experiment("DecelerationRates", expecting: "kept") { laboratory in
      let scene = await ScrollScene(laboratory)
      scene.view.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.995)
      switch scene.view.decelerationRate {
      case .normal: return scene.end("nearest")
      case let rate where abs(rate.rawValue - 0.995) < 0.0001: return scene.end("kept")
      case let rate: return scene.end(unexpected: "became \(rate.rawValue)")
      }
    },
    Experiment("RequestLeavingWindow", expecting: "stops") { laboratory in
      let scene = await ScrollScene(laboratory)
      scene.view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
      await scene.run(for: 0.1)
      scene.view.removeFromSuperview()
      await scene.run(for: 0.5)
      return scene.end(scene.y == 400 ? "endsAtTarget" : "stops")
    },
    Experiment("LateDisplayLinks", expecting: "inOrderOfAddition") { laboratory in
      let scene = await ScrollScene(laboratory)
      scene.view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
      await scene.run(for: 0.1)
      scene.probe.calls = []
      laboratory.addDisplayLink { [probe = scene.probe, view = scene.view] in
        probe.note("link", in: view)
      }
      await scene.run(for: 0.1)
      // Two calls in one frame.
      let pair = zip(scene.probe.calls, scene.probe.calls.dropFirst()).first {
        $0.name != $1.name && $1.time - $0.time < 0.004
      }
      switch pair.map({ [$0.name, $1.name] }) {
      case ["didScroll", "link"]: return scene.end("inOrderOfAddition")
      case ["link", "didScroll"]: return scene.end("beforeScrolling")
      default: return scene.end(unexpected: "\(scene.probe.calls.map(\.name))")
      }
    },
    Experiment("AnimatedRequestInDeceleration", expecting: "replaces") { laboratory in
      let scene = await ScrollScene(laboratory)
      scene.view.contentOffset.y = 1000
      try await scene.flick()
      scene.view.setContentOffset(.zero, animated: true)
      await scene.run(for: 5)
      return scene.end(scene.y == 0 ? "replaces" : "isLost")
    },
    Experiment("OffsetWrittenInMotion", expecting: "shiftsMotion") { laboratory in
      let scene = await ScrollScene(laboratory)
      try await scene.flick()
      let target = scene.probe.target?.y ?? 0
      scene.view.contentOffset.y += 1000
      let written = scene.y
      await scene.run(for: 0.05)
      let goesOnFromThere = scene.y > written - 500
      await scene.run(for: 5)
      switch scene.y {
      case written: return scene.end("stops")
      case (target + 990)...(target + 1010): return scene.end("shiftsMotion")
      case (target - 10)...(target + 10):
        return scene.end(goesOnFromThere ? "keepsTarget" : "isLost")
      default: return scene.end(unexpected: "\(target), then \(written), became \(scene.y)")
      }
    },
  ]
}
#endif
