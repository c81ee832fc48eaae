import Synchronization
import Testing

@testable import LiveGallery

/// The log of refusals has a limit.
struct RefusalLogTests {
  @Test func `lines are cut and counted`() {
    let lines = Lines()
    let log = RefusalLog { lines.add($0) }
    log.note("a\u{1B}[31m" + String(repeating: "x", count: 10_000))
    for _ in 0..<1000 { log.note("again") }
    #expect(lines.all.count == RefusalLog.mostLines + 1)
    #expect(lines.all[0].hasPrefix("Refused: a·[31mx"))
    #expect(lines.all.allSatisfy { $0.count <= RefusalLog.longestLine + 10 })
    #expect(lines.all.last == "Further refusals are not logged.")
  }

  private final class Lines: Sendable {
    private let lines = Mutex<[String]>([])

    var all: [String] { lines.withLock { $0 } }

    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }
}
