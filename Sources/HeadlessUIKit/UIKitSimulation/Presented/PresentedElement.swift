import UIKit

/// What is seen of one element of a collection view at one moment, animations included.
@MainActor
public struct PresentedElement {
  public let category: UICollectionView.ElementCategory

  /// Nil for a cell.
  public let kind: String?

  /// For an element that leaves, its place in the data that it belonged to.
  public let indexPath: IndexPath

  public let view: UICollectionReusableView

  /// Whether the element is going away with an animation.
  public let isLeaving: Bool

  /// Where it is seen, from the top left corner of what the collection view shows; the box around a
  /// transformed view.
  public let frame: CGRect

  public let alpha: CGFloat

  public let zIndex: Int
}

extension Simulation {
  /// What is seen of the elements of a collection view at present: cells in their order, then
  /// supplementary and decoration views, then what leaves.
  public func presentedElements(of collectionView: UICollectionView) -> [PresentedElement] {
    let corner = collectionView.presented.bounds.origin
    return collectionView.shownElements.filter { !$0.view.isHidden }.map { element in
      let look = element.view.presented
      let box = CGRect(
        x: -look.bounds.width / 2, y: -look.bounds.height / 2, width: look.bounds.width,
        height: look.bounds.height
      ).applying(CATransform3DGetAffineTransform(look.transform))
      return PresentedElement(
        category: element.category, kind: element.kind, indexPath: element.indexPath,
        view: element.view, isLeaving: element.isLeaving,
        frame: box.offsetBy(dx: look.center.x - corner.x, dy: look.center.y - corner.y),
        alpha: look.alpha, zIndex: Int(element.view.layer.zPosition))
    }
  }
}
