#if canImport(UIKit)
import UIKit

/// How far UIKit's layout pass has come, in which nobody else may lay the view out, or move it.
///
/// UIKit doesn't say when a pass ends. It has when every element on the screen has its view, and at the latest with the
/// turn of the main loop, or with the next display frame while there are any.
@MainActor
enum LayoutPass {
  /// None has come yet, or the elements have still to be asked for.
  case none
  /// It prepares the layout.
  case preparing
  /// It has the elements of a part of the content, and creates cells for those in the bounds.
  case showing(Elements)
  /// It has ended.
  case ended(Elements)

  /// The elements of a part of the content, and the bounds for which UIKit has asked for them.
  struct Elements {
    let attributes: [UICollectionViewLayoutAttributes]
    let rect: CGRect
    let bounds: CGRect
  }

  /// UIKit has asked for elements.
  ///
  /// - Returns: Whether a pass is under way.
  mutating func shows(
    _ attributes: [UICollectionViewLayoutAttributes]?, in rect: CGRect, on bounds: CGRect
  ) -> Bool {
    // In its preparation, the layout may ask itself.
    if case .preparing = self { return false }
    self = .showing(Elements(attributes: attributes ?? [], rect: rect, bounds: bounds))
    return true
  }

  mutating func end() { if case .showing(let shown) = self { self = .ended(shown) } }

  /// The elements that it has; nil before UIKit has asked for any.
  var elements: Elements? {
    switch self {
    case .none, .preparing: nil
    case .showing(let shown), .ended(let shown): shown
    }
  }

  /// Whether UIKit lays the view out at this moment.
  ///
  /// A cell or a header is still to be created then, such as the one for which UIKit asks the data source. Where the view
  /// has been moved since, or reloaded with other items, some may be missing because a pass is due.
  func isUnderWay(in view: UICollectionView, showing numbering: ItemNumbering) -> Bool {
    switch self {
    case .none, .ended: false
    case .preparing: true
    case .showing(let shown):
      (view.bounds == shown.bounds || !view.layer.needsLayout())
        && shown.attributes.contains { $0.isSurelyShown(in: view.bounds) && !view.hasView(for: $0) }
        && ItemNumbering(of: view) == numbering
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether an element is on the screen, whatever UIKit takes for the frame of one in perspective, or for an overlap.
  fileprivate func isSurelyShown(in bounds: CGRect) -> Bool {
    !isHidden && transform3D.m14 == 0 && transform3D.m24 == 0
      && frame.overlaps(bounds, by: 1)
  }
}

extension UICollectionView {
  /// Whether an element for which the data source gives a view has it.
  fileprivate func hasView(for element: UICollectionViewLayoutAttributes) -> Bool {
    switch (element.representedElementCategory, element.representedElementKind) {
    case (.cell, _): cellForItem(at: element.indexPath) != nil
    case (.supplementaryView, let kind?):
      supplementaryView(forElementKind: kind, at: element.indexPath) != nil
    default: true
    }
  }
}

extension SnapFlowLayout {
  /// Whether UIKit lays the view out at this moment.
  var isInPass: Bool {
    collectionView.map { pass.isUnderWay(in: $0, showing: geometry.numbering) } ?? false
  }

  /// Ends a pass with this turn, if no frame does.
  func passEndsWithTurn() {
    guard case .showing = pass else { return }
    collectionView?.inNextTurn { [weak self] in self?.pass.end() }
  }

  /// Applies pending changes, because they decide where the pages are.
  ///
  /// - Returns: Whether the pages are known. They aren't in UIKit's own pass, and while the data source has items that the
  ///   view doesn't know yet, as in an update block: to lay the view out there would be an error.
  @discardableResult
  func layOutIfAllowed() -> Bool {
    guard !isInPass, collectionView?.comingItems == nil else { return false }
    restoreIfLeft()
    collectionView?.layoutIfNeeded()
    return true
  }
}
#endif
