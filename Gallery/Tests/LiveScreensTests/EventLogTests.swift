import EventLogSupport
import Foundation
import GalleryScreens
import SnapLayouts
import Testing
import UIKit

@testable import LiveScreens

/// An event log, of this screen or of a device, is replayed event by event.
@MainActor
struct EventLogTests {
  @Test(arguments: ["shelf", "endless-picker", "section-shelf"])
  func `every step has what the log records`(name: String) throws {
    let player = ScreenPlayer(address: "screen=\(name)")
    player.play("d300,260 | m240,230 | m180,200 | m120,170 | u | |40 d200,200 | m260,200 | u | |40")
    let layout = try #require(player.layout)
    let replay = try EventLogReplay(layout.eventLog)
    let lines = layout.eventLog.split(separator: "\n")
    #expect(replay.steps.count == lines.count - 1)
    #expect(replay.steps[0].event == nil)
    for (step, line) in zip(replay.steps.dropFirst(), lines.dropFirst()) {
      let event = try #require(step.event)
      #expect(line.hasSuffix(event.commands) && event.otherCommands == nil)
      #expect(event.text.hasPrefix("laidOut(") || line.hasPrefix(event.text))
      #expect(step.state.map(\.name).contains("motion"))
    }
    let motions = Set(replay.steps.compactMap { $0.state.first?.text.prefix { $0 != "(" } })
    #expect(motions.isSuperset(of: ["dragging", "settling"]))
    #expect(replay.steps.contains { ($0.picture.target ?? 0) != 0 })
    player.rest()
    let last = try #require(try EventLogReplay(layout.eventLog).steps.last)
    #expect(last.state.first?.text == "idle")
    #expect(last.picture.stops.contains { $0.page == layout.currentPage && $0.distance == 0 })
  }

  @Test(arguments: ["    ", "\t", "> ", "> > ", "  | "])
  func `a log is read as a mail, a document or a debugger writes it`(by mark: String) throws {
    let log = try log()
    let count = try EventLogReplay(log).steps.count
    let lines = log.components(separatedBy: "\n").map { mark + $0 + " \r" }
    let mail = "Hello,\n\n```\n" + lines.joined(separator: "\n") + "\n```\nBye"
    #expect(try EventLogReplay(mail).steps.count == count)
    let debugged = "\"" + log.replacingOccurrences(of: "\n", with: "\\n") + "\""
    #expect(try EventLogReplay(debugged).steps.count == count)
  }

  @Test func `commands that differ from the log's are both there`() throws {
    let log = try log().replacingOccurrences(of: "does [startTicking]", with: "does [rested]")
    let replay = try EventLogReplay(log)
    let different = replay.steps.compactMap(\.event).filter { $0.otherCommands != nil }
    #expect(!different.isEmpty)
    #expect(
      different.allSatisfy { $0.commands == "[rested]" && $0.otherCommands == "[startTicking]" })
  }

  @Test func `a text that is no log of this version is refused with its line`() throws {
    let log = try log()
    let lines = log.components(separatedBy: "\n")
    let texts = [
      "": "begin", "hello": "begin", lines.dropLast().joined(separator: "\n"): "end",
      log.replacingOccurrences(of: "isDraggingItem", with: "isCarrying"): "Line 2",
      log.replacingOccurrences(of: "(offset: ", with: "(offset: 9999999999999999"): "out of range",
      log.replacingOccurrences(of: "numbering: [12]", with: "numbering: [1000000000]"):
        "out of range",
      log.replacingOccurrences(of: "\nframePassed", with: "\nsneezed"): "not in the format",
      log.replacingOccurrences(of: " does [", with: " did ["): "not an event",
      "begin " + String(repeating: "(", count: 100_000) + "\nend ()": "format",
      ([lines[0]] + Array(repeating: lines[1], count: 3000) + [lines[lines.count - 1]])
        .joined(separator: "\n"): "more than",
    ]
    for (text, problem) in texts {
      let found = #expect(throws: EventLogProblem.self) { try EventLogReplay(text) }
      #expect(
        found?.description.contains(problem) == true, "\(problem): \(found?.description ?? "")")
    }
  }

  @Test func `a log that was damaged anywhere is refused or replayed, but never crashes`() throws {
    var random = SeededGenerator(seed: 3)
    let logs = try [log(), log("endless-picker"), log("section-shelf")]
    var replayed = 0
    for _ in 0..<600 {
      var words = logs.randomElement(using: &random)!.split(
        separator: " ", omittingEmptySubsequences: false)
      let numbers = words.indices.filter {
        words[$0].first?.isNumber == true || words[$0].first == "-"
      }
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = (Bool.random(using: &random) ? numbers : Array(words.indices))
          .randomElement(using: &random)!
        let digits = words[index].prefix { $0.isNumber || "-.e".contains($0) }
        let number = ["0", "-1", "7", "1000000000", "-1000000000", "0.5", "nan", "nil", ""]
          .randomElement(using: &random)!
        words[index] = Substring(number + words[index].dropFirst(digits.count))
      }
      if (try? EventLogReplay(words.joined(separator: " "))) != nil { replayed += 1 }
    }
    #expect(replayed > 50)
  }

  @Test func `a page gets the steps or the problem`() throws {
    let screen = LiveScreen()
    let log = JSON.text(try log()).source
    let answer = try answer(of: screen, to: "{\"log\":\(log)}")
    let steps = try #require(answer["steps"] as? [[String: Any]])
    let facts = try #require(steps.last?["facts"] as? [[String]])
    #expect(facts.map { $0[0] }.prefix(4) == ["event", "view", "commands", "motion"])
    #expect((steps.last?["picture"] as? [String: Any])?["stops"] is [Any])
    #expect(try self.answer(of: screen, to: "{\"log\":\"x\"}")["problem"] is String)
  }

  private func log(_ name: String = "shelf") throws -> String {
    let player = ScreenPlayer(address: "screen=\(name)")
    player.play("d300,260 | m240,230 | m180,200 | m120,170 | u |10")
    return try #require(player.layout?.eventLog)
  }

  private func answer(of screen: LiveScreen, to line: String) throws -> [String: Any] {
    let data = Data(screen.answer(line).utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }
}
