import EventLogSupport

extension EventLogReplay {
  /// The steps as a page shows them.
  var json: JSON { .list(steps.map(\.json)) }
}

extension EventLogReplay.Step {
  fileprivate var json: JSON {
    var facts = state
    if let event {
      facts = [("event", event.text), ("view", event.view), ("commands", event.commands)] + facts
      if let other = event.otherCommands { facts.insert(("this version", other), at: 3) }
    }
    return .object([
      ("facts", .list(facts.map { .list([.text($0.name), .text(Self.clipped($0.text))]) })),
      ("picture", picture.json),
    ])
  }

  private static let longest = 1000

  private static func clipped(_ text: String) -> String {
    text.count > longest ? text.prefix(longest) + "…" : text
  }
}

extension EventLogPicture {
  fileprivate var json: JSON {
    .object([
      ("length", .number(viewportLength)), ("focus", .number(focus)),
      ("stops", .list(stops.map { .list([.count($0.page), .number($0.distance)]) })),
      ("target", target.map { .number($0) } ?? false),
    ])
  }
}
