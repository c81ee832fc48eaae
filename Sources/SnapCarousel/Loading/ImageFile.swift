import Foundation

/// Reads files on a queue that may wait for the disk.
enum ImageFile {
  private static let queue = DispatchQueue(
    label: "SnapLayouts.ImageFile", qos: .userInitiated, attributes: .concurrent)

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - limit: The maximum number of bytes.
  /// - Returns: The data of the file.
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

  /// Whether a URL is a regular file; opening anything else, such as a pipe, may block.
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
