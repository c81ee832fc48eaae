#if canImport(UIKit)
import UIKit

/// Calls back once a display frame while it runs, with the time in seconds, and keeps nobody alive.
@MainActor
final class FrameTicker {
  var onTick: ((TimeInterval) -> Void)?

  var isRunning: Bool { source != nil }

  #if canImport(ObjectiveC)
  private var source: CADisplayLink?

  /// Runs until it is stopped; further starts change nothing.
  func start(in view: UIView) {
    guard source == nil else { return }
    // The link retains its target (fact 80), so that must not be the ticker itself.
    let link = CADisplayLink(
      target: LinkTarget(ticker: self), selector: #selector(LinkTarget.tick(_:)))
    link.add(to: .main, forMode: .common)
    source = link
  }

  func stop() {
    source?.invalidate()
    source = nil
  }

  @MainActor
  private final class LinkTarget: NSObject {
    private weak var ticker: FrameTicker?

    init(ticker: FrameTicker) { self.ticker = ticker }

    @objc func tick(_ link: CADisplayLink) {
      guard let ticker else { return link.invalidate() }
      ticker.onTick?(link.targetTimestamp)
    }
  }
  #else
  private weak var source: MainLoop?

  /// Runs until it is stopped; further starts change nothing.
  func start(in view: UIView) {
    guard source == nil, let window = view.window else { return }
    source = window.mainLoop
    source?.add(self)
  }

  func stop() {
    source?.remove(self)
    source = nil
  }
  #endif
}

#if !canImport(ObjectiveC)
extension FrameTicker: FrameClient {
  func frame(at time: TimeInterval) { onTick?(time) }
}
#endif
#endif
