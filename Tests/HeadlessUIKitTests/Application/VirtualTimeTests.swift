import Dispatch
import Testing
import UIKit
import UIKitSimulation

// What an app declares in its module, here for this file only.
private typealias Timer = VirtualTimer
private typealias DispatchQueue = VirtualQueue

/// An app's timers and blocks on the virtual clock.
@MainActor
struct VirtualTimeTests {
  private let simulation = Simulation(size: CGSize(width: 300, height: 300))

  /// A banner as an app writes it, without a word about tests.
  @MainActor private final class Banner: UIView, UIScrollViewDelegate {
    let strip = UIScrollView()
    private(set) var page = 0
    private(set) var isHintShown = false
    private var timer: Timer?
    private var hint: DispatchWorkItem?

    func start(mode: RunLoop.Mode = .default) {
      strip.frame = bounds
      strip.contentSize = CGSize(width: bounds.width * 5, height: bounds.height)
      strip.delegate = self
      addSubview(strip)
      let timer = Timer(timeInterval: 2, repeats: true) { [weak self] _ in
        MainActor.assumeIsolated { self?.turn() }
      }
      RunLoop.main.add(timer, forMode: mode)
      self.timer = timer
      let hint = DispatchWorkItem { [weak self] in
        MainActor.assumeIsolated { self?.isHintShown = true }
      }
      self.hint = hint
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500), execute: hint)
    }

    func stop() {
      timer?.invalidate()
      hint?.cancel()
    }

    private func turn() {
      page += 1
      strip.setContentOffset(CGPoint(x: bounds.width * CGFloat(page), y: 0), animated: true)
    }

    deinit { timer?.invalidate() }
  }

  private func banner(mode: RunLoop.Mode = .default) -> Banner {
    let banner = Banner()
    simulation.show(banner)
    banner.start(mode: mode)
    return banner
  }

  @Test func `a banner with a timer turns its pages on the virtual clock`() {
    let banner = banner()
    simulation.run(for: 0.4)
    #expect(!banner.isHintShown)
    #expect(simulation.timeOfNextTimer.map { abs($0 - 0.5) < 1e-9 } == true)
    simulation.run(for: 0.2)
    #expect(banner.isHintShown && banner.page == 0)
    simulation.run(for: 1.5)
    #expect(banner.page == 1)
    simulation.run(for: 60)
    #expect(banner.page == 31)
    #expect(banner.strip.contentOffset.x < 9300)
    simulation.run(for: 1)
    #expect(banner.strip.contentOffset.x == 9300)
    banner.stop()
    simulation.run(for: 60)
    #expect(banner.page == 31)
  }

  @Test(arguments: [(.default, 0, 1), (.common, 1, 1)] as [(RunLoop.Mode, Int, Int)])
  func `a timer waits for a finger only in the default mode`(
    mode: RunLoop.Mode, meanwhile: Int, afterwards: Int
  ) {
    let banner = banner(mode: mode)
    simulation.run(for: 1)
    simulation.finger.touchDown(at: CGPoint(x: 150, y: 150))
    simulation.finger.hold(for: 2)
    #expect(banner.page == meanwhile)
    simulation.finger.release()
    simulation.run(for: 0.1)
    #expect(banner.page == afterwards)
    // The times stay those of the start.
    simulation.run(for: 0.8)
    #expect(banner.page == afterwards)
    simulation.run(for: 0.2)
    #expect(banner.page == afterwards + 1)
  }
}
