import SnapCarousel
import SnapLayouts
import UIKit

extension Setting {
  static let autoplay = [
    autoplay(\SnapFlowLayout.autoplay),
    Setting(\SnapFlowLayout.isAutoplayPaused, "isAutoplayPaused"),
    autoplay(\CarouselView.autoplay),
    Setting(\CarouselView.isAutoplayPaused, "isAutoplayPaused"),
  ]

  private static func autoplay<Owner: AnyObject>(
    _ path: ReferenceWritableKeyPath<Owner, Autoplay?>
  ) -> Setting {
    Setting(
      path, "autoplay", [.toggle("autoplay")] + knobs(when: .init("autoplay", "true")),
      read: { [.toggle($0 != nil)] + values(of: $0 ?? Autoplay()) },
      write: { $0[0].isOn ? makeAutoplay(Array($0.dropFirst())) : nil },
      code: { $0[0].isOn ? code(Array($0.dropFirst())) : "nil" })
  }

  private static func knobs(when condition: Knob.Condition) -> [Knob] {
    [
      .number("autoplay.interval", 2...20, step: 0.5, when: condition),
      .choice("autoplay.direction", ["forward", "backward"], when: condition),
      .number("autoplay.turnDuration", -1...3, step: 0.1, when: condition),
      .choice("autoplay.turnCurve", curves.map(\.key), when: condition),
      .number("autoplay.driftSpeed", 0...200, step: 5, when: condition),
    ]
  }

  private static func values(of autoplay: Autoplay) -> Values {
    [
      .number(autoplay.interval),
      .choice(autoplay.direction == .forward ? "forward" : "backward"),
      .number(autoplay.turnDuration ?? -1),
      .choice(curves.first { $0.value == autoplay.turnCurve }?.key ?? "easeInOut"),
      .number(autoplay.driftSpeed ?? 0),
    ]
  }

  private static func makeAutoplay(_ values: Values) -> Autoplay {
    Autoplay(
      interval: Double(values[0].number),
      direction: values[1].choice == "backward" ? .backward : .forward,
      turnDuration: values[2].number < 0 ? nil : Double(values[2].number),
      turnCurve: curves.first { $0.key == values[3].choice }?.value ?? .easeInOut,
      driftSpeed: values[4].number)
  }

  private static func code(_ values: Values) -> String {
    call("Autoplay", arguments(values), unless: arguments(Self.values(of: Autoplay())))
  }

  private static func arguments(_ values: Values) -> [(label: String, code: String)] {
    [
      ("interval", values[0].text), ("direction", "." + values[1].text),
      ("turnDuration", values[2].number < 0 ? "nil" : values[2].text),
      ("turnCurve", "." + values[3].text),
      ("driftSpeed", values[4].number > 0 ? values[4].text : "nil"),
    ]
  }

  private static let curves: KeyValuePairs<String, UIView.AnimationCurve> = [
    "easeInOut": .easeInOut, "easeIn": .easeIn, "easeOut": .easeOut, "linear": .linear,
  ]
}
