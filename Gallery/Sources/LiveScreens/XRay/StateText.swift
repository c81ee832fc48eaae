import Foundation
import GalleryScreens
import SnapLayouts

/// The layout's state at the end of its event log.
@MainActor
struct StateText {
  let facts: [(String, JSON)]

  /// The log contains every line of the flow if the lines differ.
  private static let mostUnevenItems = 2000

  init(of player: ScreenPlayer) {
    guard player.knobs.numberOfUnevenItems <= Self.mostUnevenItems else {
      facts = [("state", "too many sizes to write it down")]
      return
    }
    let log = player.layout?.eventLog ?? ""
    let lines = log.split(separator: "\n")
    let end = lines.last ?? ""
    let events = lines.dropFirst().dropLast().suffix(4).map { line in
      String(line.split(separator: " at (", maxSplits: 1).first ?? line)
    }
    facts = [
      ("motion", .text(Self.part(of: end, from: "motion: ", to: ", anchor: "))),
      ("anchor", .text(Self.part(of: end, from: "anchor: ", to: ", told: "))),
      ("told", .text(Self.part(of: end, from: "told: ", to: ", sighting: "))),
      ("last events", .text(events.joined(separator: " · "))),
    ]
  }

  private static func part(of line: Substring, from start: String, to end: String) -> String {
    guard let begin = line.range(of: start)?.upperBound else { return "–" }
    let rest = line[begin...]
    return String(rest[..<(rest.range(of: end)?.lowerBound ?? rest.endIndex)].prefix(300))
  }
}
