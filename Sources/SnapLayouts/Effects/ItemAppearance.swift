#if canImport(Foundation)
import Foundation
#endif

/// How an item looks, which effects change.
///
/// A new value is an item as the flow layout made it. Effects compose: each multiplies scale and
/// alpha, adds to translation, rotation and content shift, and may set the others. What is written
/// is corrected at once, so that no effect can hand UIKit a number that it cannot draw.
public struct ItemAppearance: Sendable, Equatable {
  /// The factor of the size of the item, at least 0; 1 by default, also for what is not finite.
  public var scale: CGFloat = 1 {
    didSet { scale = max(0, scale.corrected(or: 1)) }
  }

  /// The opacity, 0 … 1; 1 by default, also for what is not finite.
  public var alpha: CGFloat = 1 {
    didSet { alpha = alpha.corrected(or: 1).clamped(to: 0...1) }
  }

  /// The shift of the item on the screen, in points; zero by default and for what is not finite.
  ///
  /// The collection view's own `scrollToItem` scrolls to where an item is shown, so to shifted items use
  /// ``SnapFlowLayout/scroll(toItemAt:animated:)``.
  public var translation = CGPoint(x: 0, y: 0) {
    didSet {
      translation = CGPoint(x: translation.x.corrected(), y: translation.y.corrected())
    }
  }

  /// The turn about the line across the scroll axis, in radians.
  ///
  /// Positive turns the trailing side away from the viewer. 0 by default and for what is not
  /// finite.
  public var rotation: CGFloat = 0 {
    didSet { rotation = rotation.corrected() }
  }

  /// The strength of the perspective in which a turned item appears.
  ///
  /// It is 1 divided by the distance of the eye in points, at least 0. 0, the default and the value
  /// for what is not finite, means none.
  public var perspective: CGFloat = 0 {
    didSet { perspective = max(0, perspective.corrected()) }
  }

  /// The order in which items overlap, 0 by default; higher ones lie in front.
  ///
  /// Keep it at 0 or above: below it an item disappears behind the background view.
  public var zIndex = 0

  /// The shift of the content inside the item along the axis, in points.
  ///
  /// Read by cells that support a parallax. 0 by default and for what is not finite.
  public var contentShift: CGFloat = 0 {
    didSet { contentShift = contentShift.corrected() }
  }

  /// Creates the appearance of an item that no effect has changed.
  public init() {}
}
