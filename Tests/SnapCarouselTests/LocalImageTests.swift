import Testing
import UIKit

@testable import SnapCarousel

/// Files and data URLs.
struct LocalImageTests {
  private func withFile(_ data: Data, _ body: (URL) async throws -> Void) async throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("a picture \(UUID().uuidString).png")
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    try await body(url)
  }

  @Test func `a file is read, and read again after a failure`() async throws {
    let loader = ImageLoader()
    try await withFile(EncodedPictures.png().dropLast()) { url in
      #expect(await loader.outcome(of: url) == .failure(.truncated))
      try EncodedPictures.png(width: 77).write(to: url)
      #expect(await loader.outcome(of: url).width == 77)
    }
  }

  @Test func `a file has the same limit as a download`() async throws {
    let data = EncodedPictures.png()
    try await withFile(data) { url in
      let fitting = ImageLoader(maximumDownloadSize: data.count)
      #expect(await fitting.outcome(of: url).width == 12)
      let tight = ImageLoader(maximumDownloadSize: data.count - 1)
      #expect(await tight.outcome(of: url) == .failure(.tooLarge(limit: data.count - 1)))
    }
    try await withFile(Data(repeating: 0, count: 1_000_000)) { url in
      #expect(await ImageLoader().outcome(of: url) == .failure(.notAnImage))
    }
  }

  @Test func `the largest file has 20 MB unless the app says otherwise`() async throws {
    try await withFile(Data()) { url in
      try FileHandle(forWritingTo: url).truncate(atOffset: 20_000_001)
      #expect(await ImageLoader().outcome(of: url) == .failure(.tooLarge(limit: 20_000_000)))
    }
  }

  @Test func `a file that cannot be read`() async {
    let folder = FileManager.default.temporaryDirectory
    for url in [folder, folder.appendingPathComponent("no such picture.png")] {
      #expect(await ImageLoader().outcome(of: url) == .failure(.unreadableFile))
    }
  }

  @Test func `reading doesn't wait for an empty pipe; a link to a file is followed`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appendingPathComponent("pipe.png")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    #expect(await ImageLoader().outcome(of: pipe) == .failure(.unreadableFile))
    let file = folder.appendingPathComponent("file.png")
    let link = folder.appendingPathComponent("link.png")
    try EncodedPictures.png().write(to: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    #expect(await ImageLoader().outcome(of: link).width == 12)
  }

  @Test func `a data URL`() async throws {
    let text = "data:image/png;base64," + EncodedPictures.png().base64EncodedString()
    let url = try #require(URL(string: text))
    let count = EncodedPictures.png().count
    #expect(await ImageLoader(maximumDownloadSize: count).outcome(of: url).width == 12)
    let tight = ImageLoader(maximumDownloadSize: count - 1)
    #expect(await tight.outcome(of: url) == .failure(.tooLarge(limit: count - 1)))
    let page = try #require(URL(string: "data:text/html;base64,PGh0bWw+"))
    #expect(await ImageLoader().outcome(of: page) == .failure(.notAnImage))
  }
}
