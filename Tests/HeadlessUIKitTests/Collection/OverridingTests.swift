import Testing
import UIKit
import UIKitSimulation

/// Members of classes on Apple platforms can be overridden, wherever they are declared here.
@MainActor
struct OverridingTests {
  @Test func `the members of a collection view and its superclasses`() {
    let source = ItemSource(counts: [5])
    let view = Overriding(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    Simulation(size: CGSize(width: 200, height: 300)).show(view)
    view.calls = []
    (view as UIView).addSubview(UIView())
    let base: UICollectionView = view
    base.insertSubview(UIView(), at: 0)
    base.contentInset.top = 5
    base.delegate = source
    base.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
    base.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    base.performBatchUpdates {
      source.counts = [6]
      base.insertItems(at: [IndexPath(item: 5, section: 0)])
    }
    #expect(
      view.calls.isSuperset(of: [
        "addSubview", "insertSubview", "inset", "delegate", "scroll", "layout", "batch", "insert",
      ]))
    #expect(base.delegate === source && base.contentInset == .zero)
  }
}

private final class Overriding: UICollectionView {
  var calls: Set<String> = []

  override var contentInset: UIEdgeInsets {
    get { super.contentInset }
    set {
      calls.insert("inset")
      super.contentInset = .zero
    }
  }

  override weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate }
    set {
      calls.insert("delegate")
      super.delegate = newValue
    }
  }

  override func addSubview(_ view: UIView) {
    calls.insert("addSubview")
    super.addSubview(view)
  }

  override func insertSubview(_ view: UIView, at index: Int) {
    calls.insert("insertSubview")
    super.insertSubview(view, at: index)
  }

  override func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    calls.insert("scroll")
    super.scrollToItem(at: path, at: position, animated: animated)
  }

  override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    calls.insert("layout")
    super.setCollectionViewLayout(layout, animated: animated)
  }

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    calls.insert("batch")
    super.performBatchUpdates(updates, completion: completion)
  }

  override func insertItems(at indexPaths: [IndexPath]) {
    calls.insert("insert")
    super.insertItems(at: indexPaths)
  }
}
