import UIKit

extension Setting {
  static let device = [
    Setting(\DeviceSettings.width, "device.width", 120...1400),
    Setting(\DeviceSettings.height, "device.height", 120...1400),
    Setting(\DeviceSettings.scale, "device.scale", ["1": 1, "2": 2, "3": 3]),
    Setting(\DeviceSettings.framesPerSecond, "device.framesPerSecond", ["60": 60, "120": 120]),
    Setting(\DeviceSettings.safeArea, "device.safeArea", 0...100),
    Setting(\DeviceSettings.isRightToLeft, "device.isRightToLeft"),
    Setting(\DeviceSettings.isDark, "device.isDark"),
    Setting(\DeviceSettings.reducesMotion, "device.reducesMotion"),
    Setting(\DeviceSettings.hasVoiceOver, "device.hasVoiceOver"),
    Setting(
      \DeviceSettings.textSize, "device.textSize",
      [
        "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large,
        "extraLarge": .extraLarge, "extraExtraLarge": .extraExtraLarge,
        "extraExtraExtraLarge": .extraExtraExtraLarge, "accessibilityMedium": .accessibilityMedium,
        "accessibilityLarge": .accessibilityLarge,
        "accessibilityExtraLarge": .accessibilityExtraLarge,
        "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
        "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
      ]),
  ]
}
