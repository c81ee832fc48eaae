#if canImport(UIKitSimulation)
import UIKit

/// The delegate of a strip, with an app's own code in closures.
@MainActor
final class AppCode: NSObject, UICollectionViewDelegate {
  typealias Action = @MainActor (UICollectionView) -> Void

  var onScroll: Action = { _ in }
  var onBeginDragging: Action = { _ in }
  var onLift: Action = { _ in }
  /// Called when a drag is over, with its deceleration.
  var onEndOfDrag: Action = { _ in }
  var onEndOfAnimation: Action = { _ in }
  var onDisplay: @MainActor (UICollectionView, IndexPath) -> Void = { _, _ in }
  var onSelect: @MainActor (UICollectionView, IndexPath) -> Void = { _, _ in }

  /// Sets what is called when any motion is over.
  func onEndOfMotion(_ action: @escaping Action) {
    (onEndOfDrag, onEndOfAnimation) = (action, action)
  }

  private func call(_ action: Action, _ scrollView: UIScrollView) {
    if let view = scrollView as? UICollectionView { action(view) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { call(onScroll, scrollView) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { call(onBeginDragging, scrollView) }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    call(onLift, scrollView)
    if !decelerate { call(onEndOfDrag, scrollView) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { call(onEndOfDrag, scrollView) }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    call(onEndOfAnimation, scrollView)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { onDisplay(collectionView, indexPath) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    onSelect(collectionView, indexPath)
  }
}
#endif
