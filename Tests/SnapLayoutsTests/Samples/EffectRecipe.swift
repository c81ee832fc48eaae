import Foundation
import SnapLayouts

/// An effect: its name, its numbers, what it promises, and the samples that show it.
///
/// ``all`` is the only list of effects: the knobs, the screens, the pictures, the browser of effects, the measurements,
/// the table of the guide and the laws read it.
struct EffectRecipe: Sendable {
  /// An argument of the effect, whose default is left out of the code.
  struct Argument: Sendable {
    let label: String
    /// One for most arguments; the first has the name of the argument.
    let parts: [Part]
    /// Whether its number is in degrees, and the effect's in radians.
    var isAngle = false
    /// How Swift writes the values of the parts.
    var code: @Sendable ([KnobValue]) -> String = { $0[0].text }
  }

  struct Part: Sendable {
    var name = ""
    let kind: KnobKind
    let standard: KnobValue
    /// The value of the first part with which this part matters; nil if it always does.
    var choice: String?
  }

  /// The items for which an effect is made.
  enum Items: Sendable { case any, short, ofOneSize, pages }

  let name: String
  /// The arguments; nil if the effect is a property.
  let arguments: [Argument]?
  let make: @Sendable ([KnobValue]) -> ItemEffect
  /// The code of an effect that isn't built in.
  var ownCode: (@Sendable ([KnobValue]) -> String)?
  var suits = Items.any
  /// Whether both sides of the focus look the same.
  var isMirrored = true
  /// Whether an item in the focus is as the flow layout made it, whatever the numbers.
  var isNeutral = true
  var samples: [Sample] = []

  /// Numbers with which an effect is shown, and on what.
  struct Sample: Sendable {
    let strip: EffectStrip
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

  /// Every built-in effect with its defaults, and every sample of one.
  static let looks: [(code: String, suits: Items, effects: [ItemEffect])] = builtIn.flatMap {
    recipe in
    [(recipe.code(recipe.standard), recipe.suits, [recipe.make(recipe.standard)])]
      + recipe.samples.map { (recipe.code(of: $0), recipe.suits, recipe.effects(of: $0)) }
  }

  /// The names of the values: of an argument, or of one of its parts.
  var valueNames: [String] {
    (arguments ?? []).flatMap { argument in
      argument.parts.map { $0.name.isEmpty ? argument.label : "\(argument.label).\($0.name)" }
    }
  }

  /// The values of all arguments, some of which differ from the defaults.
  func values(_ changes: [String: KnobValue]) -> [KnobValue] {
    zip(valueNames, standard).map { changes[$0] ?? $1 }
  }

  /// A value for each part of an argument, by what it can be, and whether it is an angle.
  func values(_ value: (KnobKind, _ isAngle: Bool) -> KnobValue) -> [KnobValue] {
    (arguments ?? []).flatMap { argument in
      argument.parts.map { value($0.kind, argument.isAngle) }
    }
  }

  var standard: [KnobValue] { (arguments ?? []).flatMap(\.parts).map(\.standard) }

  /// The effects of a sample, the second one with its defaults.
  func effects(of sample: Sample) -> [ItemEffect] {
    [make(values(sample.values))] + (second(of: sample).map { [$0.make($0.standard)] } ?? [])
  }

  func code(of sample: Sample) -> String {
    let codes =
      [code(values(sample.values))] + (second(of: sample).map { [$0.code($0.standard)] } ?? [])
    return "[" + codes.joined(separator: ", ") + "]"
  }

  private func second(of sample: Sample) -> EffectRecipe? {
    Self.all.first { $0.name == sample.with }
  }

  func code(_ values: [KnobValue]) -> String {
    if let ownCode { return ownCode(values) }
    guard arguments != nil else { return "." + name }
    let written = zip(codes(values), codes(standard)).filter { $0.code != $1.code }
      .map { argument, _ in "\(argument.label): \(argument.code)" }
    return ".\(name)(\(written.joined(separator: ", ")))"
  }

  /// How Swift writes the arguments.
  func codes(_ values: [KnobValue]) -> [(label: String, code: String)] {
    var rest = values[...]
    return (arguments ?? []).map { argument in
      let values = Array(rest.prefix(argument.parts.count))
      rest = rest.dropFirst(argument.parts.count)
      return (argument.label, argument.code(values))
    }
  }
}

/// The items of the strip that shows an effect.
public enum EffectStrip: Sendable {
  /// Items of the viewport's size.
  case pages
  /// Items of one size, in points, and the space between them.
  case items(CGSize, spacing: CGFloat)
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
      isAngle: true, code: { $0[0].radiansCode })
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
    guard let parts else { return number == 0 ? text : ".pi * \(text) / 180" }
    return parts < 0 ? "-.pi / \(Int(-parts))" : ".pi / \(Int(parts))"
  }

  /// The number of these angles in a half turn, if it is whole.
  private var parts: CGFloat? {
    let parts = 180 / number
    return abs(parts) <= 180 && parts == parts.rounded() ? parts : nil
  }
}
