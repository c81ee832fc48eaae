import Foundation
import Testing

@testable import LiveGallery

/// Each page has a screen of its own, and leaves nothing behind.
///
/// Here a screen is a program that repeats its input.
@Suite struct ScreenDeskTests {
  private func makeDesk(limit: Int = 3, patience: Duration = .seconds(30)) -> ScreenDesk {
    ScreenDesk(limit: limit, patience: patience) {
      try ScreenProcess(URL(fileURLWithPath: "/bin/cat"), [])
    }
  }

  @Test func aScreenAnswersItsPage() async throws {
    let (process, visit) = try await makeDesk().enter("a")
    #expect(visit.isNew)
    let (lines, continuation) = AsyncStream<String?>.makeStream()
    process.send { continuation.yield($0) }
    #expect(process.write("one\nline"))
    var answers = lines.makeAsyncIterator()
    #expect(await answers.next() == "one line")
    process.end()
  }

  @Test func aPageThatComesBackHasItsScreen() async throws {
    let desk = makeDesk()
    let (process, visit) = try await desk.enter("a")
    await desk.leave(visit)
    let (again, second) = try await desk.enter("a")
    #expect(again === process && !second.isNew)
    process.end()
  }

  @Test func aPageThatWasDuplicatedHasAnother() async throws {
    let desk = makeDesk()
    let (process, _) = try await desk.enter("a")
    let (other, visit) = try await desk.enter("a")
    #expect(other !== process && visit.isNew && visit.session != "a")
    process.end()
    other.end()
  }

  @Test func aPageThatIsClosedLeavesNothing() async throws {
    let desk = makeDesk(patience: .milliseconds(50))
    let (process, visit) = try await desk.enter("a")
    await desk.leave(visit)
    for _ in 0..<100 where await desk.count > 0 { try await Task.sleep(for: .milliseconds(20)) }
    #expect(await desk.count == 0)
    #expect(!process.write("line"))
  }

  @Test func thereAreSoManyAtMost() async throws {
    let desk = makeDesk(limit: 2)
    let visits = [try await desk.enter("a"), try await desk.enter("b")]
    await #expect(throws: ScreenDesk.Refusal.full) { try await desk.enter("c") }
    for (process, visit) in visits {
      await desk.leave(visit)
      process.end()
    }
  }

  @Test func aScreenThatEndsSaysSo() async throws {
    let process = try ScreenProcess(URL(fileURLWithPath: "/bin/sh"), ["-c", "echo last"])
    let (lines, continuation) = AsyncStream<String?>.makeStream()
    process.send { continuation.yield($0) }
    var answers = lines.makeAsyncIterator()
    var last = await answers.next()
    // It may have spoken before anybody listened.
    if last == .some("last") { last = await answers.next() }
    #expect(last == .some(nil))
  }
}
