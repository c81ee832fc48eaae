import Foundation
import SnapLayouts

extension ScreenPlayer {
  /// A test that repeats the last gesture, and fails if the view comes to rest elsewhere.
  public var testSource: String {
    rest()
    var lines = [
      "// Replays at ?\(address)#\(replay)",
      "@Test func comesToRestWhereItDid() {",
      "  let player = ScreenPlayer(address: \"\(address)\")",
    ]
    if let page = record.page { lines.append("  player.begin(onPage: \(page))") }
    lines += ["  player.play(", "    \"\"\""]
    lines += Self.wrapped(record.script.text).map { "    \($0)" }
    lines += ["    \"\"\")", "  player.rest()"]
    lines.append("  #expect(player.screen.currentPage == \(screen.currentPage))")
    if let offset = layout?.collectionView?.contentOffset, layout?.isLooping == false {
      let place = "CGPoint(x: \(offset.x), y: \(offset.y))"
      lines.append("  #expect(player.layout?.collectionView?.contentOffset == \(place))")
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private var replay: String {
    "begin=\(record.page ?? -1)&play=" + record.script.text.replacing(" ", with: "_")
  }

  /// The last gesture as data.
  var landing: JSON {
    rest()
    let offset = layout?.collectionView?.contentOffset ?? .zero
    return .object([
      ("address", .text(address)), ("begin", .count(record.page ?? -1)),
      ("script", .text(record.script.text)), ("page", .count(screen.currentPage)),
      ("position", .number(Double(layout?.pagePosition ?? 0))),
      ("offset", .list([.number(offset.x), .number(offset.y)])),
      ("isLooping", .bool(layout?.isLooping ?? false)),
    ])
  }

  /// The words, wrapped into lines.
  private static func wrapped(_ text: String) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + word.count < 90 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
  }
}
