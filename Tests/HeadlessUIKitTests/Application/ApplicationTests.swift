import Testing
import UIKit
import UIKitSimulation

/// The app in the foreground and the background.
///
/// The state is global, so every test resets it at once.
@MainActor
struct ApplicationTests {
  let simulation = Simulation(size: CGSize(width: 300, height: 400), scale: 2)

  /// The app's notifications, with its state at each, while `body` runs.
  private func notifications(during body: () -> Void) -> [String] {
    let log = CallLog()
    let names: [(Notification.Name, String)] = [
      (UIApplication.willResignActiveNotification, "willResignActive"),
      (UIApplication.didEnterBackgroundNotification, "didEnterBackground"),
      (UIApplication.willEnterForegroundNotification, "willEnterForeground"),
      (UIApplication.didBecomeActiveNotification, "didBecomeActive"),
      (UIApplication.didReceiveMemoryWarningNotification, "didReceiveMemoryWarning"),
    ]
    let tokens = names.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated {
          log.note("\(text) \(UIApplication.shared.applicationState)")
        }
      }
    }
    body()
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
    return log.calls
  }

  @Test func `to the background and back`() {
    #expect(UIApplication.shared.applicationState == .active)
    let calls = notifications {
      simulation.enterBackground()
      simulation.enterBackground()
      simulation.becomeActive()
      simulation.becomeActive()
    }
    #expect(
      calls == [
        "willResignActive active", "didEnterBackground background",
        "willEnterForeground background", "didBecomeActive active",
      ])
  }

  @Test func `the app is covered for a moment`() {
    let calls = notifications {
      simulation.resignActive()
      simulation.becomeActive()
      simulation.sendMemoryWarning()
    }
    #expect(
      calls == [
        "willResignActive active", "didBecomeActive active", "didReceiveMemoryWarning active",
      ])
  }

  @Test func `in the background time passes, but nothing happens in it`() {
    let log = CallLog()
    simulation.onFrame = { log.note("frame") }
    simulation.window.mainLoop.schedule(after: 1) { log.note("scheduled") }
    simulation.enterBackground()
    simulation.run(for: 5.001)
    #expect(log.take() == [])
    #expect(simulation.time == 5.001)
    simulation.becomeActive()
    simulation.run(for: 0.04)
    #expect(log.take() == ["scheduled", "frame", "frame"])
    #expect(simulation.time == 5.041)
  }

  @Test func `scrolling stops at its present offset; the touch is cancelled`() {
    let scrollView = UIScrollView()
    let observer = ScrollObserver()
    simulation.show(scrollView)
    scrollView.contentSize = CGSize(width: 300, height: 4000)
    scrollView.delegate = observer
    simulation.finger.drag(
      from: CGPoint(x: 150, y: 300), by: CGPoint(x: 0, y: -100), over: 0.1)
    simulation.run(for: 0.1)
    _ = observer.log.take()
    let offset = scrollView.contentOffset
    simulation.enterBackground()
    simulation.run(for: 1)
    simulation.becomeActive()
    simulation.run(for: 1)
    #expect(scrollView.contentOffset == offset)
    #expect(!scrollView.isDecelerating)
    #expect(observer.log.take() == [])

    simulation.finger.touchDown(at: CGPoint(x: 150, y: 300))
    simulation.finger.move(to: CGPoint(x: 150, y: 200), over: 0.1)
    simulation.resignActive()
    #expect(!scrollView.isDragging)
    #expect(!scrollView.isTracking)
    simulation.becomeActive()
  }
}
