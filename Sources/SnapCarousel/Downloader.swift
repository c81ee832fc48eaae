#if canImport(UIKit)
import UIKit
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Downloads data, with limits for size and time.
///
/// Its session retains it, so it must be closed. Everything that changes is used on the session's queue only.
final class Downloader: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private final class Download: @unchecked Sendable {
    var task: URLSessionTask?
    var waiter: CheckedContinuation<Data, any Error>?
    var expectedLength: Int64 = 0
    var data = Data()
    /// The reason why the download was stopped; the session only reports a cancellation.
    var reason: (any Error)?
  }

  private let configuration: URLSessionConfiguration
  private let limit: Int
  let timeout: TimeInterval
  private let queue = OperationQueue()
  private lazy var session = URLSession(
    configuration: configuration, delegate: self, delegateQueue: queue)
  /// The downloads by the identifiers of their tasks.
  private var downloads: [Int: Download] = [:]

  init(configuration: URLSessionConfiguration, limit: Int, timeout: TimeInterval) {
    self.configuration = configuration
    self.limit = limit
    self.timeout = timeout
    queue.maxConcurrentOperationCount = 1
  }

  /// Releases the session after the downloads that are running.
  func close() { queue.addOperation { self.session.finishTasksAndInvalidate() } }

  /// Downloads the data of a URL.
  ///
  /// - Parameter url: A URL of any kind that the session handles.
  /// - Returns: The data.
  /// - Throws: ``ImageLoadingError``, or `CancellationError`, once the session is done with the
  ///   download.
  func data(from url: URL) async throws -> Data {
    let download = Download()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        queue.addOperation { self.start(download, of: url, for: waiter) }
      }
    } onCancel: {
      queue.addOperation { self.stop(download, because: CancellationError()) }
    }
  }

  private func start(
    _ download: Download, of url: URL, for waiter: CheckedContinuation<Data, any Error>
  ) {
    if let reason = download.reason { return waiter.resume(throwing: reason) }
    let task = session.dataTask(with: url)
    (download.task, download.waiter) = (task, waiter)
    downloads[task.taskIdentifier] = download
    task.resume()
    DispatchQueue.global().asyncAfter(deadline: .now() + timeout) { [weak self, weak download] in
      guard let self, let download else { return }
      queue.addOperation { self.stop(download, because: ImageLoadingError.timedOut) }
    }
  }

  private func stop(_ download: Download, because reason: any Error) {
    guard download.reason == nil else { return }
    download.reason = reason
    download.data = Data()
    download.task?.cancel()
    #if canImport(FoundationNetworking)
    // FoundationNetworking reports a cancellation twice, and traps if the delegate handles the first report
    // before the second one is made. The queue, which runs this, is blocked until then.
    download.task?.cancel()
    #endif
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    guard let download = downloads[dataTask.taskIdentifier] else {
      return completionHandler(.cancel)
    }
    download.expectedLength = Self.expectedLength(of: response)
    if let http = response as? HTTPURLResponse, !(200..<300).contains(http.statusCode) {
      stop(download, because: ImageLoadingError.httpStatus(http.statusCode))
    } else if download.expectedLength > Int64(limit) {
      stop(download, because: ImageLoadingError.tooLarge(limit: limit))
    }
    completionHandler(download.reason == nil ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    guard let download = downloads[dataTask.taskIdentifier], download.reason == nil else {
      return
    }
    download.data.append(data)
    if download.data.count > limit {
      stop(download, because: ImageLoadingError.tooLarge(limit: limit))
    }
  }

  /// Keeps responses that aren't images out of the cache, which would return them for the next
  /// request.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask,
    willCacheResponse proposedResponse: CachedURLResponse,
    completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
  ) {
    let (data, response) = (proposedResponse.data, proposedResponse.response)
    let isImage =
      Self.isWhole(data, of: Self.expectedLength(of: response)) && ImageDecoder.isImage(data)
    completionHandler(isImage ? proposedResponse : nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let download = downloads.removeValue(forKey: task.taskIdentifier) else { return }
    var failure = download.reason ?? error.map { loadingError($0, of: download) }
    if failure == nil, !Self.isWhole(download.data, of: download.expectedLength) {
      failure = ImageLoadingError.truncated
    }
    download.waiter?.resume(with: failure.map { .failure($0) } ?? .success(download.data))
  }

  /// The length of the data of a response; -1 if it isn't known.
  ///
  /// A session decodes what a server has encoded, for example with gzip; `Content-Length` is the length before that.
  /// FoundationNetworking reports it, while Apple's sessions report -1.
  private static func expectedLength(of response: URLResponse) -> Int64 {
    let http = response as? HTTPURLResponse
    let isEncoded = http?.value(forHTTPHeaderField: "Content-Encoding") != nil
    return isEncoded ? -1 : response.expectedContentLength
  }

  /// Whether data is as long as its server said, if it did; a decoder may find half a JPEG complete.
  static func isWhole(_ data: Data, of length: Int64) -> Bool { Int64(data.count) >= length }

  private func loadingError(_ error: any Error, of download: Download) -> ImageLoadingError {
    let length = download.data.count
    let isIncomplete = length > 0 && !Self.isWhole(download.data, of: download.expectedLength)
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
}
#endif
