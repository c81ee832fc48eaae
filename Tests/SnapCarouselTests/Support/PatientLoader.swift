import SnapCarousel
import UIKit

/// A loader whose pictures arrive when the test delivers them.
final class PatientLoader: ImageLoading, @unchecked Sendable {
  struct Failure: Error {}

  /// A caller that waits for a picture.
  private struct Request {
    let number: Int
    let url: URL
    let pixelSize: CGSize
    let continuation: CheckedContinuation<UIImage, any Error>
  }

  private let endsWhenCancelled: Bool
  private let lock = NSLock()
  private var open: [Request] = []
  private var cancelled: Set<Int> = []
  private var lastNumber = 0
  private var isClosed = false
  private var overlaps = 0
  private var memory: [URL: UIImage] = [:]
  private var observers: [(url: URL, continuation: CheckedContinuation<Void, Never>)] = []

  /// - Parameter endsWhenCancelled: Whether a request ends as soon as it is cancelled; otherwise it
  ///   waits for its answer, as with a library that can't be stopped.
  init(endsWhenCancelled: Bool = true) { self.endsWhenCancelled = endsWhenCancelled }

  /// The number of requests that began while another one of the same URL was wanted.
  var overlappingRequests: Int { lock.withLock { overlaps } }

  /// The URLs of requests that haven't been cancelled.
  var wantedURLs: Set<URL> {
    lock.withLock { Set(open.filter { !cancelled.contains($0.number) }.map(\.url)) }
  }

  func cachedImage(for url: URL, pixelSize: CGSize) -> UIImage? { lock.withLock { memory[url] } }

  func image(for url: URL, pixelSize: CGSize) async throws -> UIImage {
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

  /// Puts a picture into memory.
  func keep(_ picture: UIImage, for url: URL) { lock.withLock { memory[url] = picture } }

  /// Waits until there is a request for a picture that hasn't been cancelled.
  func request(for url: URL) async {
    await withCheckedContinuation { continuation in
      let isWanted = lock.withLock {
        let isWanted = open.contains { $0.url == url && !cancelled.contains($0.number) }
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

  /// Answers all requests for a picture.
  func answer(_ url: URL, with result: Result<UIImage, any Error>) {
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
      let isWanted = open.contains { $0.url == request.url && !cancelled.contains($0.number) }
      if isWanted, !isCancelled { overlaps += 1 }
      open.append(request)
      let waiting = observers.filter { $0.url == request.url && !isCancelled }
      observers.removeAll { $0.url == request.url && !isCancelled }
      return (isClosed || isCancelled && endsWhenCancelled, waiting)
    }
    for observer in waiting { observer.continuation.resume() }
    guard mustEnd else { return }
    for request in take({ $0.number == request.number }) {
      request.continuation.resume(throwing: CancellationError())
    }
  }

  private func cancel(_ number: Int) {
    lock.withLock { _ = cancelled.insert(number) }
    guard endsWhenCancelled else { return }
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
