import Foundation
import Testing
import UIKitQuestions

/// The table of open questions in the documentation agrees with the code.
struct QuestionDocumentTests {
  @Test(arguments: [true, false])
  func `Docs/OpenQuestions.md has the table of open questions`(isAboutScrolling: Bool) throws {
    let scrolling = ScrollingQuestions.table.map(\.name)
    let table = try Self.rows(
      OpenQuestions.table.filter { scrolling.contains($0.name) == isAboutScrolling })
    let isCurrent = try Self.document().contains("\n" + table + "\n\n")
    #expect(isCurrent, "The table should be:\n\n\(table)\n")
  }

  private static func rows(_ entries: [OpenQuestions.Entry]) throws -> String {
    let links = try FactLinks()
    let head = """
      | question and experiment | what is asked | answers | evidence, why the default | SnapLayouts | needs |
      |---|---|---|---|---|---|
      """
    return ([head] + entries.map { row($0, links: links) }).joined(separator: "\n")
  }

  private static func row(_ entry: OpenQuestions.Entry, links: FactLinks) -> String {
    let answers = entry.answers.map { $0 == entry.defaultAnswer ? "**`\($0)`**" : "`\($0)`" }
    let cells = [
      "`\(entry.name)`", entry.question, answers.joined(separator: ", "),
      links.linked(entry.evidence), exceptions[entry.name] ?? "holds", entry.needs.rawValue,
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// The visible effect of an answer that the library doesn't support.
  private static let exceptions: [String: String] = [
    "KeyboardScrolling":
      """
    `animatesSilently`: a key before or while the layout scrolls to a page may be lost. `decelerates`: a key that \
    ends on the way to a page is lost
    """,
    "ReloadDuringScroll":
      """
    `stops`: the layout scrolls on to the page from where UIKit has stopped
    """,
    "UnseenPageControls":
      """
    `haveNone`: VoiceOver reads the page in English unless the app has a text of its own
    """,
    "VoiceOverReveals":
      """
    `animatesSilently`, `jumps`: the view may rest on the page beside the item that VoiceOver reads
    """,
    "OffsetWrittenInMotion":
      """
    `isLost`: insertions and deletions before the item under a finger make it jump. `stops`: a \
    flick past cells that are being measured may end one page too early
    """,
    "CancelledTouch":
      """
    `finger`: a cancelled touch turns a page like a flick
    """,
    "MirroredInsets":
      """
    `physical`: right to left, UIKit may bring the view back from the first or the last page if the \
    insets at both ends differ
    """,
    "InsetChanges":
      """
    `keepLayout`: new insets count from the next pass on
    """,
    "TargetWhileScrolling":
      """
    `ignored`: items that stay visible fade if others come or go before them during an animated \
    scroll
    """,
    "OffsetAdjustmentInMotion":
      """
    `keepsTarget`: a loop may rest between pages after an insertion during a deceleration; all: \
    near the end of its span, a loop loses its momentum; `snapsBack`: it jumps under a finger
    """,
    "TargetQueriesInUpdates":
      """
    `never`: items move from wrong places for a frame when others come or go before them
    """,
    "LayoutChangeDuringScroll":
      """
    `stops`: an animated scroll may make one more callback; `jumps`: after a change during an \
    animated scroll, the item at its end is in front
    """,
    "TransitionCalls":
      """
    `afterPreparation`: a loop that replaces a layout during a motion may keep the item next to \
    the right one
    """,
    "PinnedEdge":
      """
    `bounds`: headers are pinned at the edge of the viewport instead
    """,
  ]

  private static func document() throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: "Docs/OpenQuestions.md"), encoding: .utf8)
  }
}
