import SnapLayouts
import UIKit

extension ScreenPlayer {
  /// A file with a test that repeats the last gesture, and fails if the view comes to rest elsewhere.
  public var testSource: String {
    guard let record = repeatableRecord() else {
      return "// Too much has happened here for a test. Reload the page to begin anew."
    }
    let expectations =
      [
        "player.address == \"\(address)\"", "player.screen.currentPage == \(screen.currentPage)",
      ]
      + (landing.offset.map {
        ["player.layout?.collectionView?.contentOffset == CGPoint(x: \($0.x), y: \($0.y))"]
      } ?? [])
    let body = """
      @Test func comesToRestWhereItDid() {
          let player = ScreenPlayer(address: "\(record.address)")
          player.play(
            \"\"\"
      \(Self.wrapped(record.text).map { "      " + $0 }.joined(separator: "\n"))
            \"\"\")
          player.rest()
      \(expectations.map { "    #expect(\($0))" }.joined(separator: "\n"))
        }
      """
    return """
      // Replays at ?\(record.address)#play=\(record.text.replacing(" ", with: "_"))
      // swift-format-ignore-file
      import LiveScreens
      import Testing
      import UIKit

      @MainActor
      @Suite struct \(Self.name(for: entry.title + body)) {
        \(body)
      }

      """
  }

  /// The last gesture as data.
  var landingJSON: JSON {
    let record = repeatableRecord()
    let offset = layout?.collectionView?.contentOffset ?? .zero
    return .object([
      ("address", .text(record?.address ?? "")), ("script", .text(record?.text ?? "")),
      ("page", .count(screen.currentPage)),
      ("position", .number(Double(layout?.pagePosition ?? 0))),
      ("offset", .list([.number(offset.x), .number(offset.y)])),
      ("isLooping", .bool(layout?.isLooping ?? false)),
    ])
  }

  /// The shortest record that leads to where the screen comes to rest, which it does; nil if there is none.
  private func repeatableRecord() -> GestureRecord? {
    let records = (last: last, opened: opened)
    rest()
    if records.last.isComplete, !records.last.changesAccessibility {
      let other = ScreenPlayer(address: records.last.address, entries: entries)
      if other.play(records.last.text) {
        other.rest()
        if other.landing == landing { return records.last }
      }
    }
    return records.opened.isComplete ? records.opened : nil
  }

  private struct Landing: Equatable {
    let address: String
    let page: Int
    let position: CGFloat?
    /// In a loop, the offset also depends on what was there before.
    let offset: CGPoint?
  }

  private var landing: Landing {
    Landing(
      address: address, page: screen.currentPage, position: layout?.pagePosition,
      offset: layout?.isLooping == false ? layout?.collectionView?.contentOffset : nil)
  }

  /// The name of a type for a text: letters and digits of its first line, and a checksum.
  private static func name(for text: String) -> String {
    var (words, isInWord) = ("", false)
    for byte in text.utf8.prefix(while: { $0 != UInt8(ascii: "@") }) {
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      if isLetter { words.unicodeScalars.append(Unicode.Scalar(isInWord ? byte : byte & ~0x20)) }
      isInWord = isLetter
    }
    let sum = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return words + String(sum, radix: 36)
  }

  /// The words, wrapped into lines.
  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.utf8.count + word.utf8.count < 90 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension GestureRecord {
  /// These settings belong to the process, so a second player would change them for the first one, too.
  fileprivate var changesAccessibility: Bool {
    ["device.reducesMotion", "device.hasVoiceOver"].contains { text.contains("@\($0)=") }
  }
}
