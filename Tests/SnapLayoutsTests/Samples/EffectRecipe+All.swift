import Foundation
import SnapLayouts

extension EffectRecipe {
  /// All effects that are built in, and one of the gallery's own.
  static let all = builtIn + [own]

  /// All effects that are built in.
  static let builtIn = [
    EffectRecipe(
      name: "zoom",
      arguments: [
        .number("focused", 0...3, 1.2), .number("resting", 0...3, 1),
        .number("over", 0...400, 80, step: 5),
      ],
      make: { .zoom(focused: $0[0].number, resting: $0[1].number, over: $0[2].number) },
      suits: .short, isNeutral: false,
      samples: [Sample(strip: .items(CGSize(width: 138, height: 180), spacing: 28), with: "fade")]),
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
      }, isNeutral: false),
    EffectRecipe(
      name: "carousel",
      arguments: [
        .number("sideScale", 0...2, 0.8), .number("sideAlpha", 0...1, 0.6), spacing,
      ],
      make: {
        .carousel(
          sideScale: $0[0].number, sideAlpha: $0[1].number,
          spacing: $0[2].choice == "peek" ? .peek($0[4].number) : .fixed($0[3].number))
      },
      suits: .ofOneSize,
      samples: [
        Sample(
          strip: .cards,
          screen: Screen(
            name: "carousel", title: "Carousel",
            sentence: "The items beside the one in the middle are smaller and paler.")),
        Sample(strip: .cards, values: ["sideAlpha": .number(1), "spacing.fixed": .number(-40)]),
      ]),
    EffectRecipe(
      name: "expand", arguments: [.number("by", 0...300, 60, step: 5)],
      make: { .expand(by: $0[0].number) }, ownCode: { ".expand(by: \($0[0].text))" },
      suits: .ofOneSize, isNeutral: false,
      samples: [
        Sample(
          strip: .items(CGSize(width: 90, height: 200), spacing: 10), values: ["by": .number(110)])
      ]),
    EffectRecipe(
      name: "coverFlow", arguments: [.angle("angle", 0...90, 45)],
      make: { .coverFlow(angle: $0[0].radians) },
      samples: [
        Sample(
          strip: .items(CGSize(width: 180, height: 180), spacing: -90), with: "zoom",
          screen: Screen(
            name: "cover-flow", title: "Cover flow",
            sentence: "Covers at the sides turn to the one in the middle."))
      ]),
    EffectRecipe(
      name: "tilt", arguments: [.angle("angle", -90...90, 15)],
      make: { .tilt(angle: $0[0].radians) },
      samples: [
        Sample(strip: .cards),
        Sample(
          strip: .items(CGSize(width: 150, height: 230), spacing: 6),
          values: ["angle": .number(30)],
          screen: Screen(
            name: "tilt", title: "Tilt", sentence: "Items lean to the side on which they are.")),
      ]),
    EffectRecipe(
      name: "spin", arguments: [.angle("angle", -180...180, 22.5)],
      make: { .spin(angle: $0[0].radians) },
      samples: [Sample(strip: .cards, with: "fade")]),
    EffectRecipe(
      name: "ferrisWheel",
      arguments: [.angle("angle", 0...90, 180 / 7), .toggle("upright"), .toggle("inverted")],
      make: { .ferrisWheel(angle: $0[0].radians, upright: $0[1].isOn, inverted: $0[2].isOn) },
      suits: .ofOneSize,
      samples: [
        Sample(
          strip: .small,
          screen: Screen(
            name: "ferris-wheel", title: "Ferris wheel",
            sentence: "Items hang on a wheel that turns under the finger.")),
        Sample(strip: .small, values: ["upright": .toggle(true)]),
        Sample(strip: .small, values: ["inverted": .toggle(true)]),
      ]),
    EffectRecipe(
      name: "cylinder", arguments: [.angle("angle", 0...90, 36), .toggle("inverted")],
      make: { .cylinder(angle: $0[0].radians, inverted: $0[1].isOn) },
      samples: [
        Sample(
          strip: .sides, shade: 0.25,
          screen: Screen(
            name: "cylinder", title: "Cylinder",
            sentence: "Items stand on the outside of a turning drum.")),
        Sample(strip: .sides, values: ["inverted": .toggle(true)]),
      ]),
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
      },
      isMirrored: false,
      samples: [
        Sample(strip: .pile),
        Sample(
          strip: .pile, values: ["throwAngle": .number(18)], still: 0.3,
          screen: Screen(
            name: "stack", title: "Stack of cards",
            sentence: "The card in front leaves, and the ones behind it come closer.")),
      ]),
    EffectRecipe(
      name: "cube", arguments: [.toggle("inverted")], make: { .cube(inverted: $0[0].isOn) },
      suits: .pages,
      samples: [
        Sample(
          strip: .pages, shade: 0.5,
          screen: Screen(
            name: "cube", title: "Cube", sentence: "Two pages are the sides of a cube.")),
        Sample(strip: .pages, values: ["inverted": .toggle(true)]),
      ]),
    EffectRecipe(
      name: "book", arguments: nil, make: { _ in .book },
      suits: .pages, isMirrored: false,
      samples: [
        Sample(
          strip: .items(CGSize(width: 190, height: 250), spacing: 0), still: 0.4, shade: 0.5,
          screen: Screen(
            name: "book", title: "Book", sentence: "Pages turn about the edge between them."))
      ]),
    EffectRecipe(
      name: "depth", arguments: [.number("scale", 0...2, 0.75)],
      make: { .depth(scale: $0[0].number) },
      isMirrored: false,
      samples: [
        Sample(
          strip: .pages,
          screen: Screen(
            name: "depth", title: "Depth",
            sentence: "The next page comes from behind the present one."))
      ]),
    EffectRecipe(
      name: "crossFade", arguments: nil, make: { _ in .crossFade },
      isMirrored: false,
      samples: [Sample(strip: .pages)]),
    EffectRecipe(
      name: "parallax", arguments: [.number("portion", 0...1, 0.6)],
      make: { .parallax(portion: $0[0].number) },
      suits: .ofOneSize, isMirrored: false,
      samples: [Sample(strip: .pages)]),
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

extension EffectStrip {
  static let cards = Self.items(CGSize(width: 170, height: 210), spacing: 20)
  static let small = Self.items(CGSize(width: 96, height: 120), spacing: 14)
  static let sides = Self.items(CGSize(width: 120, height: 210), spacing: 0)
  static let pile = Self.items(CGSize(width: 250, height: 200), spacing: 140)
}
