/// A setting that a person can change on a screen: its name and its possible values.
public struct Knob: Sendable, Hashable {
  public typealias Kind = KnobKind

  /// When a knob has an effect: while one of these other knobs has one of these values.
  public struct Condition: Sendable, Hashable {
    public let names: [String]
    public let values: [String]
  }

  /// The name in addresses, such as `sectionInset.left`.
  public let name: String
  public let kind: Kind
  public let condition: Condition?

  init(_ name: String, _ kind: Kind, when condition: Condition? = nil) {
    self.name = name
    self.kind = kind
    self.condition = condition
  }

  /// The value of a text in an address; nil if the knob can't have it.
  public func value(_ text: String) -> KnobValue? {
    switch kind {
    case .toggle: Bool(text).map(KnobValue.toggle)
    case .number(let range, _):
      Double(text).flatMap { range.contains($0) ? .number($0) : nil }
    case .choice(let names): names.contains(text) ? .choice(text) : nil
    }
  }
}

extension Knob {
  static func toggle(_ name: String) -> Knob { Knob(name, .toggle) }

  static func number(
    _ name: String, _ range: ClosedRange<Double>, step: Double = 1, when condition: Condition? = nil
  ) -> Knob {
    Knob(name, .number(range, step: step), when: condition)
  }

  static func choice(
    _ name: String, _ values: [String], when condition: Condition? = nil
  ) -> Knob {
    Knob(name, .choice(values), when: condition)
  }
}

extension Knob.Condition {
  init(_ name: String, _ value: String) { self.init(names: [name], values: [value]) }
}
