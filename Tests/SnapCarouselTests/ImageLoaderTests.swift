import Testing
import UIKit

@testable import SnapCarousel

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Loading from servers that work and from servers that fail.
struct ImageLoaderTests {
  private func loader(
    for server: PretendedServer, limit: Int = 20_000_000, timeout: TimeInterval = 60
  ) -> ImageLoader {
    ImageLoader(configuration: server.configuration, maximumDownloadSize: limit, timeout: timeout)
  }

  @Test func `simultaneous requests share one download and one picture`() async throws {
    let server = PretendedServer()
    let loader = loader(for: server)
    server.desk.answer("/a", .body(EncodedPictures.png(width: 31)))
    server.desk.hold("/a")
    let url = server.url("/a")
    let first = loader.start(url)
    await server.desk.arrival("/a")
    let others = (0..<5).map { _ in loader.start(url) }
    let smaller = loader.start(url, pixelSize: CGSize(width: 300, height: 300))
    #expect(loader.cachedImage(for: url, pixelSize: .zero) == nil)
    server.desk.release("/a")
    let outcome = await first.value
    #expect(outcome.width == 31)
    for other in others { #expect(await other.value == outcome) }
    #expect(await smaller.value.width == 31)
    #expect(loader.cachedImage(for: url, pixelSize: .zero).map(LoadingOutcome.picture) == outcome)
    #expect(await loader.outcome(of: url) == outcome)
  }

  @Test func `the last cancelled request cancels the download; a new request starts a new one`()
    async throws
  {
    let server = PretendedServer()
    let loader = loader(for: server)
    server.desk.answer("/a", .body(EncodedPictures.png()))
    for round in 1...5 {
      server.desk.hold("/a")
      let tasks = (0..<3).map { _ in loader.start(server.url("/a")) }
      await server.desk.arrival("/a", count: round)
      for task in tasks { task.cancel() }
      for task in tasks { #expect(await task.value == .cancelled) }
      if round > 2 { await server.desk.departure("/a", count: round) }
    }
    let fresh = loader.start(server.url("/a"))
    await server.desk.arrival("/a", count: 6)
    await server.desk.departure("/a", count: 5)
    server.desk.release("/a")
    #expect(await fresh.value.width == 12)
  }

  /// Otherwise the session would receive the rest of what nobody needs.
  @Test(
    arguments: [
      (200, 10, .allow), (200, 100, .allow), (300, 10, .cancel), (404, 10, .cancel),
      (200, 101, .cancel),
    ] as [(Int, Int, URLSession.ResponseDisposition)])
  func `a response that is refused ends its download`(
    row: (status: Int, length: Int, expected: URLSession.ResponseDisposition)
  ) async throws {
    let download = await AnsweredDownload(limit: 100)
    let response = try download.response(row.status, length: row.length)
    let disposition = await withCheckedContinuation { continuation in
      download.delegate.urlSession(
        download.session, dataTask: download.task, didReceive: response
      ) { continuation.resume(returning: $0) }
    }
    #expect(disposition == row.expected)
    // The first reason counts.
    download.data.cancel()
    do {
      _ = try await download.data.value
      Issue.record("there is no data")
    } catch {
      #expect((error is CancellationError) == (row.expected == .allow))
    }
    download.delegate.close()
  }

  @Test(
    arguments: [
      (100, 0, nil), (100, 1, .truncated), (100, 99, .truncated), (100, 100, nil), (nil, 50, nil),
    ] as [(Int?, Int, ImageLoadingError?)],
    // FoundationNetworking doesn't name it.
    [URLError.Code.networkConnectionLost, .unknown])
  func `a lost connection has cut the data short if there should be more`(
    row: (length: Int?, received: Int, expected: ImageLoadingError?), code: URLError.Code
  ) async throws {
    let download = await AnsweredDownload(limit: 100)
    let (delegate, session, task) = (download.delegate, download.session, download.task)
    let response = try download.response(200, length: row.length)
    delegate.urlSession(session, dataTask: task, didReceive: response) { _ in }
    delegate.urlSession(session, dataTask: task, didReceive: Data(count: row.received))
    delegate.urlSession(session, task: task, didCompleteWithError: URLError(code))
    await #expect(throws: row.expected ?? .network(code)) { try await download.data.value }
  }

  /// A server counts the bytes that it sends, and a session returns what they encode.
  @Test func `the length of an encoded response isn't that of its data`() async throws {
    let download = await AnsweredDownload(limit: 100)
    let (delegate, session, task) = (download.delegate, download.session, download.task)
    let response = try download.response(200, length: 120, encoding: "gzip")
    delegate.urlSession(session, dataTask: task, didReceive: response) { #expect($0 == .allow) }
    delegate.urlSession(session, dataTask: task, didReceive: Data(count: 80))
    delegate.urlSession(session, task: task, didCompleteWithError: nil)
    #expect(try await download.data.value.count == 80)
  }

  @Test func `a task cancelled before its request causes no request`() async throws {
    let server = PretendedServer()
    let loader = loader(for: server)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await loader.outcome(of: server.url("/a"))
    }
    #expect(await task.value == .cancelled)
    #expect(server.desk.requests("/a") == 0)
  }

  private static let failures: [(String, ServerAnswer, ImageLoadingError)] = [
    ("not found", .status(404), .httpStatus(404)),
    ("server error", .status(500), .httpStatus(500)),
    ("a page", .body(Data("<html>Log in to this network</html>".utf8)), .notAnImage),
    ("nothing", .body(Data()), .notAnImage),
    ("a picture cut short", .body(EncodedPictures.png().dropLast(20)), .truncated),
    ("a GIF cut short", .body(EncodedPictures.gif().dropLast()), .truncated),
    ("an answer cut short", .body(EncodedPictures.jpeg().dropLast(9), claiming: 5000), .truncated),
    ("less than the server said", .body(EncodedPictures.png(), claiming: 5000), .truncated),
    ("too large", .body(Data(repeating: 1, count: 10_001)), .tooLarge(limit: 10_000)),
    (
      "too large as it says", .body(EncodedPictures.png(), claiming: 10_001),
      .tooLarge(limit: 10_000)
    ),
    (
      "endless", .endless(EncodedPictures.png() + Data(repeating: 1, count: 20_000)),
      .tooLarge(limit: 10_000)
    ),
  ]

  @Test(arguments: failures)
  private func `a failure is reported once, affects no other picture and is retried`(
    name: String, answer: ServerAnswer, error: ImageLoadingError
  ) async throws {
    let server = PretendedServer()
    let loader = loader(for: server, limit: 10_000)
    server.desk.answer("/bad", answer)
    server.desk.answer("/good", .body(EncodedPictures.png(width: 9)))
    async let good = loader.outcome(of: server.url("/good"))
    #expect(await loader.outcome(of: server.url("/bad")) == .failure(error))
    #expect(await good.width == 9)
    await server.desk.departure("/bad")
    #expect(loader.cachedImage(for: server.url("/bad"), pixelSize: .zero) == nil)

    server.desk.answer("/bad", .body(EncodedPictures.png(width: 7)))
    #expect(await loader.outcome(of: server.url("/bad")).width == 7)
    #expect(server.desk.requests("/bad") == 2)
  }

  // This tests the time limit itself, so a fifth of a second of real time passes.
  @Test func `a server that never answers causes a timeout`() async throws {
    let server = PretendedServer()
    let loader = loader(for: server, timeout: 0.2)
    server.desk.answer("/dead", .silence)
    server.desk.answer("/stalled", .endless(EncodedPictures.png().prefix(30)))
    let tasks = ["/dead", "/dead", "/stalled"].map { loader.start(server.url($0)) }
    for task in tasks { #expect(await task.value == .failure(.timedOut)) }
    server.desk.answer("/dead", .body(EncodedPictures.png()))
    var outcome = LoadingOutcome.cancelled
    // A busy machine may take longer than that for a picture.
    for _ in 0..<100 where outcome.width == nil {
      outcome = await loader.outcome(of: server.url("/dead"))
    }
    #expect(outcome.width == 12)
  }

  @Test func `a session and its delegate are released with their loader`() async throws {
    let server = PretendedServer()
    server.desk.answer("/a", .body(EncodedPictures.png()))
    weak var downloader: Downloader?
    do {
      let loader = loader(for: server)
      downloader = loader.downloader
      #expect(await loader.outcome(of: server.url("/a")).width == 12)
      #expect(downloader != nil)
    }
    #expect(await settle { downloader == nil })
  }

  @Test func `a server that doesn't exist`() async throws {
    let server = PretendedServer()
    let outcome = await loader(for: server).outcome(of: server.refusingURL)
    #expect(outcome == .failure(.network(.cannotConnectToHost)))
  }

  #if canImport(Glibc)
  /// A cancellation that FoundationNetworking reports twice would end the process; a `URLProtocol` hides it.
  @Test func `requests to a server that says nothing end when they are cancelled`() async throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    // A socket without an address gets a free port of every interface.
    let isListening = listen(listener, 64) == 0
    let hasPort = withUnsafeMutableBytes(of: &address) {
      getsockname(listener, $0.assumingMemoryBound(to: sockaddr.self).baseAddress, &size) == 0
    }
    #expect(isListening && hasPort)
    let url = try #require(
      URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/a"))
    let loader = ImageLoader(configuration: .ephemeral, memoryLimit: 0)
    for pause in 0..<30 {
      let task = loader.start(url)
      for _ in 0..<pause * 20 { await Task.yield() }
      task.cancel()
      #expect(await task.value == .cancelled)
    }
  }
  #endif

  // FoundationNetworking crashes if a custom protocol redirects.
  #if !canImport(FoundationNetworking)
  @Test func `a redirection is followed to the picture`() async throws {
    let server = PretendedServer()
    let loader = loader(for: server)
    server.desk.answer("/old", .redirect(to: "/new"))
    server.desk.answer("/new", .body(EncodedPictures.png()))
    #expect(await loader.outcome(of: server.url("/old")).width == 12)
    #expect(server.desk.requests("/old") == 1)
    #expect(server.desk.requests("/new") == 1)
  }
  #endif

  @Test(arguments: [
    "relative", "http:///picture.png", "wrong-scheme://example.com/a.png", "about:blank",
  ])
  func `an unsupported URL`(text: String) async throws {
    let url = try #require(URL(string: text))
    let outcome = await ImageLoader().outcome(of: url)
    #expect(outcome.width == nil)
    // Only with FoundationNetworking is it known which error a session reports.
    #if canImport(FoundationNetworking)
    #expect(outcome == .failure(.unsupportedURL))
    #endif
  }

  @Test func `settings out of range are corrected`() async throws {
    let server = PretendedServer()
    server.desk.answer("/a", .body(EncodedPictures.png()))
    let url = server.url("/a")
    func outcome(limit: Int = 1000, timeout: TimeInterval = 60) async -> LoadingOutcome {
      let loader = ImageLoader(
        configuration: server.configuration, maximumDownloadSize: limit, timeout: timeout,
        memoryLimit: -1)
      return await loader.outcome(of: url)
    }
    #expect(await outcome(limit: -1) == .failure(.tooLarge(limit: 0)))
    #expect(await outcome(limit: .max).width == 12)
    for timeout in [.nan, .infinity, 1e300] as [TimeInterval] {
      #expect(await outcome(timeout: timeout).width == 12)
    }
    server.desk.answer("/a", .silence)
    #expect(await outcome(timeout: -.infinity) == .failure(.timedOut))
    for (timeout, expected) in [(.nan, 60), (-1, 0), (86_401, 86_400), (3, 3)]
      as [(TimeInterval, TimeInterval)]
    { #expect(ImageLoader(timeout: timeout).downloader?.timeout == expected) }
    #expect(ImageLoader().downloader?.timeout == 60)
  }

  #if !canImport(FoundationNetworking)
  @Test func `the default has a cache of its own, large enough for pictures`() throws {
    let cache = try #require(ImageLoader.defaultConfiguration.urlCache)
    #expect(cache === ImageLoader.defaultConfiguration.urlCache)
    #expect(cache !== URLCache.shared)
    #expect(cache.memoryCapacity == 8_000_000)
    #expect(cache.diskCapacity == 200_000_000)
    #expect(ImageLoader.defaultConfiguration.requestCachePolicy == .useProtocolCachePolicy)
  }
  #else
  @Test func `with FoundationNetworking the default has no cache`() {
    #expect(ImageLoader.defaultConfiguration.urlCache == nil)
    #expect(ImageLoader.defaultConfiguration.requestCachePolicy == .useProtocolCachePolicy)
  }
  #endif
}

/// A download in progress, for which the test answers instead of the server.
private struct AnsweredDownload {
  let server = PretendedServer()
  let delegate: Downloader
  let data: Task<Data, any Error>
  let session = URLSession(configuration: .ephemeral)
  /// It has the identifier of the download: each session counts from the same number.
  let task: URLSessionDataTask

  init(limit: Int) async {
    server.desk.hold("/a")
    let (url, configuration) = (server.url("/a"), server.configuration)
    let delegate = Downloader(configuration: configuration, limit: limit, timeout: 60)
    self.delegate = delegate
    data = Task { try await delegate.data(from: url) }
    task = session.dataTask(with: url)
    await server.desk.arrival("/a")
  }

  func response(
    _ status: Int, length: Int?, encoding: String? = nil
  ) throws -> HTTPURLResponse {
    var headers: [String: String] = [:]
    headers["Content-Length"] = length.map { "\($0)" }
    headers["Content-Encoding"] = encoding
    return try #require(
      HTTPURLResponse(
        url: server.url("/a"), statusCode: status, httpVersion: nil, headerFields: headers))
  }
}
