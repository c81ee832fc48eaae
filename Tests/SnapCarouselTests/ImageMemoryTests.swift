import Testing
import UIKit

@testable import SnapCarousel

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The contents of the memory and of the session's cache, the queues of the work, files and data URLs.
struct ImageMemoryTests {
  /// A loader whose pictures have 4 × 25 pixels, which take 400 bytes, for any URL.
  private func loader(memoryLimit: Int) -> ImageLoader {
    ImageLoader(memoryLimit: memoryLimit) { _ in EncodedPictures.png(width: 4, height: 25) }
  }

  private func url(_ number: Int) -> URL { URL(fileURLWithPath: "/\(number)") }

  /// The URLs, out of a number of them, that a loader has in memory.
  private func kept(by loader: ImageLoader, of count: Int) -> [Int] {
    (0..<count).filter { loader.cachedImage(for: url($0), pixelSize: .zero) != nil }
  }

  @Test func `memory has a limit`() async {
    let loader = loader(memoryLimit: 1300)
    for number in 0..<3 { _ = await loader.outcome(of: url(number)) }
    #expect(kept(by: loader, of: 3) == [0, 1, 2])
    for number in 3..<10 { _ = await loader.outcome(of: url(number)) }
    #expect(kept(by: loader, of: 10).count <= 3)
    // The same picture for another view counts separately.
    let size = CGSize(width: 10, height: 10)
    let other = self.loader(memoryLimit: 1300)
    for _ in 0..<2 { _ = await other.outcome(of: url(0)) }
    _ = await other.outcome(of: url(0), pixelSize: size)
    #expect(other.cachedImage(for: url(0), pixelSize: .zero) != nil)
    #expect(other.cachedImage(for: url(0), pixelSize: size) != nil)
  }

  @Test(arguments: [0, 399])
  func `a picture larger than the limit isn't kept and removes no others`(limit: Int) async {
    let loader = loader(memoryLimit: limit)
    #expect(await loader.outcome(of: url(0)).width == 4)
    #expect(kept(by: loader, of: 1) == [])
  }

  @Test func `every frame of an animated picture counts once`() async throws {
    let frame = try #require(UIImage(data: EncodedPictures.png(width: 4, height: 25)))
    let other = try #require(UIImage(data: EncodedPictures.png(width: 4, height: 25)))
    let images = [frame, frame, other, frame]
    let animated = try #require(UIImage.animatedImage(with: images, duration: 1))
    let address = url(0).absoluteString.utf8.count
    for (limit, count) in [(799 + address, 0), (800 + address, 1)] {
      let loader = ImageLoader(memoryLimit: limit, decode: { _, _ in animated }) { _ in Data() }
      _ = await loader.outcome(of: url(0))
      #expect(kept(by: loader, of: 1).count == count)
    }
  }

  @Test func `a URL that holds the image itself counts too`() async throws {
    let long = try #require(
      URL(string: "data:image/png;base64," + String(repeating: "A", count: 900)))
    for (limit, count) in [(1000, 0), (1400, 1)] {
      let loader = loader(memoryLimit: limit)
      _ = await loader.outcome(of: long)
      #expect((loader.cachedImage(for: long, pixelSize: .zero) == nil ? 0 : 1) == count)
    }
  }

  @MainActor
  @Test func `fetching and decoding are done off the main actor`() async {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    defer { DispatchQueue.main.setSpecific(key: key, value: nil) }
    #expect(DispatchQueue.getSpecific(key: key) == true)
    let isMain = Locked<[Bool]>([])
    let loader = ImageLoader(memoryLimit: 0) { data, size in
      isMain.change { $0.append(DispatchQueue.getSpecific(key: key) ?? false) }
      return try ImageDecoder.image(from: data, covering: size)
    } fetch: { _ in
      isMain.change { $0.append(DispatchQueue.getSpecific(key: key) ?? false) }
      return EncodedPictures.png()
    }
    for number in 0..<10 { #expect(await loader.outcome(of: url(number)).width == 12) }
    #expect(isMain.value == Array(repeating: false, count: 20))
  }

  @Test func `a picture without waiting requests isn't decoded, even if its data arrives`() async {
    let isMain = Locked<[Bool]>([])
    let web = FakeWeb(endsWhenCancelled: false)
    weak var former: ImageLoader?
    do {
      let loader = ImageLoader(memoryLimit: 0) { _, _ in
        isMain.change { $0.append(true) }
        return UIImage()
      } fetch: {
        try await web.fetch($0)
      }
      former = loader
      let task = loader.start(url(0))
      #expect(await settle { web.openURLs == [url(0)] })
      task.cancel()
      #expect(await task.value == .cancelled)
      web.answer(url(0), with: .success(EncodedPictures.png()))
    }
    // Everything that a loader has started ends with the loader.
    #expect(await settle { former == nil })
    #expect(isMain.value == [])
  }

  @Test func `the cache of the configuration answers in place of the server`() async throws {
    let url = try #require(URL(string: "https://picture.invalid/a.png"))
    let configuration = URLSessionConfiguration.ephemeral
    #if canImport(FoundationNetworking)
    let cache = URLCache(memoryCapacity: 1_000_000, diskCapacity: 0, diskPath: nil)
    #else
    let cache = URLCache(memoryCapacity: 1_000_000, diskCapacity: 0, directory: nil)
    #endif
    configuration.urlCache = cache
    configuration.requestCachePolicy = .returnCacheDataElseLoad
    let response = try #require(
      HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: "HTTP/1.1",
        // A year: full effort takes longer than minutes.
        headerFields: ["Cache-Control": "max-age=31536000"]))
    cache.storeCachedResponse(
      CachedURLResponse(response: response, data: EncodedPictures.png(width: 51)),
      for: URLRequest(url: url))
    #expect(await ImageLoader(configuration: configuration).outcome(of: url).width == 51)
  }

  @Test func `only complete pictures are cached`() async throws {
    let picture = EncodedPictures.jpeg()
    #expect(try await isCached(picture))
    #expect(try await !isCached(picture.dropLast()))
    #expect(try await !isCached(Data("<html>".utf8)))
  }

  private func isCached(_ data: Data) async throws -> Bool {
    let url = try #require(URL(string: "https://picture.invalid/a.png"))
    let response = try #require(
      HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: nil))
    return await withCheckedContinuation { continuation in
      Downloader(configuration: .ephemeral, limit: 0, timeout: 0).urlSession(
        .shared, dataTask: URLSession.shared.dataTask(with: url),
        willCacheResponse: CachedURLResponse(response: response, data: data)
      ) { continuation.resume(returning: $0 != nil) }
    }
  }

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

  @Test func `a GIF in a file plays`() async throws {
    try await withFile(EncodedPictures.gif(delays: [5, 5, 20])) { url in
      let image = try await ImageLoader().image(for: url, pixelSize: .zero)
      #expect(image.images?.count == 6 && image.duration == 0.3)
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
