#if canImport(UIKit)
import UIKit
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A download: the data that has arrived, and the caller that waits for it.
final class Download: @unchecked Sendable {
  private let limit: Int
  private let queue: OperationQueue
  private let lock = NSLock()
  private var task: URLSessionTask?
  private var continuation: CheckedContinuation<Data, any Error>?
  private var deadline: DispatchWorkItem?
  private var expectedBytes: Int64 = 0
  private var data = Data()
  /// The reason why this class stopped the download; the session only reports a cancellation.
  private var reason: (any Error)?

  /// Creates a download.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of bytes.
  ///   - queue: The session's queue, on which the delegate is called.
  init(limit: Int, queue: OperationQueue) {
    self.limit = limit
    self.queue = queue
  }

  /// Starts the download, unless it has already been cancelled.
  ///
  /// - Parameters:
  ///   - timeout: The seconds after which the download fails.
  ///   - continuation: Resumed once, when the session is done with the download.
  ///   - makeTask: Makes the session's task.
  func start(
    timeout: TimeInterval, _ continuation: CheckedContinuation<Data, any Error>,
    task makeTask: () -> URLSessionTask
  ) {
    let cancellation = lock.withLock { () -> (any Error)? in
      if let reason { return reason }
      self.continuation = continuation
      let deadline = DispatchWorkItem { [weak self] in
        self?.stop(because: ImageLoadingError.timedOut)
      }
      self.deadline = deadline
      DispatchQueue.global().asyncAfter(deadline: .now() + timeout, execute: deadline)
      let task = makeTask()
      self.task = task
      task.resume()
      return nil
    }
    if let cancellation { continuation.resume(throwing: cancellation) }
  }

  func cancel() { stop(because: CancellationError()) }

  /// Checks the response before its data arrives.
  ///
  /// - Parameter response: The response.
  /// - Returns: Whether to load its data.
  func accepts(_ response: URLResponse) -> Bool {
    lock.withLock { expectedBytes = response.expectedContentLength }
    if let http = response as? HTTPURLResponse, !(200..<300).contains(http.statusCode) {
      stop(because: ImageLoadingError.httpStatus(http.statusCode))
      return false
    }
    if response.expectedContentLength > Int64(limit) {
      stop(because: ImageLoadingError.tooLarge(limit: limit))
      return false
    }
    return true
  }

  func receive(_ piece: Data) {
    let isTooLarge = lock.withLock {
      guard reason == nil else { return false }
      data.append(piece)
      return data.count > limit
    }
    if isTooLarge { stop(because: ImageLoadingError.tooLarge(limit: limit)) }
  }

  /// Ends the download when the session is done with it.
  ///
  /// - Parameter error: The session's error, if the download failed or was stopped.
  func finish(_ error: (any Error)?) {
    // Resume outside of the lock: resuming waits for a task that may be cancelled at this moment,
    // and its cancellation waits for the lock.
    let (waiter, result) = lock.withLock {
      deadline?.cancel()
      defer { (continuation, task) = (nil, nil) }
      let failure = reason ?? error.map(loadingError)
      return (continuation, failure.map { Result.failure($0) } ?? .success(data))
    }
    waiter?.resume(with: result)
  }

  private func stop(because error: any Error) {
    lock.withLock {
      guard reason == nil else { return }
      reason = error
      data = Data()
      guard let task else { return }
      queue.addOperation {
        task.cancel()
        #if canImport(FoundationNetworking)
        // FoundationNetworking reports a cancellation twice, and traps if the delegate handles the
        // first report before the second one is made. This operation blocks the delegate's queue
        // until then.
        task.cancel()
        #endif
      }
    }
  }

  private func loadingError(_ error: any Error) -> ImageLoadingError {
    // The value can be nil only with FoundationNetworking.
    let named: URLError.Code? = URLError.Code(rawValue: (error as NSError).code)
    let code = named ?? .unknown
    switch code {
    case .badURL, .unsupportedURL: return .unsupportedURL
    case .timedOut: return .timedOut
    // The connection ended too early; FoundationNetworking has no error code for this.
    case .networkConnectionLost where isIncomplete, .unknown where isIncomplete: return .truncated
    default: return .network(code)
    }
  }

  private var isIncomplete: Bool { !data.isEmpty && Int64(data.count) < expectedBytes }
}
#endif
