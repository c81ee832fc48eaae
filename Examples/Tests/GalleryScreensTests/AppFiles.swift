import Foundation

/// The files of the app, which Linux does not compile.
enum AppFiles {
  static func text(_ path: String) throws -> String {
    let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: examples.appendingPathComponent("GalleryApp/\(path)"), encoding: .utf8)
  }
}
