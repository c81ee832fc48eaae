import SnapLayouts
import UIKit

/// An effect: its name, its numbers, and the samples that show it.
///
/// The knobs, the screens, the pictures and the browser of effects all read ``all``.
struct EffectRecipe: Sendable {
  /// An argument of the effect, whose default is left out of the code.
  struct Argument: Sendable {
    let label: String
    /// One for most arguments; the first has the name of the argument.
    let parts: [Part]
    /// How Swift writes the values of the parts.
    var code: @Sendable ([KnobValue]) -> String = { $0[0].text }
  }

  struct Part: Sendable {
    var name = ""
    let kind: Knob.Kind
    let standard: KnobValue
    /// The value of the first part with which this part matters; nil if it always does.
    var choice: String?
  }

  let name: String
  /// The arguments; nil if the effect is a property.
  let arguments: [Argument]?
  let make: @Sendable ([KnobValue]) -> ItemEffect
  /// The code of an effect that isn't built in.
  var ownCode: (@Sendable ([KnobValue]) -> String)?
  var samples: [Sample] = []

  /// Numbers with which an effect is shown, and on what.
  struct Sample: Sendable {
    let strip: EffectSample.Strip
    /// The values that differ from the defaults, by the name of the knob without that of the effect.
    var values: [String: KnobValue] = [:]
    /// Another effect that is applied as well, with its defaults.
    var with: String?
    var still: CGFloat?
    var shade: CGFloat = 0
    /// The screen of the gallery that shows it; nil if there is none.
    var screen: Screen?
  }

  struct Screen: Sendable {
    let name: String
    let title: String
    let sentence: String
  }

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

  /// The values of all arguments, some of which differ from the defaults.
  func values(_ changes: [String: KnobValue]) -> [KnobValue] {
    zip(knobs, standard).map { knob, standard in
      changes[String(knob.name.dropFirst(name.count + 1))] ?? standard
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
      code: { $0[0].radiansCode })
  }

  static func toggle(_ label: String) -> Self {
    Self(label: label, parts: [.init(kind: .toggle, standard: .toggle(false))])
  }
}

extension KnobValue {
  /// The angle of a knob in degrees, in radians.
  var radians: CGFloat { parts.map { .pi / $0 } ?? .pi * number / 180 }

  /// How Swift writes the angle: `.pi / 6`, if it is a part of a half turn.
  var radiansCode: String {
    guard let parts else { return ".pi * \(text) / 180" }
    return parts < 0 ? "-.pi / \(Int(-parts))" : ".pi / \(Int(parts))"
  }

  /// The number of these angles in a half turn, if it is whole.
  private var parts: CGFloat? {
    let parts = 180 / number
    return abs(parts) <= 180 && parts == parts.rounded() ? parts : nil
  }
}
