import UIKit
import UIKitSimulation

/// A collection view in a window, whose layout and data source write one log, for the suites about collection views.
@MainActor
class LoggedCollection {
  let simulation = Simulation(size: CGSize(width: 400, height: 800), scale: 2)
  let layout = LoggingFlowLayout()
  let source: ItemSource
  let view: UICollectionView

  /// The first layout pass is over, and what it has logged is taken, unless it isn't laid out.
  init(
    size: CGSize = CGSize(width: 200, height: 300), counts: [Int] = [40],
    itemSize: CGSize = CGSize(width: 200, height: 50), isLaidOut: Bool = true
  ) {
    source = ItemSource(counts: counts, log: layout.log)
    layout.itemSize = itemSize
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header")
    }
    view.dataSource = source
    view.delegate = source
    simulation.window.addSubview(view)
    guard isLaidOut else { return }
    simulation.layOut()
    _ = layout.log.take()
  }

  func cell(_ item: Int) -> UICollectionViewCell? { view.cellForItem(at: .item(item)) }

  func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    simulation.layOut()
  }

  func drag(by distance: CGFloat) {
    simulation.finger.drag(from: CGPoint(x: 100, y: 250), by: CGPoint(x: 0, y: distance), over: 0.1)
  }

  func show(_ layout: UICollectionViewLayout) {
    view.collectionViewLayout = layout
    simulation.layOut()
  }

  /// The calls so far, without those about cells and counts.
  func takeLayoutCalls() -> [String] {
    layout.log.take().filter { call in
      !["cell", "count", "willDisplay", "didEndDisplaying"].contains { call.hasPrefix($0) }
    }
  }

  /// The calls so far that contain one of some texts.
  func takeCalls(_ texts: String...) -> [String] {
    layout.log.take().filter { call in texts.contains { call.contains($0) } }
  }
}

typealias Attributes = UICollectionViewLayoutAttributes

extension IndexPath {
  static func item(_ item: Int, in section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }
}
