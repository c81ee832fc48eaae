import SnapLayouts
import UIKit

/// An effect and its numbers.
@MainActor
struct EffectRecipe {
  /// An argument of the effect, whose default is left out of the code.
  struct Argument {
    let label: String
    /// One for most arguments; the first has the name of the argument.
    let parts: [Part]
    /// How Swift writes the values of the parts.
    var code: ([KnobValue]) -> String = { $0[0].text }
  }

  struct Part {
    var name = ""
    let kind: Knob.Kind
    let standard: KnobValue
    /// The value of the first part with which this part matters; nil if it always does.
    var choice: String?
  }

  let name: String
  /// The arguments; nil if the effect is a property.
  let arguments: [Argument]?
  let make: ([KnobValue]) -> ItemEffect
  /// The code of an effect that isn't built in.
  var ownCode: (([KnobValue]) -> String)?

  var knobs: [Knob] {
    (arguments ?? []).flatMap { argument in
      let first = "\(name).\(argument.label)"
      return argument.parts.map { part in
        Knob(
          part.name.isEmpty ? first : "\(first).\(part.name)", part.kind,
          when: part.choice.map { .init(first, $0) }
            ?? .init(names: ["effects", "effects.second"], values: [name]))
      }
    }
  }

  var standard: [KnobValue] { (arguments ?? []).flatMap(\.parts).map(\.standard) }

  func code(_ values: [KnobValue]) -> String {
    if let ownCode { return ownCode(values) }
    guard let arguments else { return "." + name }
    var rest = values[...]
    let written = arguments.compactMap { argument in
      let values = Array(rest.prefix(argument.parts.count))
      rest = rest.dropFirst(argument.parts.count)
      let code = argument.code(values)
      return code == argument.code(argument.parts.map(\.standard))
        ? nil : "\(argument.label): \(code)"
    }
    return ".\(name)(\(written.joined(separator: ", ")))"
  }
}

extension EffectRecipe.Argument {
  static func number(
    _ label: String, _ range: ClosedRange<Double>, _ standard: Double, step: Double = 0.05
  ) -> Self {
    Self(
      label: label, parts: [.init(kind: .number(range, step: step), standard: .number(standard))])
  }

  /// An angle in degrees.
  static func angle(_ label: String, _ range: ClosedRange<Double>, _ standard: Double) -> Self {
    Self(
      label: label, parts: [.init(kind: .number(range, step: 1), standard: .number(standard))],
      code: { ".pi * \($0[0].text) / 180" })
  }

  static func toggle(_ label: String) -> Self {
    Self(label: label, parts: [.init(kind: .toggle, standard: .toggle(false))])
  }
}

extension KnobValue {
  /// The angle of a knob in degrees, in radians.
  var radians: CGFloat { .pi * number / 180 }
}
