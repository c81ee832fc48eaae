#if canImport(UIKit)
import UIKit

/// A collection view of forty items of 300 × 70 points, in a view of 300 × 300 points.
@MainActor
final class CollectionScene<Layout: UICollectionViewLayout> {
  let scroll: ScrollScene
  let view: ProbeCollectionView
  let layout: Layout

  init(_ laboratory: any Laboratory, layout: Layout) async {
    self.layout = layout
    if let flow = layout as? UICollectionViewFlowLayout {
      flow.itemSize = CGSize(width: 300, height: 70)
      flow.minimumLineSpacing = 0
    }
    view = ProbeCollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    view.source.register(in: view)
    view.dataSource = view.source
    scroll = await ScrollScene(laboratory, view: view)
  }

  var source: ProbeSource { view.source }

  var y: CGFloat { scroll.y }

  func run(for seconds: TimeInterval) async { await scroll.run(for: seconds) }

  func end(_ answer: String) -> String { scroll.end(answer) }

  func end(unexpected observation: String) -> String { scroll.end(unexpected: observation) }

  /// Makes the view a hundred points higher with an animation.
  func growAnimated() async {
    UIView.animate(withDuration: 0.3) {
      self.view.frame.size.height += 100
      self.view.layoutIfNeeded()
    }
    await run(for: 1)
  }

  func insertItem(at index: Int) {
    view.performBatchUpdates {
      self.source.count += 1
      self.view.insertItems(at: [IndexPath(item: index, section: 0)])
    }
  }

  func deleteItems(at indices: Range<Int>) {
    view.performBatchUpdates {
      self.source.count -= indices.count
      self.view.deleteItems(at: indices.map { IndexPath(item: $0, section: 0) })
    }
  }
}

extension CollectionScene where Layout == RowsLayout {
  convenience init(_ laboratory: any Laboratory) async {
    await self.init(laboratory, layout: RowsLayout())
    layout.calls = []
  }
}
#endif
