import Testing
import UIKit

@testable import SnapCarousel

/// Callers that come and go while work that can't be stopped is ending.
struct TaskCoalescerTests {
  private final class Token: Sendable {}
  private struct Entry { weak var token: Token? }

  /// Work that ends when the test ends it, cancelled or not.
  private let web = FakeWeb(endsWhenCancelled: false)
  private let url = URL(fileURLWithPath: "/a")

  @Test func `however many callers come and go, one run waits; the last caller gets its result`()
    async throws
  {
    let coalescer = TaskCoalescer<Int, Data>()
    let tokens = Locked<[Entry]>([])
    let alive = { tokens.value.filter { $0.token != nil }.count }
    let (web, url) = (web, url)
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
