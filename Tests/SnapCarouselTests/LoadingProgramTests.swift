import EffortSupport
import Testing
import UIKit

@testable import SnapCarousel

/// Random programs that request, cancel, answer late and fail.
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
      let requests = await perform(40, on: loader, of: 4, at: Self.url, &random) { random in
        guard let url = web.openURLs.randomElement(using: &random) else { return }
        web.answer(url, with: Self.answer(to: url, &random))
      }
      if let problem = await finish(requests, web, &random) { return problem }
    }
    guard await settle({ formerLoader == nil && formerWeb == nil }) else { return "a leak" }
    return nil
  }

  /// Requests and cancels pictures; every now and then something happens at their source.
  private func perform(
    _ steps: Int, on loader: ImageLoader, of pictures: Int, at url: (Int) -> URL,
    _ random: inout SeededGenerator, atSource act: (inout SeededGenerator) -> Void
  ) async -> [Request] {
    var requests: [Request] = []
    for _ in 0..<steps {
      switch random.integer(0...9) {
      case 0..<5:
        let (picture, side) = (random.integer(0...pictures - 1), random.pick([0, 100, 1000]))
        let size = CGSize(width: side, height: side)
        requests.append(
          Request(picture: picture, task: loader.start(url(picture), pixelSize: size)))
      case 5..<8:
        guard let index = requests.indices.randomElement(using: &random) else { break }
        requests[index].isCancelled = true
        requests[index].task.cancel()
      default: act(&random)
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

  // MARK: Over a network

  private struct Row: Sendable {
    let answer: ServerAnswer
    var width: CGFloat?
    var error: ImageLoadingError?

    func isRight(_ outcome: LoadingOutcome) -> Bool {
      error.map { outcome == .failure($0) } ?? (outcome.width == width)
    }
  }

  private static let answers = [
    Row(answer: .body(EncodedPictures.png(width: 1)), width: 1),
    Row(answer: .body(EncodedPictures.gif(width: 2)), width: 2),
    Row(answer: .body(EncodedPictures.jpeg(width: 3)), width: 3),
    Row(answer: .status(503), error: .httpStatus(503)),
    Row(answer: .body(EncodedPictures.png().dropLast()), error: .truncated),
    Row(answer: .body(Data("<html>".utf8)), error: .notAnImage),
  ]

  @Test(arguments: ServerKind.capable)
  func `a hundred programs with a server, or fewer with quick effort`(kind: ServerKind) async throws
  {
    let server = try kind.start()
    for (index, row) in Self.answers.enumerated() { server.desk.answer("/\(index)", row.answer) }
    let loader = ImageLoader(configuration: server.configuration, memoryLimit: 0)
    for seed in Effort.seeds(quick: 20, full: 100) {
      var random = SeededGenerator(seed: seed)
      let requests = await perform(
        30, on: loader, of: Self.answers.count, at: { server.url("/\($0)") }, &random
      ) { random in
        let path = "/\(random.integer(0...Self.answers.count - 1))"
        if random.chance(30) { server.desk.hold(path) } else { server.desk.release(path) }
      }
      for index in Self.answers.indices { server.desk.release("/\(index)") }
      for request in requests {
        let outcome = await request.task.value
        let isRight = Self.answers[request.picture].isRight(outcome)
        #expect(isRight || (outcome == .cancelled && request.isCancelled), "program \(seed)")
      }
    }
    #expect(server.desk.overlappingRequests == 0)
  }
}
