import UIKit

/// An element of a collection view as it is visible at one moment, including animations.
@MainActor
public struct PresentedElement {
  public let category: UICollectionView.ElementCategory

  /// The kind; nil for a cell.
  public let kind: String?

  /// The index path; for an element that leaves, the one in the old data.
  public let indexPath: IndexPath

  public let view: UICollectionReusableView

  /// Whether the element leaves with an animation.
  public let isLeaving: Bool

  /// The visible frame, relative to the top left corner of the bounds; for a transformed view, the
  /// bounding box.
  public let frame: CGRect

  public let alpha: CGFloat

  public let zIndex: Int
}

extension Simulation {
  /// The visible elements of a collection view: cells in their order, then supplementary and
  /// decoration views, then elements that leave.
  public func presentedElements(of collectionView: UICollectionView) -> [PresentedElement] {
    let corner = collectionView.presented.bounds.origin
    return collectionView.shownElements.filter { !$0.view.isHidden }.map { element in
      let (look, height) = (element.view.presented, element.view.layer.zPosition)
      let box = CGRect(
        x: -look.bounds.width / 2, y: -look.bounds.height / 2, width: look.bounds.width,
        height: look.bounds.height
      ).applying(CATransform3DGetAffineTransform(look.transform))
      return PresentedElement(
        category: element.category, kind: element.kind, indexPath: element.indexPath,
        view: element.view, isLeaving: element.isLeaving,
        frame: box.offsetBy(dx: look.center.x - corner.x, dy: look.center.y - corner.y),
        alpha: look.alpha,
        zIndex: Int(exactly: height.rounded(.towardZero)) ?? (height < 0 ? .min : .max))
    }
  }
}
