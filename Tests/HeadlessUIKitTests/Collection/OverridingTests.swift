import Testing
import UIKit
import UIKitSimulation

/// Members of classes on Apple platforms can be overridden, wherever they are declared here.
@MainActor
struct OverridingTests {
  @Test func `the members of a collection view and its superclasses`() {
    let simulation = Simulation(size: CGSize(width: 200, height: 300))
    let source = ItemSource(counts: [5])
    let view = OverridingCollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    simulation.show(view)
    view.calls = [:]
    let asCollectionView: UICollectionView = view
    (view as UIView).addSubview(UIView())
    asCollectionView.insertSubview(UIView(), at: 0)
    asCollectionView.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
    asCollectionView.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    asCollectionView.performBatchUpdates {
      source.counts = [6]
      asCollectionView.insertItems(at: [IndexPath(item: 5, section: 0)])
    }
    for name in [
      "addSubview", "insertSubview", "scrollToItem", "setCollectionViewLayout",
      "performBatchUpdates", "insertItems",
    ] {
      #expect(view.calls[name] != nil, "\(name)")
    }
  }
}

private final class OverridingCollectionView: UICollectionView {
  var calls: [String: Int] = [:]

  override func addSubview(_ view: UIView) {
    calls["addSubview", default: 0] += 1
    super.addSubview(view)
  }

  override func insertSubview(_ view: UIView, at index: Int) {
    calls["insertSubview", default: 0] += 1
    super.insertSubview(view, at: index)
  }

  override func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    calls["scrollToItem", default: 0] += 1
    super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    calls["setCollectionViewLayout", default: 0] += 1
    super.setCollectionViewLayout(layout, animated: animated)
  }

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    calls["performBatchUpdates", default: 0] += 1
    super.performBatchUpdates(updates, completion: completion)
  }

  override func insertItems(at indexPaths: [IndexPath]) {
    calls["insertItems", default: 0] += 1
    super.insertItems(at: indexPaths)
  }
}
