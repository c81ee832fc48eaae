import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The reason why ``ImageLoader`` failed to load an image.
public enum ImageLoadingError: Error, Sendable, Hashable {
  /// The URL has no host, no data, or a scheme that the session doesn't handle.
  case unsupportedURL

  /// The file of a file URL doesn't exist, can't be read, or isn't a regular file.
  case unreadableFile

  /// The server answered with this HTTP status instead of an image.
  case httpStatus(Int)

  /// The network failed, for example because the device is offline.
  case network(URLError.Code)

  /// The download took longer than the loader's timeout.
  case timedOut

  /// The data is larger than this number of bytes.
  case tooLarge(limit: Int)

  /// The data isn't an image of a format that the system reads.
  case notAnImage

  /// The data ends before the image does.
  case truncated
}
