import GalleryScreens

extension ScreenPlayer {
  /// All knobs of the screen and of its device.
  var groups: [ScreenKnobs.Group] {
    knobs.allGroups + [ScreenKnobs.Group(title: "Device", knobs: device.knobs)]
  }
}

extension ScreenKnobs.Group {
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
