import UIKit

/// A collection view that doesn't allow a content inset.
@MainActor
final class PagerCollectionView: UICollectionView {
  override var contentInset: UIEdgeInsets {
    get { super.contentInset }
    set {
      super.contentInset = .zero
      if newValue.top > 0 { contentOffset.y += newValue.top }
    }
  }

  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
    contentInset = .zero
    decelerationRate = .fast
    showsHorizontalScrollIndicator = false
    isPrefetchingEnabled = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    isPagingEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
