import SnapCarousel
import UIKit

/// A loader whose pictures arrive when the test delivers them.
typealias PatientLoader = PatientRequests<UIImage>
/// Fetches that end when the test ends them, instead of a network.
typealias FakeWeb = PatientRequests<Data>

extension PatientRequests: ImageLoading where Value == UIImage {}

/// Requests that end when the test answers them.
final class PatientRequests<Value: Sendable>: @unchecked Sendable {
  struct Failure: Error {}

  /// A caller that waits for a value.
  private struct Request {
    let number: Int
    let url: URL
    let pixelSize: CGSize
    let continuation: CheckedContinuation<Value, any Error>
  }

  private let endsWhenCancelled: Bool
  private let lock = NSLock()
  private var open: [Request] = []
  private var cancelled: Set<Int> = []
  private var lastNumber = 0
  private var isClosed = false
  private var overlaps = (fetches: 0, requests: 0)
  private var memory: [URL: Value] = [:]
  private var observers: [(url: URL, continuation: CheckedContinuation<Void, Never>)] = []

  /// - Parameter endsWhenCancelled: Whether a request ends as soon as it is cancelled; otherwise it waits for its answer, as
  ///   with a library that can't be stopped, or a connection that closes slowly.
  init(endsWhenCancelled: Bool = true) { self.endsWhenCancelled = endsWhenCancelled }

  /// The number of requests that began while another one of the same URL was open.
  var overlappingFetches: Int { lock.withLock { overlaps.fetches } }

  /// The number of requests that began while another one of the same URL was wanted.
  var overlappingRequests: Int { lock.withLock { overlaps.requests } }

  var openURLs: [URL] { lock.withLock { open.map(\.url) } }

  /// The URLs of requests that haven't been cancelled.
  var wantedURLs: Set<URL> { lock.withLock { Set(wanted.map(\.url)) } }

  private var wanted: [Request] { open.filter { !cancelled.contains($0.number) } }

  func cachedImage(for url: URL, pixelSize: CGSize) -> Value? { lock.withLock { memory[url] } }

  func fetch(_ url: URL) async throws -> Value { try await image(for: url, pixelSize: .zero) }

  func image(for url: URL, pixelSize: CGSize) async throws -> Value {
    let number = lock.withLock {
      lastNumber += 1
      return lastNumber
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        begin(Request(number: number, url: url, pixelSize: pixelSize, continuation: $0))
      }
    } onCancel: {
      cancel(number)
    }
  }

  /// Puts a value into memory.
  func keep(_ value: Value, for url: URL) { lock.withLock { memory[url] = value } }

  /// Waits until there is a request that hasn't been cancelled.
  func request(for url: URL) async {
    await withCheckedContinuation { continuation in
      let isWanted = lock.withLock {
        let isWanted = wanted.contains { $0.url == url }
        if !isWanted { observers.append((url, continuation)) }
        return isWanted
      }
      if isWanted { continuation.resume() }
    }
  }

  /// The size of a requested picture, in pixels.
  func pixelSize(for url: URL) -> CGSize? {
    lock.withLock { open.last { $0.url == url }?.pixelSize }
  }

  /// Answers all requests of a URL.
  func answer(_ url: URL, with result: Result<Value, any Error>) {
    for request in take({ $0.url == url }) { request.continuation.resume(with: result) }
  }

  /// Answers all present and later requests with a failure, so that no task waits forever.
  func close() {
    lock.withLock { isClosed = true }
    for request in take({ _ in true }) { request.continuation.resume(throwing: Failure()) }
  }

  private func begin(_ request: Request) {
    let (mustEnd, waiting) = lock.withLock {
      let isCancelled = cancelled.contains(request.number)
      if open.contains(where: { $0.url == request.url }) { overlaps.fetches += 1 }
      if !isCancelled, wanted.contains(where: { $0.url == request.url }) { overlaps.requests += 1 }
      open.append(request)
      let waiting = observers.filter { $0.url == request.url && !isCancelled }
      observers.removeAll { $0.url == request.url && !isCancelled }
      return (isClosed || isCancelled && endsWhenCancelled, waiting)
    }
    for observer in waiting { observer.continuation.resume() }
    if mustEnd { end(request.number) }
  }

  private func cancel(_ number: Int) {
    lock.withLock { _ = cancelled.insert(number) }
    if endsWhenCancelled { end(number) }
  }

  private func end(_ number: Int) {
    for request in take({ $0.number == number }) {
      request.continuation.resume(throwing: CancellationError())
    }
  }

  private func take(_ isMeant: (Request) -> Bool) -> [Request] {
    lock.withLock {
      defer { open.removeAll(where: isMeant) }
      return open.filter(isMeant)
    }
  }
}
