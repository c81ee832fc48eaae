#if canImport(Foundation)
import Foundation
#endif

/// How an item looks, which effects change.
///
/// A new value is an item as the flow layout made it. Effects compose: each multiplies scale and
/// alpha, adds to translation, turns, depth and content shift, and may set the others. What is written
/// is corrected at once, so that no effect can hand UIKit a number that it cannot draw.
///
/// An item is scaled first, then turned in the plane (``spin``), then turned about the line across the
/// scroll axis (``rotation``), each about the ``pivot``, then moved towards the eye (``depth``). It is
/// seen in ``perspective`` by an eye in front of the pivot; of several the last counts. At last it is
/// shifted on the screen (``translation``).
public struct ItemAppearance: Sendable, Equatable {
  /// The factor of the size of the item, at least 0; 1 by default, also for what is not finite.
  public var scale: CGFloat {
    get { pose.scale }
    set { pose.scale = max(0, newValue.corrected(or: 1)) }
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

  /// The turn in the plane of the screen, in radians, clockwise.
  ///
  /// 0 by default and for what is not finite.
  public var spin: CGFloat {
    get { pose.spin }
    set { pose.spin = newValue.corrected() }
  }

  /// The turn about the line across the scroll axis, in radians.
  ///
  /// Positive turns the trailing side away from the viewer. 0 by default and for what is not
  /// finite.
  public var rotation: CGFloat {
    get { pose.rotation }
    set { pose.rotation = newValue.corrected() }
  }

  /// How far the item is moved towards the eye, in points; negative moves it away.
  ///
  /// It shows only in ``perspective``. 0 by default and for what is not finite. An item that comes
  /// nearer to the eye than a twentieth of the eye's distance from the screen is not shown.
  public var depth: CGFloat {
    get { pose.depth }
    set { pose.depth = newValue.corrected() }
  }

  /// The strength of the perspective in which a turned item appears.
  ///
  /// It is 1 divided by the distance of the eye in points, at least 0. 0, the default and the value
  /// for what is not finite, means none.
  public var perspective: CGFloat {
    get { pose.perspective }
    set { pose.perspective = max(0, newValue.corrected()) }
  }

  /// The point of the item about which it is scaled and turned, as a share of its size.
  ///
  /// It begins at the top left: (0, 0.5) is the middle of the left edge, which is the right edge where
  /// the layout is mirrored. (0.5, 0.5), the middle, is the default and the value for what is not
  /// finite; a point outside the item is fine, such as the hub of a wheel.
  ///
  /// Scale, turns, depth and perspective belong to the pivot that is set: set it first, and find their
  /// defaults with a new one. What belongs to the middle is done first, then what belongs to other
  /// pivots, in the order in which they were set. Every effect finds the pivot in the middle.
  public var pivot: CGPoint {
    get { pose.pivot }
    set {
      let middle = ItemPose.middle
      let pivot = CGPoint(
        x: newValue.x.corrected(or: middle.x), y: newValue.y.corrected(or: middle.y))
      movePivot(to: pivot, depth: pose.pivotDepth)
    }
  }

  /// How far the pivot lies in front of the item, in points; behind it if negative.
  ///
  /// So the axis of a drum lies a radius behind its items. It counts for turns; the scale leaves the
  /// item in its plane. 0 by default and for what is not finite; set it as ``pivot``.
  public var pivotDepth: CGFloat {
    get { pose.pivotDepth }
    set { movePivot(to: pose.pivot, depth: newValue.corrected()) }
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

  private var middlePose = ItemPose()
  /// What is done about other pivots, in order; empty for most effects.
  private var otherPoses: [ItemPose] = []
  /// Which of them has the pivot that is set; nil for the middle.
  private var current: Int?

  /// Creates the appearance of an item that no effect has changed.
  public init() {}

  /// How the item is scaled and turned, step by step.
  var poses: [ItemPose] { [middlePose] + otherPoses }

  /// The only step there is; nil if there are several.
  var onlyPose: ItemPose? { otherPoses.isEmpty ? middlePose : nil }

  /// Brings the pivot to the middle, as every effect finds it.
  mutating func centerPivot() {
    guard current != nil else { return }
    current = nil
    otherPoses.removeAll { $0.changesNothing }
  }

  private var pose: ItemPose {
    get { current.map { otherPoses[$0] } ?? middlePose }
    set {
      if let current { otherPoses[current] = newValue } else { middlePose = newValue }
    }
  }

  private mutating func movePivot(to pivot: CGPoint, depth: CGFloat) {
    func isThere(_ pose: ItemPose) -> Bool { pose.pivot == pivot && pose.pivotDepth == depth }
    guard !isThere(middlePose) else { return current = nil }
    current = otherPoses.firstIndex(where: isThere)
    guard current == nil else { return }
    otherPoses.append(ItemPose(pivot: pivot, pivotDepth: depth))
    current = otherPoses.count - 1
  }
}
