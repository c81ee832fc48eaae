import EffortSupport
import Testing
import UIKit

@testable import SnapCarousel

/// Programs that request, cancel, answer late and fail.
struct LoadingProgramTests {
  /// A request of a program, and its allowed outcomes.
  private struct Request {
    let picture: Int
    let task: Task<LoadingOutcome, Never>
    var isCancelled = false
  }

  private static func url(_ picture: Int) -> URL { URL(fileURLWithPath: "/\(picture)") }

  private static let failures: [ImageLoadingError] = [.httpStatus(500), .timedOut]

  /// Pictures are identified by their widths.
  private static func answer(to url: URL, _ random: inout SeededGenerator) -> Result<
    Data, any Error
  > {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: .failure(failures[0])
    case 1: .failure(failures[1])
    case 2: .success(Data("no picture".utf8))
    default: .success(EncodedPictures.png(width: 1 + (Int(url.lastPathComponent) ?? 0), height: 1))
    }
  }

  private static func isRight(_ outcome: LoadingOutcome, of request: Request) -> Bool {
    switch outcome {
    case .picture: outcome.width == CGFloat(1 + request.picture)
    case .failure(let error): failures.contains(error) || error == .notAnImage
    case .cancelled: request.isCancelled
    case .otherError: false
    }
  }

  @Test(arguments: Effort.seeds(quick: 4, full: 20))
  func `a thousand programs, or fewer with quick effort`(seed: UInt64) async {
    for program in 0..<50 {
      var random = SeededGenerator(seed: seed * 1000 + UInt64(program))
      if let problem = await run(&random) {
        Issue.record("seed \(seed), program \(program): \(problem)")
        return
      }
    }
  }

  /// Runs a program; returns what was wrong.
  private func run(_ random: inout SeededGenerator) async -> String? {
    weak var formerLoader: ImageLoader?
    weak var formerWeb: FakeWeb?
    do {
      let web = FakeWeb(endsWhenCancelled: .random(using: &random))
      let limit = [0, 20, 100_000].randomElement(using: &random) ?? 0
      let loader = ImageLoader(memoryLimit: limit) { try await web.fetch($0) }
      formerLoader = loader
      formerWeb = web
      let requests = await perform(40, on: loader, web, &random)
      if let problem = await finish(requests, web, &random) { return problem }
    }
    guard await settle({ formerLoader == nil && formerWeb == nil }) else { return "a leak" }
    return nil
  }

  private func perform(
    _ steps: Int, on loader: ImageLoader, _ web: FakeWeb, _ random: inout SeededGenerator
  ) async -> [Request] {
    var requests: [Request] = []
    for _ in 0..<steps {
      switch random.integer(0...9) {
      case 0..<5:
        let (picture, side) = (random.integer(0...3), random.pick([0, 100, 1000]))
        let size = CGSize(width: side, height: side)
        requests.append(
          Request(picture: picture, task: loader.start(Self.url(picture), pixelSize: size)))
      case 5..<8:
        guard let index = requests.indices.randomElement(using: &random) else { break }
        requests[index].isCancelled = true
        requests[index].task.cancel()
      default:
        guard let url = web.openURLs.randomElement(using: &random) else { break }
        web.answer(url, with: Self.answer(to: url, &random))
      }
      for _ in 0..<random.integer(0...8) { await Task.yield() }
    }
    return requests
  }

  /// Answers all open requests until each has its outcome.
  private func finish(
    _ requests: [Request], _ web: FakeWeb, _ random: inout SeededGenerator
  ) async -> String? {
    let areRight = Locked<[Bool]>([])
    for request in requests {
      Task {
        let isRight = Self.isRight(await request.task.value, of: request)
        areRight.change { $0.append(isRight) }
      }
    }
    var generator = random
    let isFinished = await settle {
      for url in web.openURLs { web.answer(url, with: Self.answer(to: url, &generator)) }
      return areRight.value.count == requests.count
    }
    guard isFinished else { return "only \(areRight.value.count) requests have an outcome" }
    guard await settle({ web.openURLs.isEmpty }) else { return "a fetch without waiting requests" }
    if web.overlappingFetches > 0 { return "two fetches of one URL" }
    return areRight.value.contains(false) ? "a wrong outcome" : nil
  }

  // MARK: Work that can't be stopped

  private final class Token: Sendable {}
  private struct Entry { weak var token: Token? }

  @Test func `however many callers come and go, one run waits; the last caller gets its result`()
    async throws
  {
    let coalescer = TaskCoalescer<Int, Data>()
    let tokens = Locked<[Entry]>([])
    let alive = { tokens.value.filter { $0.token != nil }.count }
    // Work that ends when the test ends it, cancelled or not.
    let (web, url) = (FakeWeb(endsWhenCancelled: false), Self.url(0))
    let ask: @Sendable () -> Task<Data, any Error> = {
      let token = Token()
      tokens.change { $0.append(Entry(token: token)) }
      return Task {
        try await coalescer.value(for: 1) {
          _ = token
          return try await web.fetch(url)
        }
      }
    }
    let first = ask()
    #expect(await settle { web.openURLs.count == 1 })
    first.cancel()
    _ = await first.result
    for _ in 0..<100 {
      let task = ask()
      await Task.yield()
      task.cancel()
      _ = await task.result
    }
    #expect(await settle { alive() <= 2 })
    let last = ask()
    for _ in 0..<100 { await Task.yield() }
    #expect(web.openURLs.count == 1)
    web.answer(url, with: .success(Data([1])))
    #expect(await settle { web.openURLs.count == 1 })
    web.answer(url, with: .success(Data([2])))
    #expect(try await last.value == Data([2]))
    #expect(web.overlappingFetches == 0)
    #expect(await coalescer.count == 0)
    #expect(await settle { alive() == 0 })
  }
}
