import Foundation

/// The views of a page, put together from answers like in the browser.
struct DrawnPage {
  private var boxes: [Int: [String: Any]] = [:]

  mutating func take(_ answer: [String: Any]) {
    if answer["anew"] != nil { boxes = [:] }
    for view in answer["views"] as? [[String: Any]] ?? [] {
      guard let id = view["id"] as? Int else { continue }
      boxes[id, default: [:]].merge(view) { $1 }
    }
    for id in answer["gone"] as? [Int] ?? [] { boxes[id] = nil }
  }

  /// The boxes in tree order, without their numbers.
  var outline: [String] { outline(in: 0) }

  private func outline(in parent: Int) -> [String] {
    boxes.filter { $0.value["in"] as? Int == parent }
      .sorted { ($0.value["z"] as? Int ?? 0) < ($1.value["z"] as? Int ?? 0) }
      .flatMap { id, box in [line(box)] + outline(in: id).map { "  " + $0 } }
  }

  private func line(_ box: [String: Any]) -> String {
    let image = box["image"].map { $0 is String ? "" : "image" } ?? ""
    let standard: [String: String] = [
      "alpha": "1", "radius": "0", "clips": "0", "back": "", "turn": "()",
    ]
    return ["at", "size", "alpha", "radius", "clips", "back", "turn", "text"].map { name in
      let fields = (box[name] as? [String: Any])?.sorted { $0.key < $1.key }
      let text = fields.map { "\($0)" } ?? box[name].map { "\($0)" } ?? standard[name] ?? ""
      // A box that has turned back has an empty list instead of nothing.
      return "\(name) \(text == "[]" ? "()" : text.filter { !$0.isWhitespace })"
    }.joined(separator: " ") + image
  }
}
