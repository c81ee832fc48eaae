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
      ]
        + PolicyNumber.all.map {
          .number("releasePolicy.\($0.name)", $0.knob, step: 0.05, when: ownPolicy)
        } + [Knob("releasePolicy.cancelsSmoothly", .toggle, when: ownPolicy)],
      read: { values(of: $0) },
      write: { values in
        presets.first { $0.key == values[0].choice }?.value
          ?? ReleasePolicy(
            maximumPagesPerDrag: values[1].count > 0 ? values[1].count : nil,
            cancelsSmoothly: values[last].isOn, numbers: values[2..<last].map(\.number))
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
      .number(Double(policy.maximumPagesPerDrag ?? 0)),
    ] + PolicyNumber.all.map { .number($0.read(policy)) } + [.toggle(policy.cancelsSmoothly)]
  }

  private static func arguments(_ values: Values) -> [(label: String, code: String)] {
    [("maximumPagesPerDrag", values[1].count > 0 ? values[1].text : "nil")]
      + zip(PolicyNumber.all, values[2..<last]).map { ($0.name, $1.text) }
      + [("cancelsSmoothly", values[last].text)]
  }

  /// The place of the toggle, which comes after the numbers.
  private static let last = 2 + PolicyNumber.all.count

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
