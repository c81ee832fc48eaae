import UIKit

/// A typical endless collection view, which observes its own delegate calls.
///
/// It moves back to the middle whenever it is laid out or scrolls, and reports the item in the
/// middle.
@MainActor
final class EndlessCollectionView: UICollectionView {
  private(set) var centered: [Int] = []
  private weak var outer: (any UICollectionViewDelegate)?

  override weak var delegate: (any UICollectionViewDelegate)? {
    get { outer }
    set {
      outer = newValue
      super.delegate = newValue == nil ? nil : self
    }
  }

  private var endless: EndlessLayout? { collectionViewLayout as? EndlessLayout }

  override func layoutSubviews() {
    super.layoutSubviews()
    follow()
  }

  private func follow() {
    guard let endless else { return }
    endless.loop()
    let middle = CGPoint(x: endless.viewport.midX, y: endless.viewport.midY)
    guard let item = indexPathForItem(at: middle)?.item, item != centered.last else { return }
    centered.append(item)
  }
}

extension EndlessCollectionView: UICollectionViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    outer?.scrollViewDidScroll(scrollView)
    follow()
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    endless?.center(targetContentOffset: targetContentOffset)
    outer?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}
