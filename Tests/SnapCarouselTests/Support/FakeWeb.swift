import Foundation

/// Fetches that end when the test ends them, instead of a network.
final class FakeWeb: @unchecked Sendable {
  private struct Fetch {
    let number: Int
    let url: URL
    let continuation: CheckedContinuation<Data, any Error>
  }

  private let lock = NSLock()
  private let endsWhenCancelled: Bool
  private var open: [Fetch] = []
  private var cancelled: Set<Int> = []
  private var lastNumber = 0
  private var overlaps = 0

  /// - Parameter endsWhenCancelled: Whether a fetch ends as soon as it is cancelled; otherwise it
  ///   runs until it is answered, like a connection that closes slowly.
  init(endsWhenCancelled: Bool) { self.endsWhenCancelled = endsWhenCancelled }

  var openURLs: [URL] { lock.withLock { open.map(\.url) } }

  /// The number of fetches that began while another one of the same URL was open.
  var overlappingFetches: Int { lock.withLock { overlaps } }

  func fetch(_ url: URL) async throws -> Data {
    let number = lock.withLock {
      lastNumber += 1
      return lastNumber
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        begin(Fetch(number: number, url: url, continuation: $0))
      }
    } onCancel: {
      cancel(number)
    }
  }

  func answer(_ url: URL, with result: Result<Data, any Error>) {
    let fetches = take { $0.url == url }
    for fetch in fetches { fetch.continuation.resume(with: result) }
  }

  private func begin(_ fetch: Fetch) {
    let isCancelled = lock.withLock {
      if open.contains(where: { $0.url == fetch.url }) { overlaps += 1 }
      open.append(fetch)
      return cancelled.contains(fetch.number)
    }
    if isCancelled { cancel(fetch.number) }
  }

  private func cancel(_ number: Int) {
    lock.withLock { _ = cancelled.insert(number) }
    guard endsWhenCancelled else { return }
    for fetch in take({ $0.number == number }) {
      fetch.continuation.resume(throwing: CancellationError())
    }
  }

  private func take(_ isTaken: (Fetch) -> Bool) -> [Fetch] {
    lock.withLock {
      let taken = open.filter(isTaken)
      open.removeAll(where: isTaken)
      return taken
    }
  }
}
