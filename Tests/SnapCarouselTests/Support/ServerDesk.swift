import Foundation

/// The place where requests arrive and where the test decides their answers.
final class ServerDesk: @unchecked Sendable {
  private struct Observer {
    let isMet: () -> Bool
    let continuation: CheckedContinuation<Void, Never>
  }

  private let lock = NSLock()
  private var answers: [String: ServerAnswer] = [:]
  private var heldPaths: Set<String> = []
  private var waiting: [String: [PretendedExchange]] = [:]
  private var arrivals: [String: Int] = [:]
  private var departures: [String: Int] = [:]
  private var observers: [Observer] = []

  /// Sets the answer to requests of a path from now on; the default answer is the status 404.
  func answer(_ path: String, _ answer: ServerAnswer) { lock.withLock { answers[path] = answer } }

  /// Makes requests of a path wait until they are released.
  func hold(_ path: String) { lock.withLock { _ = heldPaths.insert(path) } }

  /// Answers the waiting requests, and lets later ones pass.
  func release(_ path: String) {
    let (answer, exchanges) = lock.withLock {
      heldPaths.remove(path)
      return (self.answer(to: path), waiting.removeValue(forKey: path) ?? [])
    }
    for exchange in exchanges { exchange.send(answer) }
  }

  /// The number of requests of a path.
  func requests(_ path: String) -> Int { lock.withLock { arrivals[path, default: 0] } }

  /// Waits for a number of requests of a path.
  func arrival(_ path: String, count: Int = 1) async {
    await observe { self.arrivals[path, default: 0] >= count }
  }

  /// Waits until a number of clients that requested a path have disconnected.
  func departure(_ path: String, count: Int = 1) async {
    await observe { self.departures[path, default: 0] >= count }
  }

  // MARK: For servers

  func arrive(_ exchange: PretendedExchange, _ path: String) {
    let answer: ServerAnswer? = lock.withLock {
      arrivals[path, default: 0] += 1
      tellObservers()
      guard heldPaths.contains(path) else { return self.answer(to: path) }
      waiting[path, default: []].append(exchange)
      return nil
    }
    answer.map { exchange.send($0) }
  }

  func depart(_ exchange: PretendedExchange, _ path: String) {
    lock.withLock {
      waiting[path]?.removeAll { $0 === exchange }
      departures[path, default: 0] += 1
      tellObservers()
    }
  }

  private func answer(to path: String) -> ServerAnswer { answers[path] ?? .status(404) }

  private func observe(_ isMet: @escaping () -> Bool) async {
    await withCheckedContinuation { continuation in
      lock.withLock {
        observers.append(Observer(isMet: isMet, continuation: continuation))
        tellObservers()
      }
    }
  }

  private func tellObservers() {
    let met = observers.filter { $0.isMet() }
    observers.removeAll { $0.isMet() }
    for observer in met { observer.continuation.resume() }
  }
}
