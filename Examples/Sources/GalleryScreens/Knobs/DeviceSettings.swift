import UIKit

/// The simulated device and its system settings.
///
/// A simulation applies these settings; a real device has its own.
@MainActor
public final class DeviceSettings {
  public var width: CGFloat
  public var height: CGFloat
  public var scale: CGFloat = 3
  public var safeArea = UIEdgeInsets.zero
  public var isRightToLeft = false
  public var isDark = false
  public var reducesMotion = false
  public var hasVoiceOver = false
  public var textSize = UIContentSizeCategory.large
  public var framesPerSecond = 60

  public init(size: CGSize) {
    (width, height) = (size.width, size.height)
  }
}
