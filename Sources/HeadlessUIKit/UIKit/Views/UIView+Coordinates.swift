internal import UIKitQuestions

extension UIView {
  /// The subviews in the order in which a touch finds them, the last one first.
  ///
  /// It is the order of the tree, whatever `zPosition` draws in front. Whether a collection view keeps
  /// its cells in the order of their zIndex is open.
  var hitOrder: [UIView] {
    let isSorted = OpenQuestions.current.collection.tapsOnOverlappingCells == .front
    return self is UICollectionView && isSorted ? paintOrder : subviews
  }
}

extension UIView {
  /// The subviews from back to front: by `zPosition`, and in tree order if it is equal.
  package var paintOrder: [UIView] {
    subviews.enumerated()
      .sorted { ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset) }
      .map(\.element)
  }

  /// The transform, preceded by a mirroring if the coordinates run from right to left (fact 60).
  ///
  /// The place of a cell in a mirrored collection view is mirrored, but its content isn't: the
  /// mirroring of the cell undoes that of the collection view. Whether the transform of the cell
  /// lies between the two is open.
  package var shownTransform: CGAffineTransform {
    let mirror = CGAffineTransform(scaleX: -1, y: 1)
    return switch mirroring {
    case .none: transform
    case .before: mirror.concatenating(transform)
    case .after: transform.concatenating(mirror)
    }
  }

  /// The visible value of `shownTransform`, with animations and with all dimensions.
  package var presentedTransform: CATransform3D {
    let transform = presented.transform
    let mirror = CATransform3DMakeScale(-1, 1, 1)
    return switch mirroring {
    case .none: transform
    case .before: CATransform3DConcat(mirror, transform)
    case .after: CATransform3DConcat(transform, mirror)
    }
  }

  private enum Mirroring {
    case none, before, after
  }

  private var mirroring: Mirroring {
    guard isMirrored != isCounterMirrored else { return .none }
    let isOutside =
      isCounterMirrored && OpenQuestions.current.collection.mirroredTransforms == .physical
    return isOutside ? .after : .before
  }

  /// The layer's anchor point in this view's own coordinates.
  package var anchor: CGPoint { bounds.origin + anchorDistance }

  /// The distance of the anchor point from the origin of the bounds.
  var anchorDistance: CGPoint {
    CGPoint(x: bounds.width * layer.anchorPoint.x, y: bounds.height * layer.anchorPoint.y)
  }

  /// Maps this view's own coordinates to those of its superview.
  package var transformToSuperview: CGAffineTransform {
    CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(shownTransform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  /// Whether the view is scaled to nothing, so that no point is inside.
  var isFlat: Bool { transform.a * transform.d == transform.b * transform.c }

  func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    point.applying(transformToSuperview.inverted())
  }

  func pointToRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return superview.pointToRoot(point.applying(transformToSuperview))
  }

  func pointFromRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return pointFromSuperview(superview.pointFromRoot(point))
  }
}
