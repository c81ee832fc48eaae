#if canImport(UIKit)
import UIKit

/// The collection view inside a carousel, which lets the carousel wrap its layout passes.
final class CarouselCollectionView: UICollectionView {
  /// The carousel, which performs each layout pass; nil once it no longer exists.
  weak var carousel: CarouselView?

  override func layoutSubviews() {
    let pass = { super.layoutSubviews() }
    if let carousel { carousel.layOutCells(pass) } else { pass() }
  }

  /// Turns a page; the scroll view itself would scroll by its own width.
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    (collectionViewLayout as? SnapFlowLayout)?.accessibilityScroll(direction)
      ?? super.accessibilityScroll(direction)
  }
}

/// The data source and delegate inside a carousel; it doesn't retain the carousel.
///
/// The carousel itself doesn't conform to these protocols, because its conformance would be public.
@MainActor
final class CarouselSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  private weak var carousel: CarouselView?

  init(carousel: CarouselView) { self.carousel = carousel }

  func register(with collectionView: UICollectionView) {
    collectionView.register(CarouselCell.self, forCellWithReuseIdentifier: "item")
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { carousel.map { $0.items.count * $0.copies } ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    if let cell = cell as? CarouselCell { carousel?.showItem(ofPage: indexPath.item, in: cell) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    // Since iOS 15 the collection view may show a cell again without asking the data source
    // (fact 151).
    if let cell = cell as? CarouselCell { carousel?.showItem(ofPage: indexPath.item, in: cell) }
    carousel?.state.cellsChanged()
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    carousel?.state.cellsChanged()
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: false)
    carousel?.cellWasTapped(onPage: indexPath.item)
  }

  #if os(tvOS)
  /// The remote turns the pages by moving the focus, also where nothing can be selected.
  func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { true }
  #endif
}
#endif
