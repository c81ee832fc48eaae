#if canImport(UIKit)
import UIKit

/// The clock of the screen.
///
/// It contains all code that differs between UIKit and the headless UIKit.
struct SystemClock: LayoutClock {
  #if canImport(ObjectiveC)
  func callEachFrame(_ callback: ClockCallback, in window: UIWindow) {
    // The link retains its target (fact 80), so the callback itself can't be the target.
    let target = DisplayLinkTarget(callback)
    let link = CADisplayLink(target: target, selector: #selector(DisplayLinkTarget.tick(_:)))
    link.add(to: .main, forMode: .common)
    callback.onCancel { link.invalidate() }
  }

  func call(_ callback: ClockCallback, after delay: TimeInterval, in window: UIWindow) {
    let timer = Timer(timeInterval: delay, repeats: false) { [weak callback] _ in
      MainActor.assumeIsolated { callback?.call(at: CACurrentMediaTime()) }
    }
    // The common modes keep the timer running while another view scrolls.
    RunLoop.main.add(timer, forMode: .common)
    callback.onCancel { timer.invalidate() }
  }
  #else
  func callEachFrame(_ callback: ClockCallback, in window: UIWindow) {
    let loop = window.mainLoop
    loop.add(callback)
    callback.onCancel { [weak loop, weak callback] in callback.map { loop?.remove($0) } }
  }

  func call(_ callback: ClockCallback, after delay: TimeInterval, in window: UIWindow) {
    let loop = window.mainLoop
    loop.schedule(after: delay) { [weak loop, weak callback] in
      callback?.call(at: loop?.now ?? 0)
    }
  }
  #endif
}

#if canImport(ObjectiveC)
/// Stops the link when its callback has been released.
@MainActor
private final class DisplayLinkTarget: NSObject {
  private weak var callback: ClockCallback?

  init(_ callback: ClockCallback) { self.callback = callback }

  @objc func tick(_ link: CADisplayLink) {
    guard let callback else { return link.invalidate() }
    callback.call(at: link.targetTimestamp)
  }
}
#else
extension ClockCallback: FrameClient {
  func frame(at time: TimeInterval) { call(at: time) }
}
#endif
#endif
