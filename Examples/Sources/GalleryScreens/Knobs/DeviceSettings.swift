import UIKit

/// The simulated device and its system settings.
///
/// A simulation applies these settings; a real device has its own.
public struct DeviceSettings: Sendable, Hashable {
  public var width = 390.0
  public var height = 640.0
  public var scale = 3.0
  public var safeArea = [0.0, 0.0, 0.0, 0.0]
  public var isRightToLeft = false
  public var isDark = false
  public var reducesMotion = false
  public var hasVoiceOver = false
  public var textSize = "large"
  public var framesPerSecond = 60.0

  public init(size: CGSize) {
    (width, height) = (Double(size.width), Double(size.height))
  }

  public static let textSizes: KeyValuePairs<String, UIContentSizeCategory> = [
    "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large,
    "extraLarge": .extraLarge, "extraExtraLarge": .extraExtraLarge,
    "extraExtraExtraLarge": .extraExtraExtraLarge, "accessibilityMedium": .accessibilityMedium,
    "accessibilityLarge": .accessibilityLarge,
    "accessibilityExtraLarge": .accessibilityExtraLarge,
    "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
    "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
  ]

  private static let edges = ["top", "left", "bottom", "right"]

  /// The knobs with their values.
  public var knobs: [(knob: Knob, value: KnobValue)] {
    [
      (.number("device.width", 120...1400), .number(width)),
      (.number("device.height", 120...1400), .number(height)),
      (.choice("device.scale", ["1", "2", "3"]), .choice(KnobValue.text(of: scale))),
      (
        .choice("device.framesPerSecond", ["60", "120"]),
        .choice(KnobValue.text(of: framesPerSecond))
      ),
    ]
      + zip(Self.edges, safeArea).map {
        (.number("device.safeArea.\($0)", 0...100), .number($1))
      } + [
        (.toggle("device.isRightToLeft"), .toggle(isRightToLeft)),
        (.toggle("device.isDark"), .toggle(isDark)),
        (.toggle("device.reducesMotion"), .toggle(reducesMotion)),
        (.toggle("device.hasVoiceOver"), .toggle(hasVoiceOver)),
        (.choice("device.textSize", Self.textSizes.map(\.key)), .choice(textSize)),
      ]
  }

  /// Turns a knob; returns false if there is no such knob, or if it can't have the value.
  public mutating func turn(_ name: String, to text: String) -> Bool {
    guard let value = knobs.first(where: { $0.knob.name == name })?.knob.value(text) else {
      return false
    }
    switch name {
    case "device.width": width = Double(value.number)
    case "device.height": height = Double(value.number)
    case "device.scale": scale = Double(value.choice) ?? 3
    case "device.framesPerSecond": framesPerSecond = Double(value.choice) ?? 60
    case "device.isRightToLeft": isRightToLeft = value.isOn
    case "device.isDark": isDark = value.isOn
    case "device.reducesMotion": reducesMotion = value.isOn
    case "device.hasVoiceOver": hasVoiceOver = value.isOn
    case "device.textSize": textSize = value.choice
    default:
      if let edge = Self.edges.firstIndex(where: { name.hasSuffix("." + $0) }) {
        safeArea[edge] = Double(value.number)
      }
    }
    return true
  }
}
