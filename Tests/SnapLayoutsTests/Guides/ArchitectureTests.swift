#if os(Linux) && DEBUG && canImport(UIKitSimulation)
import Testing
import UIKit

@testable import EventLogSupport
@testable import SnapLayouts

/// Plays what the document about the architecture describes, and compares the event log with it.
@MainActor
struct ArchitectureTests {
  @Test func `a frame makes the calls of its steps, in their order`() throws {
    let steps = try words(of: "A frame, call by call")
    let stage = stage()
    stage.simulation.finger.touchDown(at: stage.screen.middle)
    stage.simulation.finger.move(to: stage.screen.point(-60), over: 0.1)
    stage.simulation.finger.release()
    // The first frame of a motion, and those in the middle of it.
    let first = try events(since: "released", stage)
    #expect(first == ["released"])
    let named = steps.filter { allEvents.contains($0) }
    #expect(named == ["boundsWillChange", "framePassed", "reported"])
    let names = try events(count: 4, after: "released", stage)
    #expect(Set(names) == Set(named))
    // At rest, too.
    stage.rest()
    stage.move(to: stage.screen.offset + 20)
    stage.screen.passFrame()
    let jump = try EventLogReader(stage.layout.eventLog).entries.map(name)
    let last = jump.suffix(from: jump.lastIndex(of: "boundsWillChange") ?? 0)
    #expect(collapsed(Array(last)).filter { $0 != "laidOut" } == named)
  }

  @Test func `a release makes the calls of its steps, and passes through their motions`() throws {
    let steps = try words(of: "A release, call by call")
    let stage = stage()
    var motions: [String] = []
    var names: [String] = []
    stage.simulation.onFrame = { [unowned stage] in
      let motion = LogNode(EventLogText(stage.layout.state.motion).description).name
      if motions.last != motion { motions.append(motion) }
    }
    stage.flick()
    stage.screen.passFrame()
    names = try events(since: "released", stage)
    stage.rest()
    // A fast display shows frames before the drag begins. The motion of a smooth cancel is another one.
    #expect(
      Array(motions.drop { $0 == "idle" })
        == steps.filter { allMotions.contains($0) && $0 != "scrolling" })
    // UIKit's next question may follow in the same frame.
    let named = steps.filter { allEvents.contains($0) }
    #expect(Array(names.prefix(named.count)) == named)
  }

  // MARK: Private

  private let allEvents: Set<String>
  private let allMotions: Set<String>

  init() throws {
    allEvents = Set(try Document.cases(of: "LayoutEvent", in: "LayoutEvent"))
    allMotions = Set(try Document.cases(of: "Motion", in: "Motion"))
  }

  private func stage() -> PromiseStage {
    let stage = PromiseStage(.picker) { layout, _ in
      layout.isEventLogEnabled = true
      // Otherwise UIKit creeps to the page, and the layout scrolls the last pixels.
      layout.preferredDecelerationRate = .fast
    }
    stage.show(item: 4)
    return stage
  }

  /// The events of some frames, the first of which follow another event.
  private func events(count: Int, after first: String, _ stage: PromiseStage) throws -> [String] {
    for _ in 0..<count { stage.screen.passFrame() }
    return Array(try events(since: first, stage).dropFirst())
  }

  private func events(since first: String, _ stage: PromiseStage) throws -> [String] {
    let names = try EventLogReader(stage.layout.eventLog).entries.map(name)
    return collapsed(Array(names.suffix(from: names.lastIndex(of: first) ?? 0)))
  }

  private func name(_ entry: EventLogReader.Entry) -> String {
    LogNode(EventLogText(entry.event).description).name
  }

  /// The names without immediate repetitions.
  private func collapsed(_ names: [String]) -> [String] {
    names.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// The words of code in the numbered steps of a section, in their order.
  private func words(of section: String) throws -> [String] {
    let text = try Document("Docs/Architecture.md").text
    let start = try #require(text.range(of: "## \(section)\n")?.upperBound)
    let steps = text[start...].components(separatedBy: "\n## ")[0].components(separatedBy: "\n\n")
      .map { $0.trimmingCharacters(in: .newlines) }.filter { $0.hasPrefix("1. ") }.joined()
    let parts = steps.components(separatedBy: "`").enumerated()
    return parts.filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
  }
}
#endif
