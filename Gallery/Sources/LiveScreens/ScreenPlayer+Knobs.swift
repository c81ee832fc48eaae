import GalleryScreens

extension ScreenPlayer {
  /// All knobs of the screen and of its device.
  var groups: [KnobGroup] { knobs.allGroups + deviceKnobs.groups }
}

extension ScreenPlayer {
  /// Why a knob can't have the value of an address; nil if there is no such knob.
  func problem(of name: String, _ text: String) -> String? {
    for group in groups {
      for row in group.knobs where row.knob.name == name {
        return "“\(name)” can't be “\(text.prefix(40))”: \(row.knob.expectation)."
      }
    }
    return nil
  }
}

extension Knob {
  fileprivate var expectation: String {
    switch kind {
    case .toggle: "it is true or false"
    case .number(let range, _):
      "it is a number from \(KnobValue.number(range.lowerBound).text) to \(KnobValue.number(range.upperBound).text)"
    case .choice(let names): "it is one of " + names.joined(separator: ", ")
    }
  }
}

extension KnobGroup {
  var json: JSON {
    .object([("title", .text(title)), ("knobs", .list(knobs.map(\.json)))])
  }
}

extension KnobGroup.Row {
  fileprivate var json: JSON {
    var fields: [(String, JSON)] = [
      ("name", .text(knob.name)), ("value", .text(value.text)), ("matters", .bool(matters)),
    ]
    switch knob.kind {
    case .toggle: fields.append(("kind", "toggle"))
    case .number(let range, let step):
      fields += [
        ("kind", "number"), ("least", .number(range.lowerBound)),
        ("most", .number(range.upperBound)), ("step", .number(step)),
      ]
    case .choice(let names):
      fields += [("kind", "choice"), ("choices", .list(names.map { .text($0) }))]
    }
    return .object(fields)
  }
}
