import UIKit

/// Assistive settings and gestures.
///
/// The settings are those of the process: who changes one sets it back before anybody else runs.
extension Simulation {
  public static var reduceMotion: Bool {
    get { UIAccessibility.simulatedReduceMotion }
    set { UIAccessibility.simulatedReduceMotion = newValue }
  }

  public static var voiceOver: Bool {
    get { UIAccessibility.simulatedVoiceOver }
    set { UIAccessibility.simulatedVoiceOver = newValue }
  }

  public static var switchControl: Bool {
    get { UIAccessibility.simulatedSwitchControl }
    set { UIAccessibility.simulatedSwitchControl = newValue }
  }

  /// What was posted since the last time, which is forgotten.
  public static func takeAccessibilityPosts() -> [AccessibilityPost] {
    defer { UIAccessibility.posts = [] }
    return UIAccessibility.posts.map {
      AccessibilityPost(notification: $0.notification, argument: $0.argument)
    }
  }

  /// Scrolls with three fingers, as with VoiceOver, over a point of the window.
  ///
  /// - Returns: Whether anything scrolled.
  @discardableResult
  public func scrollWithThreeFingers(
    _ direction: UIAccessibilityScrollDirection, at point: CGPoint
  ) -> Bool {
    let chain = sequence(first: window.hitTest(point, with: nil) as UIResponder?) { $0?.next }
    return chain.contains { $0?.accessibilityScroll(direction) == true }
  }
}
