import SnapLayouts
import UIKit

extension Setting {
  static func releasePolicy<Owner: AnyObject>(
    _ path: ReferenceWritableKeyPath<Owner, ReleasePolicy>
  ) -> Setting {
    Setting(
      path, "releasePolicy",
      [
        .choice("releasePolicy", presets.map(\.key) + ["own"]),
        .number("releasePolicy.maximumPagesPerDrag", 0...10, when: ownPolicy),
        .number("releasePolicy.turnFraction", 0...1, step: 0.05, when: ownPolicy),
        .number("releasePolicy.flickVelocity", 0...3, step: 0.05, when: ownPolicy),
        .number("releasePolicy.flickFraction", 0...1, step: 0.05, when: ownPolicy),
        Knob("releasePolicy.cancelsSmoothly", .toggle, when: ownPolicy),
      ],
      read: { values(of: $0) },
      write: { values in
        presets.first { $0.key == values[0].choice }?.value
          ?? ReleasePolicy(
            maximumPagesPerDrag: values[1].count > 0 ? values[1].count : nil,
            turnFraction: values[2].number, flickVelocity: values[3].number,
            flickFraction: values[4].number, cancelsSmoothly: values[5].isOn)
      },
      code: { values in
        values[0].choice == "own"
          ? call(
            "ReleasePolicy", arguments(values), unless: arguments(Self.values(of: ReleasePolicy())))
          : "." + values[0].text
      })
  }

  private static func values(of policy: ReleasePolicy) -> Values {
    [
      .choice(presets.first { $0.value == policy }?.key ?? "own"),
      .number(Double(policy.maximumPagesPerDrag ?? 0)), .number(policy.turnFraction),
      .number(policy.flickVelocity), .number(policy.flickFraction),
      .toggle(policy.cancelsSmoothly),
    ]
  }

  private static func arguments(_ values: Values) -> [(label: String, code: String)] {
    [
      ("maximumPagesPerDrag", values[1].count > 0 ? values[1].text : "nil"),
      ("turnFraction", values[2].text), ("flickVelocity", values[3].text),
      ("flickFraction", values[4].text), ("cancelsSmoothly", values[5].text),
    ]
  }

  private static let presets: KeyValuePairs<String, ReleasePolicy> = [
    "picker": .picker, "shelf": .shelf, "banner": .banner, "paging": .paging,
  ]

  private static let ownPolicy = Knob.Condition("releasePolicy", "own")

  static let decelerationRate = Setting(
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
}
