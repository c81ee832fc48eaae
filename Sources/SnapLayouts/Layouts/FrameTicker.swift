#if canImport(UIKit)
import UIKit

/// Calls back once a display frame while it runs, and keeps nobody alive.
@MainActor
final class FrameTicker {
  var onTick: (() -> Void)?

  #if canImport(ObjectiveC)
  private var link: CADisplayLink?

  /// Runs until it is stopped; further starts change nothing.
  func start(in view: UIView) {
    guard link == nil else { return }
    // The link retains its target (fact 80), so that must not be the ticker itself.
    let link = CADisplayLink(
      target: LinkTarget(ticker: self), selector: #selector(LinkTarget.tick(_:)))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  @MainActor
  private final class LinkTarget: NSObject {
    private weak var ticker: FrameTicker?

    init(ticker: FrameTicker) { self.ticker = ticker }

    @objc func tick(_ link: CADisplayLink) {
      guard let ticker else { return link.invalidate() }
      ticker.onTick?()
    }
  }
  #else
  private weak var loop: MainLoop?

  /// Runs until it is stopped; further starts change nothing.
  func start(in view: UIView) {
    guard loop == nil, let window = view.window else { return }
    loop = window.mainLoop
    loop?.add(self)
  }

  func stop() {
    loop?.remove(self)
    loop = nil
  }
  #endif
}

#if !canImport(ObjectiveC)
extension FrameTicker: FrameClient {
  func frame(at time: TimeInterval) { onTick?() }
}
#endif
#endif
