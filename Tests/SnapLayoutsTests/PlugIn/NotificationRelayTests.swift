import Testing
import UIKit

@testable import SnapLayouts

@MainActor
struct NotificationRelayTests {
  private final class Listener { var calls = 0 }

  private let name = Notification.Name(UUID().uuidString)
  private let relay: NotificationRelay

  init() { relay = NotificationRelay(of: [name]) { ($0 as? Listener)?.calls += 1 } }

  private func postElsewhere() async {
    let name = name
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      Thread.detachNewThread {
        NotificationCenter.default.post(name: name, object: nil)
        done.resume()
      }
    }
  }

  private func emptyMainQueue() async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      DispatchQueue.main.async { done.resume() }
    }
  }

  @Test func `all are called before a post on the main thread returns`() {
    let listeners = (0..<3).map { _ in Listener() }
    for listener in listeners { relay.add(listener) }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(listeners.map(\.calls) == [1, 1, 1])
  }

  @Test func `after a post on another thread, all are called on the main thread`() async {
    let listener = Listener()
    relay.add(listener)
    await postElsewhere()
    await emptyMainQueue()
    #expect(listener.calls == 1)
  }

  @Test func `those that remain are called, however many have gone`() {
    var listeners: [Listener] = []
    weak var gone: Listener?
    for number in 0..<100 {
      let listener = Listener()
      relay.add(listener)
      if number % 10 == 0 { listeners.append(listener) } else { gone = listener }
    }
    #expect(gone == nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(listeners.map(\.calls) == Array(repeating: 1, count: 10))
  }
}
