#if canImport(UIKit)
import UIKit

/// What the delegate has answered for a size of the bounds.
struct DelegateAnswers {
  var boundsSize: CGSize
  var digest: SizeDigest
}

/// Another size of the bounds, for which the delegate may give other sizes.
///
/// UIKit's flow layout doesn't ask its delegate again (fact 41). This layout asks once, and makes the flow layout ask
/// only if an answer differs.
extension SnapFlowLayout {
  /// Before a layout pass, ends the validity of what doesn't hold for the size of the bounds.
  ///
  /// While a scroll waits for its layout pass, UIKit doesn't announce a new size, and the flow layout would keep its
  /// frames.
  func adoptBoundsSize() {
    guard let answers = preparation.answers, let size = collectionView?.bounds.size,
      size != answers.boundsSize
    else { return }
    guard delegateAgrees(with: answers.digest) else { return invalidateLayout() }
    preparation.answers?.boundsSize = size
    if preparation.isRead, size[across: axis] != answers.boundsSize[across: axis] {
      let context = newInvalidationContext()
      context.markBoundsSize(reflows: true)
      invalidateLayout(with: context)
    }
  }

  /// A digest of the metrics that the delegate gives for all sections, without those of items.
  func sectionDigest(_ numbering: ItemNumbering) -> SizeDigest {
    var digest = SizeDigest()
    guard let delegate = FlowDelegate(of: self) else { return digest }
    for section in 0..<numbering.sectionCount {
      let items = numbering.items(inSection: section)
      digest.append(CGSize(width: items.count, height: items.lowerBound))
      for metrics in delegate.metrics(ofSection: section) { digest.append(metrics) }
    }
    return digest
  }

  /// Whether the delegate still gives the same metrics; false with self-sizing cells, which may choose others.
  ///
  /// It asks for at most twice as many sizes as are the same.
  private func delegateAgrees(with known: SizeDigest) -> Bool {
    guard let collectionView, !isSelfSizing else { return false }
    let numbering = ItemNumbering(of: collectionView)
    var digest = sectionDigest(numbering)
    guard let delegate = FlowDelegate(of: self), delegate.givesMetrics else {
      return digest == known
    }
    var indexPath = IndexPath(item: 0, section: 0)
    for section in 0..<numbering.sectionCount {
      indexPath.section = section
      for item in 0..<numbering.items(inSection: section).count {
        guard digest.begins(known) else { return false }
        indexPath.item = item
        digest.append(delegate.size(ofItemAt: indexPath))
      }
    }
    return digest == known
  }
}
#endif
