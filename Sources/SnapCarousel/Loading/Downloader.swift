#if canImport(UIKit)
import UIKit
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Downloads data, with limits for size and time.
final class Downloader: Sendable {
  private let session: URLSession
  let delegate: DownloadDelegate
  private let limit: Int
  private let timeout: TimeInterval

  init(configuration: URLSessionConfiguration, limit: Int, timeout: TimeInterval) {
    let delegate = DownloadDelegate()
    self.delegate = delegate
    self.limit = limit
    self.timeout = timeout
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  // A session retains its delegate until it is invalidated.
  deinit { session.finishTasksAndInvalidate() }

  /// Downloads the data of a URL.
  ///
  /// - Parameter url: A URL of any kind that the session handles.
  /// - Returns: The data.
  /// - Throws: ``ImageLoadingError``, or `CancellationError`, once the session is done with the
  ///   download.
  func data(from url: URL) async throws -> Data {
    let download = Download(limit: limit, queue: session.delegateQueue)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        delegate.start(download, of: url, in: session, timeout: timeout, continuation)
      }
    } onCancel: {
      download.cancel()
    }
  }
}
#endif
