#if canImport(UIKit)
import UIKit

/// A prepared flow layout whose lines are to be read.
@MainActor
final class FlowContents {
  let flow: any FlowSource
  let delegate: FlowDelegate?
  let numbering: ItemNumbering
  /// All of the content but the lines.
  let content: PageExtents.Content

  /// The lines, and the sizes of all items unless they are all the same.
  typealias Reading = (lines: PageExtents, sizes: [CGSize]?)

  init(
    _ flow: any FlowSource, _ delegate: FlowDelegate?, _ numbering: ItemNumbering,
    _ content: PageExtents.Content
  ) {
    (self.flow, self.delegate, self.numbering, self.content) = (flow, delegate, numbering, content)
  }

  /// The frame of an item of the first section.
  func frame(_ item: Int) -> CGRect {
    flow.flowFrame(ofItemAt: IndexPath(item: item, section: 0))
  }
}

extension ItemNumbering {
  /// The numbering of a collection view's items.
  @MainActor
  init(of collectionView: UICollectionView) {
    self.init(
      counts: (0..<collectionView.numberOfSections)
        .map { collectionView.numberOfItems(inSection: $0) })
  }

  /// Whether all items, given their index paths and numbers, meet a condition.
  func all(where isMet: (IndexPath, Int) -> Bool) -> Bool {
    // Setting an item costs less than creating an index path.
    var indexPath = IndexPath(item: 0, section: 0)
    for section in 0..<sectionCount {
      indexPath.section = section
      for number in items(inSection: section) {
        indexPath.item = number - items(inSection: section).lowerBound
        if !isMet(indexPath, number) { return false }
      }
    }
    return true
  }
}
#endif
