import Foundation

/// The appearance of an item, which effects change.
///
/// A new value leaves the item as the flow layout made it. Effects can be combined: each multiplies
/// scale and alpha, adds to translation, turns, depth and content shift, and may set the other
/// properties. Every value is corrected when it is set, so UIKit never gets a number that it can't
/// draw.
///
/// First the item gets its length (``addedLength``) and is scaled (``scale``, ``scaleAlong`` and ``scaleAcross``), then
/// turned in the plane of the screen (``spin``), about the line across the scroll axis (``rotation``), and about the line
/// along it (``roll``), all about the ``pivot``. Then it moves towards the eye (``depth``), which sees it in
/// ``perspective`` from in front of the pivot; of several perspectives the last one counts. Finally it moves on the screen
/// (``translation``).
public struct ItemAppearance: Sendable, Equatable {
  /// The scale factor, at least 0; the default is 1.
  public var scale: CGFloat {
    get { pose.scale }
    set { pose.scale = max(0, newValue.corrected(or: 1)) }
  }

  /// The factor by which the item's length along the scroll axis also grows, at least 0.
  ///
  /// The length is scaled by this and by ``scale``. The default is 1.
  public var scaleAlong: CGFloat {
    get { pose.scaleAlong }
    set { pose.scaleAlong = max(0, newValue.corrected(or: 1)) }
  }

  /// The factor by which the item's length across the scroll axis also grows, at least 0.
  ///
  /// The length is scaled by this and by ``scale``. The default is 1.
  public var scaleAcross: CGFloat {
    get { pose.scaleAcross }
    set { pose.scaleAcross = max(0, newValue.corrected(or: 1)) }
  }

  /// The length that is added to the item along the scroll axis, in points, half of it on each side.
  ///
  /// Unlike a scale, it gives the cell another size, in which it lays out its contents anew. An effect that adds length
  /// also moves the items around, as ``ItemEffect/expand(by:)`` does; frames of the flow layout, and so pages, stay
  /// the same. The default is 0. A negative number makes the item shorter, but not shorter than 0.
  public var addedLength: CGFloat = 0 {
    didSet { addedLength = addedLength.corrected() }
  }

  /// The opacity, 0 … 1; the default is 1.
  public var alpha: CGFloat = 1 {
    didSet { alpha = alpha.corrected(or: 1).clamped(to: 0...1) }
  }

  /// The distance by which the item moves on the screen, in points; the default is zero.
  ///
  /// The collection view's own `scrollToItem` scrolls to where an item is drawn on the screen, or to its
  /// place in the flow layout while nothing of it is drawn there. So to items that effects move by half a
  /// page or more while they are visible, scroll with
  /// ``SnapFlowLayout/scroll(toItemAt:animated:completion:)``.
  public var translation = CGPoint(x: 0, y: 0) {
    didSet {
      translation = CGPoint(x: translation.x.corrected(), y: translation.y.corrected())
    }
  }

  /// The turn in the plane of the screen, in radians, clockwise.
  ///
  /// The default is 0.
  public var spin: CGFloat {
    get { pose.spin }
    set { pose.spin = newValue.corrected() }
  }

  /// The turn about the line across the scroll axis, in radians.
  ///
  /// A positive angle turns the trailing side away from the viewer. The default is 0. To turn in the plane of the screen, set
  /// ``spin``.
  public var rotation: CGFloat {
    get { pose.rotation }
    set { pose.rotation = newValue.corrected() }
  }

  /// The turn about the line along the scroll axis, in radians.
  ///
  /// A positive angle turns the lower side away from the viewer, in a vertical layout the right
  /// side. The default is 0.
  public var roll: CGFloat {
    get { pose.roll }
    set { pose.roll = newValue.corrected() }
  }

  /// The distance by which the item moves towards the eye, in points; negative values move it away.
  ///
  /// It is visible only in ``perspective``. The default is 0. An item that comes nearer to the eye
  /// than a twentieth of the eye's distance from the screen isn't shown.
  public var depth: CGFloat {
    get { pose.depth }
    set { pose.depth = newValue.corrected() }
  }

  /// The strength of the perspective of a turned item.
  ///
  /// It is 1 divided by the distance of the eye in points, at least 0. The default is 0, no
  /// perspective.
  public var perspective: CGFloat {
    get { pose.perspective }
    set { pose.perspective = max(0, newValue.corrected()) }
  }

  /// The point about which the item is scaled and turned, as a fraction of its size.
  ///
  /// It starts at the top left: (0, 0.5) is the middle of the left edge, or of the right edge if
  /// the layout is mirrored. The default is the middle, (0.5, 0.5). The point may be outside of the
  /// item, like the hub of a wheel.
  ///
  /// Each pivot has its own scale, turns, depth and perspective. Set the pivot first; with a new
  /// pivot, they have their default values. What belongs to the middle is applied first, then what
  /// belongs to the other pivots, in the order in which they were set. At the start of every
  /// effect, the pivot is the middle.
  public var pivot: CGPoint {
    get { pose.pivot }
    set {
      let pivot = CGPoint(x: newValue.x.corrected(or: 0.5), y: newValue.y.corrected(or: 0.5))
      movePivot(to: pivot, depth: pose.pivotDepth)
    }
  }

  /// The distance of the pivot in front of the item, in points; it is negative behind the item.
  ///
  /// For example, the axis of a drum lies a radius behind its items. It applies to turns; the scale
  /// keeps the item in its plane. The default is 0. Set it together with ``pivot``.
  public var pivotDepth: CGFloat {
    get { pose.pivotDepth }
    set { movePivot(to: pose.pivot, depth: newValue.corrected()) }
  }

  /// The order of overlapping items, by default 0; items with higher values are in front.
  ///
  /// Use values of at least 0: with a negative value, an item disappears behind the background
  /// view.
  public var zIndex = 0

  /// The distance by which the content inside the item moves along the axis, in points.
  ///
  /// Cells that support parallax read it. The default is 0.
  public var contentShift: CGFloat = 0 {
    didSet { contentShift = contentShift.corrected() }
  }

  private var middlePose = ItemPose()
  /// The poses about other pivots, in order; empty for most effects.
  private var otherPoses: [ItemPose] = []
  /// The index of the pose with the present pivot; nil for the middle.
  private var current: Int?

  /// Creates the appearance of an item without effects.
  public init() {}

  /// All poses, in order.
  var poses: [ItemPose] { [middlePose] + otherPoses }

  /// The only pose that changes something, or one that changes nothing; nil if there are several.
  var onlyPose: ItemPose? {
    if otherPoses.isEmpty { return middlePose }
    return otherPoses.count == 1 && middlePose.changesNothing ? otherPoses[0] : nil
  }

  /// Moves the pivot to the middle, as at the start of every effect.
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
    func isAtPivot(_ pose: ItemPose) -> Bool { pose.pivot == pivot && pose.pivotDepth == depth }
    guard !isAtPivot(middlePose) else { return current = nil }
    current = otherPoses.firstIndex(where: isAtPivot)
    guard current == nil else { return }
    otherPoses.append(ItemPose(pivot: pivot, pivotDepth: depth))
    current = otherPoses.count - 1
  }
}
