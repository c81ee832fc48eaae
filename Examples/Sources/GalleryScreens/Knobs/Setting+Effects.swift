import SnapLayouts
import UIKit

extension Setting {
  /// One effect or two, one after the other, both with the same easing.
  ///
  /// Effects can't be compared, so they can only be written, and the knobs begin with none.
  static let effects = Setting(
    name: "effects",
    knobs: [
      .choice("effects", ["none"] + names),
      .choice("effects.second", ["none"] + names),
      .choice(
        "effects.easing", easings.map(\.key),
        when: .init(names: ["effects", "effects.second"], values: names)),
    ] + EffectRecipe.all.flatMap(\.knobs),
    read: {
      $0 is SnapFlowLayout
        ? [.choice("none"), .choice("none"), .choice("linear")]
          + EffectRecipe.all.flatMap(\.standard) : nil
    },
    write: { layout, values in
      (layout as? SnapFlowLayout)?.effects = recipes(in: values).map { recipe, arguments in
        let effect = recipe.make(arguments)
        let easing = easings.first { $0.key == values[2].choice }?.value ?? .linear
        return easing == .linear ? effect : effect.eased(easing)
      }
    },
    code: { values in
      let easing = values[2].choice == "linear" ? "" : ".eased(.\(values[2].choice))"
      let effects = recipes(in: values).map { recipe, arguments in recipe.code(arguments) + easing }
      guard effects.contains(where: { $0.contains("\n") }) else {
        return "[" + effects.joined(separator: ", ") + "]"
      }
      let lines = effects.flatMap { ($0 + ",").split(separator: "\n") }
      return "[\n" + lines.map { "  \($0)\n" }.joined() + "]"
    })

  private static let names = EffectRecipe.all.map(\.name)

  private static let easings: KeyValuePairs<String, Easing> = [
    "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInOut,
  ]

  /// The effects that are chosen, each with the values of its own knobs.
  private static func recipes(in values: Values) -> [(EffectRecipe, Values)] {
    var rest = values.dropFirst(3)
    var arguments: [String: Values] = [:]
    for recipe in EffectRecipe.all {
      arguments[recipe.name] = Array(rest.prefix(recipe.knobs.count))
      rest = rest.dropFirst(recipe.knobs.count)
    }
    return values.prefix(2).compactMap { value in
      EffectRecipe.all.first { $0.name == value.choice }.map { ($0, arguments[$0.name] ?? []) }
    }
  }

  static func transition<Owner: AnyObject>(
    _ path: ReferenceWritableKeyPath<Owner, BannerTransition>
  ) -> Setting {
    Setting(
      path, "transition",
      [
        .choice("transition", ["slide", "crossFade", "parallax"]),
        .number(
          "transition.portion", 0...1, step: 0.05,
          when: .init("transition", "parallax")),
      ],
      read: {
        switch $0 {
        case .slide: [.choice("slide"), .number(0.6)]
        case .crossFade: [.choice("crossFade"), .number(0.6)]
        case .parallax(let portion): [.choice("parallax"), .number(portion)]
        }
      },
      write: {
        switch $0[0].choice {
        case "crossFade": .crossFade
        case "parallax": .parallax(portion: $0[1].number)
        default: .slide
        }
      },
      code: {
        $0[0].choice == "parallax" ? ".parallax(portion: \($0[1].text))" : "." + $0[0].text
      })
  }
}
