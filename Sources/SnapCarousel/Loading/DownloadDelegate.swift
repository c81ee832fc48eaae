#if canImport(UIKit)
import UIKit
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Passes the callbacks of a session on to its downloads.
final class DownloadDelegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let lock = NSLock()
  private var downloads: [Int: Download] = [:]

  func start(
    _ download: Download, of url: URL, in session: URLSession, timeout: TimeInterval,
    _ continuation: CheckedContinuation<Data, any Error>
  ) {
    download.start(timeout: timeout, continuation) {
      let task = session.dataTask(with: url)
      lock.withLock { downloads[task.taskIdentifier] = download }
      return task
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    completionHandler(download(of: dataTask)?.accepts(response) == true ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    download(of: dataTask)?.receive(data)
  }

  /// Keeps responses that aren't images out of the cache, which would return them for the next
  /// request.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask,
    willCacheResponse proposedResponse: CachedURLResponse,
    completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
  ) {
    let isImage = ImageDecoder.isImage(proposedResponse.data)
    completionHandler(isImage ? proposedResponse : nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let download = lock.withLock { downloads.removeValue(forKey: task.taskIdentifier) }
    download?.finish(error)
  }

  private func download(of task: URLSessionTask) -> Download? {
    lock.withLock { downloads[task.taskIdentifier] }
  }
}
#endif
