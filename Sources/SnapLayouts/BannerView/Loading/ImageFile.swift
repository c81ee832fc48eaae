#if canImport(Foundation)
import Foundation
#endif

/// Reads the file of a file URL, on a queue that may wait for the disk.
enum ImageFile {
  private static let queue = DispatchQueue(
    label: "SnapLayouts.ImageFile", qos: .userInitiated, attributes: .concurrent)

  /// Reads all of a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - limit: The most bytes that it may have.
  /// - Returns: Its bytes.
  /// - Throws: ``ImageLoadingError``.
  static func data(at url: URL, limit: Int) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(with: Result { try read(url, limit: limit) })
      }
    }
  }

  private static func read(_ url: URL, limit: Int) throws -> Data {
    DispatchQueue.assertNotMain()
    guard isRegularFile(url), let file = try? FileHandle(forReadingFrom: url),
      let data = try? pieces(of: file, limit: limit)
    else { throw ImageLoadingError.unreadableFile }
    guard data.count <= limit else { throw ImageLoadingError.tooLarge(limit: limit) }
    return data
  }

  /// To open anything else may wait for ever, a pipe for instance.
  private static func isRegularFile(_ url: URL) -> Bool {
    let values = try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey])
    return values?.isRegularFile == true
  }

  private static func pieces(of file: FileHandle, limit: Int) throws -> Data {
    var data = Data()
    while data.count <= limit, let piece = try file.read(upToCount: 1 << 18), !piece.isEmpty {
      data += piece
    }
    return data
  }
}
