#if canImport(UIKit)
import UIKit

/// A collection view of forty items, 300 × 70 points each, in a view of 300 points square.
@MainActor
final class CollectionScene {
  let scroll: ScrollScene
  let view: UICollectionView

  private let source = Source()

  init(_ laboratory: any Laboratory, layout: UICollectionViewFlowLayout) {
    layout.itemSize = CGSize(width: 300, height: 70)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    scroll = ScrollScene(laboratory, view: view)
  }
}

private final class Source: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 40 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
#endif
