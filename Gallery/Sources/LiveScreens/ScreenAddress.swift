import Foundation

/// A screen and its knobs, as in the query of a link.
struct ScreenAddress {
  var screen: String
  /// In the order of their names.
  var knobs: [(name: String, text: String)]

  init(screen: String, knobs: [String: String]) {
    self.screen = screen
    self.knobs = knobs.map { ($0.key, $0.value) }.sorted { $0.name < $1.name }
  }

  init(_ text: String) {
    let parts = URLComponents(string: text.hasPrefix("?") ? text : "?" + text)
    var knobs: [String: String] = [:]
    for item in (parts?.queryItems ?? []).prefix(LiveMessage.Limit.knobs) {
      knobs[item.name] = item.value ?? ""
    }
    let screen = knobs.removeValue(forKey: "screen") ?? ""
    self.init(screen: screen, knobs: knobs)
  }

  var text: String {
    var parts = URLComponents()
    parts.queryItems =
      [URLQueryItem(name: "screen", value: screen)]
      + knobs.map { URLQueryItem(name: $0.name, value: $0.text) }
    return parts.percentEncodedQuery ?? ""
  }
}
