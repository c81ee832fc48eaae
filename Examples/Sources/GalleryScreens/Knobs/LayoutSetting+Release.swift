import SnapLayouts
import UIKit

extension LayoutSetting {
  static let releasePolicy = LayoutSetting(
    \SnapFlowLayout.releasePolicy, "releasePolicy",
    [
      .choice("releasePolicy", presets.map(\.key) + ["own"]),
      .number("releasePolicy.maximumPagesPerDrag", 0...10, when: ownPolicy),
      .number("releasePolicy.turnFraction", 0...1, step: 0.05, when: ownPolicy),
      .number("releasePolicy.flickVelocity", 0...3, step: 0.05, when: ownPolicy),
      .number("releasePolicy.flickFraction", 0...1, step: 0.05, when: ownPolicy),
      Knob("releasePolicy.cancelsSmoothly", .toggle, when: ownPolicy),
    ],
    read: { policy in
      [
        .choice(presets.first { $0.value == policy }?.key ?? "own"),
        .number(Double(policy.maximumPagesPerDrag ?? 0)), .number(policy.turnFraction),
        .number(policy.flickVelocity), .number(policy.flickFraction),
        .toggle(policy.cancelsSmoothly),
      ]
    },
    write: { values in
      presets.first { $0.key == values[0].choice }?.value
        ?? ReleasePolicy(
          maximumPagesPerDrag: values[1].count > 0 ? values[1].count : nil,
          turnFraction: values[2].number, flickVelocity: values[3].number,
          flickFraction: values[4].number, cancelsSmoothly: values[5].isOn)
    },
    code: { values in
      guard values[0].choice == "own" else { return "." + values[0].text }
      let pages = values[1].count > 0 ? values[1].text : "nil"
      return """
        ReleasePolicy(
          maximumPagesPerDrag: \(pages), turnFraction: \(values[2].text),
          flickVelocity: \(values[3].text), flickFraction: \(values[4].text),
          cancelsSmoothly: \(values[5].text))
        """
    })

  private static let presets: KeyValuePairs<String, ReleasePolicy> = [
    "picker": .picker, "shelf": .shelf, "banner": .banner,
  ]

  private static let ownPolicy = Knob.Condition("releasePolicy", "own")

  static let decelerationRate = LayoutSetting(
    \SnapFlowLayout.preferredDecelerationRate, "preferredDecelerationRate",
    [.choice("preferredDecelerationRate", ["view", "normal", "fast"])],
    read: { [.choice($0 == .fast ? "fast" : $0 == nil ? "view" : "normal")] },
    write: {
      switch $0[0].choice {
      case "normal": .normal
      case "fast": .fast
      default: nil
      }
    },
    code: { $0[0].choice == "view" ? "nil" : "." + $0[0].text })

  static let autoplaySetting = LayoutSetting(
    \SnapFlowLayout.autoplay, "autoplay",
    [
      .toggle("autoplay"),
      .number("autoplay.interval", 2...20, step: 0.5, when: playing),
      .choice("autoplay.direction", ["forward", "backward"], when: playing),
      .number("autoplay.turnDuration", -1...3, step: 0.1, when: playing),
      .choice("autoplay.turnCurve", curves.map(\.key), when: playing),
    ],
    read: { autoplay in
      let values = autoplay ?? Autoplay()
      return [
        .toggle(autoplay != nil), .number(values.interval),
        .choice(values.direction == .forward ? "forward" : "backward"),
        .number(values.turnDuration ?? -1),
        .choice(curves.first { $0.value == values.turnCurve }?.key ?? "easeInOut"),
      ]
    },
    write: { values in
      guard values[0].isOn else { return nil }
      return Autoplay(
        interval: Double(values[1].number),
        direction: values[2].choice == "backward" ? .backward : .forward,
        turnDuration: values[3].number < 0 ? nil : Double(values[3].number),
        turnCurve: curves.first { $0.key == values[4].choice }?.value ?? .easeInOut)
    },
    code: { values in
      guard values[0].isOn else { return "nil" }
      let duration = values[3].number < 0 ? "nil" : values[3].text
      return """
        Autoplay(
          interval: \(values[1].text), direction: .\(values[2].text), turnDuration: \(duration),
          turnCurve: .\(values[4].text))
        """
    })

  private static let playing = Knob.Condition("autoplay", "true")

  private static let curves: KeyValuePairs<String, UIView.AnimationCurve> = [
    "easeInOut": .easeInOut, "easeIn": .easeIn, "easeOut": .easeOut, "linear": .linear,
  ]
}
