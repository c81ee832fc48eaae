import SnapLayouts
import UIKit

/// A built-in effect and its numbers.
@MainActor
struct EffectRecipe {
  /// An argument of the effect, whose default is left out of the code.
  struct Argument {
    let label: String
    let kind: Knob.Kind
    let standard: KnobValue
    /// How Swift writes a value.
    var code: (KnobValue) -> String = \.text
  }

  let name: String
  /// Nil for an effect that is a property.
  let arguments: [Argument]?
  let make: ([KnobValue]) -> ItemEffect

  var knobs: [Knob] {
    (arguments ?? []).map {
      Knob(
        "\(name).\($0.label)", $0.kind,
        when: .init(names: ["effects", "effects.second"], value: name))
    }
  }

  var standard: [KnobValue] { (arguments ?? []).map(\.standard) }

  func code(_ values: [KnobValue]) -> String {
    guard let arguments else { return "." + name }
    let written = zip(arguments, values).filter { $0.standard != $1 }
      .map { "\($0.label): \($0.code($1))" }
    return ".\(name)(\(written.joined(separator: ", ")))"
  }
}

extension EffectRecipe.Argument {
  static func number(
    _ label: String, _ range: ClosedRange<Double>, _ standard: Double, step: Double = 0.05
  ) -> Self {
    Self(label: label, kind: .number(range, step: step), standard: .number(standard))
  }

  /// In degrees.
  static func angle(_ label: String, _ range: ClosedRange<Double>, _ standard: Double) -> Self {
    Self(
      label: label, kind: .number(range, step: 1), standard: .number(standard),
      code: { ".pi * \($0.text) / 180" })
  }

  static func toggle(_ label: String) -> Self {
    Self(label: label, kind: .toggle, standard: .toggle(false))
  }
}

extension KnobValue {
  /// An angle that the knob has in degrees.
  var radians: CGFloat { .pi * number / 180 }
}
