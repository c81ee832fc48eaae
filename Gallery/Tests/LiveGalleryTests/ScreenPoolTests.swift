import Foundation
import Testing

@testable import LiveGallery

/// Each page has its own screen, which ends after the page.
///
/// Here a screen is a program that repeats its input.
struct ScreenPoolTests {
  private func makePool(limit: Int = 3, patience: Duration = .seconds(30)) -> ScreenPool {
    ScreenPool(limit: limit, patience: patience) {
      try ScreenProcess(URL(fileURLWithPath: "/bin/cat"), [])
    }
  }

  @Test func `a screen answers its page`() async throws {
    let (lines, continuation) = AsyncStream<String?>.makeStream()
    let (process, visit) = try await makePool().enter("a") { continuation.yield($0) }
    #expect(visit.isNew)
    #expect(process.write("one\nline"))
    var answers = lines.makeAsyncIterator()
    #expect(await answers.next() == "one line")
    process.end()
  }

  @Test func `a page that comes back has its screen`() async throws {
    let pool = makePool()
    let (process, visit) = try await pool.enter("a") { _ in }
    await pool.leave(visit)
    let (again, second) = try await pool.enter("a") { _ in }
    #expect(again === process && !second.isNew)
    process.end()
  }

  @Test func `a page that comes back before it has left has its screen`() async throws {
    let pool = makePool()
    let (ended, continuation) = AsyncStream<Void>.makeStream()
    let (process, first) = try await pool.enter("a") { if $0 == nil { continuation.finish() } }
    let (again, second) = try await pool.enter("a") { _ in }
    #expect(again === process && !second.isNew)
    for await _ in ended {}
    #expect(await !pool.forget(first))
    await pool.leave(first)
    #expect(await pool.forget(second))
  }

  @Test func `a page that is closed leaves nothing`() async throws {
    let pool = makePool(patience: .milliseconds(50))
    let (process, visit) = try await pool.enter("a") { _ in }
    await pool.leave(visit)
    for _ in 0..<100 where await pool.count > 0 { try await Task.sleep(for: .milliseconds(20)) }
    #expect(await pool.count == 0)
    #expect(!process.write("line"))
  }

  @Test func `there is a limit of screens`() async throws {
    let pool = makePool(limit: 2)
    let visits = [try await pool.enter("a") { _ in }, try await pool.enter("b") { _ in }]
    await #expect(throws: ScreenPool.Refusal.full) { try await pool.enter("c") { _ in } }
    for (process, visit) in visits {
      await pool.leave(visit)
      process.end()
    }
  }

  @Test func `a screen that ends says so`() async throws {
    let process = try ScreenProcess(URL(fileURLWithPath: "/bin/sh"), ["-c", "echo last"])
    let (lines, continuation) = AsyncStream<String?>.makeStream()
    process.send { continuation.yield($0) }
    var answers = lines.makeAsyncIterator()
    var last = await answers.next()
    // It may have answered before the receiver was set.
    if last == .some("last") { last = await answers.next() }
    #expect(last == .some(nil))
  }
}
