#if os(Linux) && DEBUG && canImport(UIKitSimulation)
import Testing
import UIKit

@testable import EventLogSupport
@testable import SnapLayouts

/// What the document about the architecture lists is there, and what it describes is in the event log.
@MainActor
struct ArchitectureTests {
  private let path = "Docs/Architecture.md"

  @Test func `the tables name all parts of the state, its events, motions and stages`() throws {
    let rows = try Document(path).text.split(separator: "\n").filter { $0.hasPrefix("| ") }
    let tables = rows.joined(separator: "\n")
    let declared = [("LayoutEvent", "LayoutEvent"), ("Motion", "Motion"), ("Stage", "Motion")]
    let names = try declared.flatMap { try Document.cases(of: $0, in: $1) }
    let parts = Mirror(reflecting: LayoutState()).children.compactMap(\.label)
    #expect(names.count > 20 && parts.count > 3)
    for name in parts + names { #expect(tables.contains("`\(name)`"), "\(name)") }
  }

  @Test func `the source tree`() throws {
    let tree = try Document(path).text.components(separatedBy: "```").dropFirst().first ?? ""
    var (folders, named) = ([Int: String](), [String]())
    for line in tree.split(separator: "\n") {
      guard let match = line.firstMatch(of: #/^( *)([A-Za-z.]+\/)(?: |$)/#)?.output else {
        continue
      }
      let path = (folders[match.1.count - 2] ?? "") + match.2
      folders[match.1.count] = path
      named.append(path)
    }
    for path in named { #expect(isFolder(path), "\(path)") }
    for parent in ["Sources/", "Sources/SnapLayouts/"] {
      let folder = Document.root.appendingPathComponent(parent).path
      let found = try FileManager.default.contentsOfDirectory(atPath: folder)
        .map { parent + $0 + "/" }.filter(isFolder)
      #expect(Set(found).isSubset(of: named), "\(parent)")
    }
  }

  private func isFolder(_ path: String) -> Bool {
    (try? FileManager.default.contentsOfDirectory(
      atPath: Document.root.appendingPathComponent(path).path)) != nil
  }

  @Test func `a release and a frame make the calls of their steps, in their order`() throws {
    let events = Set(try Document.cases(of: "LayoutEvent", in: "LayoutEvent"))
    let motions = Set(try Document.cases(of: "Motion", in: "Motion"))
    let (frame, release) = (
      try words(of: "A frame, call by call"), try words(of: "A release, call by call")
    )
    let stage = PromiseStage(.picker) { layout, _ in
      layout.isEventLogEnabled = true
      // Otherwise UIKit creeps to the page, and the layout scrolls the last pixels.
      layout.preferredDecelerationRate = .fast
    }
    stage.show(item: 4)
    var seen: [String] = []
    stage.simulation.onFrame = { [unowned stage] in
      let motion = LogNode(EventLogText(stage.layout.state.motion).description).name
      if seen.last != motion { seen.append(motion) }
    }
    stage.flick()
    stage.screen.passFrame()
    // UIKit's next question may follow in the same frame.
    let released = release.filter(events.contains)
    #expect(Array(try log(since: "released", stage).prefix(released.count)) == released)
    // In the middle of the motion.
    for _ in 0..<4 { stage.screen.passFrame() }
    let framed = frame.filter(events.contains)
    #expect(framed == ["boundsWillChange", "framePassed", "reported"])
    #expect(Set(try log(since: "released", stage).dropFirst()) == Set(framed))
    stage.rest()
    // A fast display shows frames before the drag begins. The motion of a smooth cancel is another one.
    let passed = release.filter { motions.contains($0) && $0 != "scrolling" }
    #expect(Array(seen.drop { $0 == "idle" }) == passed)
    // At rest, too.
    stage.move(to: stage.screen.offset + 20)
    stage.screen.passFrame()
    let last = try log(since: "boundsWillChange", stage)
    #expect(last.filter { $0 != "laidOut" } == framed)
  }

  /// The names of the events since the last one of a name, without immediate repetitions.
  private func log(since first: String, _ stage: PromiseStage) throws -> [String] {
    let names = try EventLogReader(stage.layout.eventLog).entries.map {
      LogNode(EventLogText($0.event).description).name
    }
    return names.suffix(from: names.lastIndex(of: first) ?? 0)
      .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// The words of code in the numbered steps of a section, in their order.
  private func words(of section: String) throws -> [String] {
    let text = try Document(path).text
    let start = try #require(text.range(of: "## \(section)\n")?.upperBound)
    let steps = text[start...].components(separatedBy: "\n## ")[0].components(separatedBy: "\n\n")
      .map { $0.trimmingCharacters(in: .newlines) }.filter { $0.hasPrefix("1. ") }.joined()
    let parts = steps.components(separatedBy: "`").enumerated()
    return parts.filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
  }
}
#endif
