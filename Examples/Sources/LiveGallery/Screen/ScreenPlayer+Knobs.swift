import GalleryScreens

extension ScreenPlayer {
  /// Knobs that belong together.
  struct Group {
    let title: String
    let knobs: [(knob: Knob, value: KnobValue)]
  }

  /// All knobs of the screen.
  var groups: [Group] {
    let contents = (screen as? WorkbenchViewController)?.contents.knobs ?? []
    let layout = (board?.groups ?? []).map { Group(title: $0.title, knobs: $0.knobs) }
    return
      ([Group(title: "Contents", knobs: contents)] + layout
      + [Group(title: "Device", knobs: device.knobs)]).filter { !$0.knobs.isEmpty }
  }
}

extension ScreenPlayer.Group {
  var json: JSON {
    .object([
      ("title", .text(title)), ("knobs", .list(knobs.map { $0.knob.json(turnedTo: $0.value) })),
    ])
  }
}

extension Knob {
  fileprivate func json(turnedTo value: KnobValue) -> JSON {
    var fields: [(String, JSON)] = [("name", .text(name)), ("value", .text(value.text))]
    switch kind {
    case .toggle: fields.append(("kind", "toggle"))
    case .number(let range, let step):
      fields += [
        ("kind", "number"), ("least", .number(range.lowerBound)),
        ("most", .number(range.upperBound)), ("step", .number(step)),
      ]
    case .choice(let names):
      fields += [("kind", "choice"), ("choices", .list(names.map { .text($0) }))]
    }
    if let condition {
      fields.append(
        (
          "when",
          .list([
            .list(condition.names.map { .text($0) }), .text(condition.value),
          ])
        ))
    }
    return .object(fields)
  }
}
