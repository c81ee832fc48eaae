#if canImport(Foundation)
import Foundation
#endif
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Why ``ImageLoader`` could not get a picture.
public enum ImageLoadingError: Error, Sendable, Hashable {
  /// The URL leads nowhere: it has no host or data, or a scheme that nothing handles.
  case unsupportedURL

  /// The file of a file URL does not exist or may not be read.
  case unreadableFile

  /// The server answered with this HTTP status instead of a picture.
  case httpStatus(Int)

  /// The network failed, for instance because there is none.
  case network(URLError.Code)

  /// The picture had not arrived in time.
  case timedOut

  /// The data would be more than this number of bytes; the rest was not loaded.
  case tooLarge(limit: Int)

  /// The data is no picture of a kind that the system can read.
  case notAnImage

  /// The picture ends too early.
  case truncated
}
