import SnapLayouts
import UIKit

extension EffectRecipe {
  /// All effects that are built in, and one of the gallery's own.
  static let all = [
    EffectRecipe(
      name: "zoom",
      arguments: [
        .number("focused", 0...3, 1.2), .number("resting", 0...3, 1),
        .number("over", 0...400, 80, step: 5),
      ],
      make: { .zoom(focused: $0[0].number, resting: $0[1].number, over: $0[2].number) }),
    EffectRecipe(
      name: "fade",
      arguments: [
        .number("focused", 0...1, 1), .number("resting", 0...1, 0.5),
        .number("over", 0...400, 80, step: 5),
        Argument(
          label: "falloff",
          parts: [Part(kind: .choice(["gradual", "step"]), standard: .choice("gradual"))],
          code: { "." + $0[0].text }),
      ],
      make: {
        .fade(
          focused: $0[0].number, resting: $0[1].number, over: $0[2].number,
          falloff: $0[3].choice == "step" ? .step : .gradual)
      }),
    EffectRecipe(
      name: "carousel",
      arguments: [
        .number("sideScale", 0...2, 0.8), .number("sideAlpha", 0...1, 0.6),
        spacing,
      ],
      make: {
        .carousel(
          sideScale: $0[0].number, sideAlpha: $0[1].number,
          spacing: $0[2].choice == "peek" ? .peek($0[4].number) : .fixed($0[3].number))
      }),
    EffectRecipe(
      name: "expand", arguments: [.number("by", 0...300, 60, step: 5)],
      make: { .expand(by: $0[0].number) }, ownCode: { ".expand(by: \($0[0].text))" }),
    EffectRecipe(
      name: "coverFlow", arguments: [.angle("angle", 0...90, 45)],
      make: { .coverFlow(angle: $0[0].radians) }),
    EffectRecipe(
      name: "tilt", arguments: [.angle("angle", -90...90, 15)],
      make: { .tilt(angle: $0[0].radians) }),
    EffectRecipe(
      name: "spin", arguments: [.angle("angle", -180...180, 22.5)],
      make: { .spin(angle: $0[0].radians) }),
    EffectRecipe(
      name: "ferrisWheel",
      arguments: [.angle("angle", 0...90, 180 / 7), .toggle("upright"), .toggle("inverted")],
      make: { .ferrisWheel(angle: $0[0].radians, upright: $0[1].isOn, inverted: $0[2].isOn) }),
    EffectRecipe(
      name: "cylinder", arguments: [.angle("angle", 0...90, 36), .toggle("inverted")],
      make: { .cylinder(angle: $0[0].radians, inverted: $0[1].isOn) }),
    EffectRecipe(
      name: "stack",
      arguments: [
        .number("visible", 1...10, 3, step: 1), .number("scaleStep", 0...1, 0.06, step: 0.01),
        .number("offsetStep", 0...60, 12, step: 1), .angle("throwAngle", -90...90, 0),
      ],
      make: {
        .stack(
          visible: $0[0].count, scaleStep: $0[1].number, offsetStep: $0[2].number,
          throwAngle: $0[3].radians)
      }),
    EffectRecipe(
      name: "cube", arguments: [.toggle("inverted")], make: { .cube(inverted: $0[0].isOn) }),
    EffectRecipe(name: "book", arguments: nil, make: { _ in .book }),
    EffectRecipe(
      name: "depth", arguments: [.number("scale", 0...2, 0.75)],
      make: { .depth(scale: $0[0].number) }),
    EffectRecipe(name: "crossFade", arguments: nil, make: { _ in .crossFade }),
    EffectRecipe(
      name: "parallax", arguments: [.number("portion", 0...1, 0.6)],
      make: { .parallax(portion: $0[0].number) }),
    own,
  ]

  /// Items change both lengths, and turn about the line along the scroll axis, as they leave the middle.
  private static let own = EffectRecipe(
    name: "own",
    arguments: [
      .number("scaleAlong", 0...2, 0.7), .number("scaleAcross", 0...2, 1),
      .angle("roll", -90...90, 30),
    ],
    make: { values in
      let (along, across) = (values[0].number, values[1].number)
      let roll = values[2].radians
      return ItemEffect { position, appearance in
        let way = min(max(position.progress, -1), 1)
        appearance.scaleAlong *= 1 + (along - 1) * abs(way)
        appearance.scaleAcross *= 1 + (across - 1) * abs(way)
        appearance.roll += roll * way
      }
    },
    ownCode: { values in
      let lines = [
        values[0].number == 1
          ? nil : "appearance.scaleAlong *= 1 + (\(values[0].text) - 1) * abs(way)",
        values[1].number == 1
          ? nil : "appearance.scaleAcross *= 1 + (\(values[1].text) - 1) * abs(way)",
        values[2].number == 0 ? nil : "appearance.roll += (.pi * \(values[2].text) / 180) * way",
      ].compactMap { $0 }
      guard !lines.isEmpty else { return "ItemEffect { _, _ in }" }
      return """
        ItemEffect { position, appearance in
          let way = min(max(position.progress, -1), 1)
          \(lines.joined(separator: "\n  "))
        }
        """
    })

  private static let spacing = Argument(
    label: "spacing",
    parts: [
      Part(kind: .choice(["fixed", "peek"]), standard: .choice("fixed")),
      Part(
        name: "fixed", kind: .number(-200...200, step: 1), standard: .number(16.0), choice: "fixed"),
      Part(name: "peek", kind: .number(0...200, step: 1), standard: .number(40.0), choice: "peek"),
    ],
    code: { $0[0].choice == "peek" ? ".peek(\($0[2].text))" : ".fixed(\($0[1].text))" })
}
