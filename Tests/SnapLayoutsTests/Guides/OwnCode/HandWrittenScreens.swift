#if canImport(UIKitSimulation)
import Foundation
import SnapLayouts
import UIKit
import UIKitSimulation

// Six screens as people write them without a library. "Your own code" in the article about migrating replaces what is
// between `old` and `end of old`; ``OwnCodeTests`` runs these screens and counts these lines.

/// The flow layout that chooses the nearest card.
final class TargetScreen: CardScreen {
  override class var layout: UICollectionViewFlowLayout { NearestCardLayout() }

  // old
  override func setUp() {
    let side = (UIScreen.main.bounds.width - oldLayout.itemSize.width) / 2
    oldLayout.sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }
  // end of old
}

// old
final class NearestCardLayout: UICollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposed }
    let rect = CGRect(origin: proposed, size: collectionView.bounds.size)
    var adjustment = CGFloat.greatestFiniteMagnitude
    for item in layoutAttributesForElements(in: rect) ?? [] {
      let distance = item.center.x - rect.midX
      if abs(distance) < abs(adjustment) { adjustment = distance }
    }
    return CGPoint(x: proposed.x + adjustment, y: proposed.y)
  }
}
// end of old

/// The delegate that computes a target, with insets that bring the first card into the middle.
final class InsetScreen: CardScreen, UICollectionViewDelegate {
  // old
  override func setUp() {
    let side = (UIScreen.main.bounds.width - oldLayout.itemSize.width) / 2
    collectionView.contentInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    collectionView.contentOffset.x = -side
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let stride = oldLayout.itemSize.width + oldLayout.minimumLineSpacing
    let side = scrollView.contentInset.left
    let page = ((targetContentOffset.pointee.x + side) / stride).rounded()
    targetContentOffset.pointee.x = page * stride - side
  }
  // end of old
}

/// System paging, with dots that follow the quotient.
final class DotScreen: CardScreen, UICollectionViewDelegateFlowLayout {
  override func setUp() {
    collectionView.isPagingEnabled = true
    oldLayout.minimumLineSpacing = 0
    // old
    pageControl.numberOfPages = count
    pageControl.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        let x = CGFloat(pageControl.currentPage) * collectionView.bounds.width
        collectionView.setContentOffset(CGPoint(x: x, y: 0), animated: true)
      }, for: .valueChanged)
    // end of old
  }

  // old
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    pageControl.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    collectionView.bounds.size
  }
  // end of old
}

/// A banner with copies of the first and the last card, and a timer.
final class CopyScreen: CardScreen, UICollectionViewDelegate {
  override func setUp() {
    collectionView.isPagingEnabled = true
    oldLayout.minimumLineSpacing = 0
    // old
    pageControl.numberOfPages = count
    startTimer()
    // end of old
  }

  // old
  private var timer: AppTimer?

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    oldLayout.itemSize = collectionView.bounds.size
    collectionView.contentOffset.x = collectionView.bounds.width
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection _: Int) -> Int {
    count + 2
  }

  func startTimer() {
    timer = AppTimer(every: 3, in: simulation) { [weak self] in
      guard let self else { return }
      let x = collectionView.contentOffset.x + collectionView.bounds.width
      collectionView.setContentOffset(CGPoint(x: x, y: 0), animated: true)
    }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { timer?.invalidate() }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    leaveCopies()
    startTimer()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { leaveCopies() }

  private func leaveCopies() {
    let width = collectionView.bounds.width
    let page = Int((collectionView.contentOffset.x / width).rounded())
    if page == 0 { collectionView.contentOffset.x = CGFloat(count) * width }
    if page == count + 1 { collectionView.contentOffset.x = width }
    pageControl.currentPage = (page + count - 1) % count
  }
  // end of old
}

/// A strip with so many items that its end is out of reach.
final class EndlessScreen: CardScreen, UICollectionViewDelegate {
  override class var layout: UICollectionViewFlowLayout { NearestCardLayout() }

  // old
  private var hasBegun = false

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !hasBegun else { return }
    hasBegun = true
    collectionView.layoutIfNeeded()
    let middle = Int(Int16.max) / 2 / count * count
    collectionView.scrollToItem(
      at: IndexPath(item: middle, section: 0), at: .centeredHorizontally, animated: false)
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection _: Int) -> Int {
    Int(Int16.max)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let middle = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
    guard let item = collectionView.indexPathForItem(at: middle)?.item else { return }
    if shown.last != item % count { show(item % count) }
  }
  // end of old
}

/// Cards that show their neighbors, with sizes and a page that are stored.
final class StoredScreen: CardScreen, UICollectionViewDelegate {
  // old
  private var page = 0
  private var width: CGFloat = 0

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard collectionView.bounds.width != width else { return }
    width = collectionView.bounds.width
    oldLayout.itemSize.width = width - 2 * 24 - 2 * oldLayout.minimumLineSpacing
    let side = (width - oldLayout.itemSize.width) / 2
    oldLayout.sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    collectionView.layoutIfNeeded()
    collectionView.contentOffset.x = CGFloat(page) * stride
  }

  private var stride: CGFloat { oldLayout.itemSize.width + oldLayout.minimumLineSpacing }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let next = velocity.x > 0 ? page + 1 : velocity.x < 0 ? page - 1 : nearest
    targetContentOffset.pointee.x = CGFloat(min(max(0, next), count - 1)) * stride
  }

  private var nearest: Int { Int((collectionView.contentOffset.x / stride).rounded()) }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    page = nearest
    show(page)
  }
  // end of old
}
#endif
