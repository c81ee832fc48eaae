import Testing
import UIKit

@testable import SnapLayouts

@MainActor
@Suite struct NotificationObservationTests {
  private static func name() -> Notification.Name { Notification.Name(UUID().uuidString) }

  private func postElsewhere(_ name: Notification.Name) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      Thread.detachNewThread {
        NotificationCenter.default.post(name: name, object: nil)
        done.resume()
      }
    }
  }

  /// Lets the main queue do what was put in it before.
  private func emptyMainQueue() async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      DispatchQueue.main.async { done.resume() }
    }
  }

  @Test("What is posted on the main thread arrives before the posting returns")
  func mainThread() {
    let name = Self.name()
    var calls = 0
    let observation = NotificationObservation(of: name) { calls += 1 }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(calls == 1)
    withExtendedLifetime(observation) {}
  }

  @Test("What is posted on another thread arrives on the main thread")
  func otherThread() async {
    let name = Self.name()
    var calls = 0
    let observation = NotificationObservation(of: name) { calls += 1 }
    await postElsewhere(name)
    await emptyMainQueue()
    #expect(calls == 1)
    withExtendedLifetime(observation) {}
  }

  @Test("An observation that is gone calls nobody, even if the notification was on its way")
  func gone() async {
    let name = Self.name()
    var calls = 0
    var observation: NotificationObservation? = NotificationObservation(of: name) { calls += 1 }
    let posted = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      NotificationCenter.default.post(name: name, object: nil)
      posted.signal()
    }
    // The main thread waits, so that the handler has no chance to come first.
    waitBlocking(for: posted)
    withExtendedLifetime(observation) {}
    observation = nil
    await emptyMainQueue()
    #expect(calls == 0)
  }

  private nonisolated func waitBlocking(for semaphore: DispatchSemaphore) { semaphore.wait() }
}
