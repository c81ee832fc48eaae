import UIKit

/// Accessibility settings and gestures.
///
/// The settings belong to the process: a test that changes one resets it before any other test
/// runs.
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

  /// Returns the notifications posted since the last time, and removes them.
  public static func takeAccessibilityPosts() -> [AccessibilityPost] {
    defer { UIAccessibility.posts = [] }
    return UIAccessibility.posts.map {
      AccessibilityPost(notification: $0.notification, argument: $0.argument)
    }
  }

  /// Moves VoiceOver to an item, as a person does who walks through the items.
  public func moveVoiceOver(to indexPath: IndexPath, in collectionView: UICollectionView) {
    collectionView.moveVoiceOver(to: indexPath)
    layOut()
  }

  /// Scrolls with three fingers, as with VoiceOver, at a point of the window.
  ///
  /// - Returns: Whether a view has scrolled.
  @discardableResult
  public func scrollWithThreeFingers(
    _ direction: UIAccessibilityScrollDirection, at point: CGPoint
  ) -> Bool {
    let chain = sequence(first: window.hitTest(point, with: nil) as UIResponder?) { $0?.next }
    return chain.contains { $0?.accessibilityScroll(direction) == true }
  }
}
