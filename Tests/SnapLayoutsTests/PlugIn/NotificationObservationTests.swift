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

  /// Waits until the main queue has run the blocks that were added before.
  private func emptyMainQueue() async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      DispatchQueue.main.async { done.resume() }
    }
  }

  @Test func `the handler of a post on the main thread runs before the post returns`() {
    let name = Self.name()
    var calls = 0
    let observation = NotificationObservation(of: name) { calls += 1 }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(calls == 1)
    withExtendedLifetime(observation) {}
  }

  @Test func `the handler of a post on another thread runs on the main thread`() async {
    let name = Self.name()
    var calls = 0
    let observation = NotificationObservation(of: name) { calls += 1 }
    await postElsewhere(name)
    await emptyMainQueue()
    #expect(calls == 1)
    withExtendedLifetime(observation) {}
  }

  @Test func `a released observation calls no handler, even for an earlier post`() async {
    let name = Self.name()
    var calls = 0
    var observation: NotificationObservation? = NotificationObservation(of: name) { calls += 1 }
    let posted = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      NotificationCenter.default.post(name: name, object: nil)
      posted.signal()
    }
    // The main thread is blocked, so that the handler can't run first.
    waitBlocking(for: posted)
    withExtendedLifetime(observation) {}
    observation = nil
    await emptyMainQueue()
    #expect(calls == 0)
  }

  private nonisolated func waitBlocking(for semaphore: DispatchSemaphore) { semaphore.wait() }
}
