#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import UIKit
import UIKitSimulation

/// A strip.
struct DelegateSetup: Sendable {
  var kind = LayoutUnderTest.leading
  var policy = ReleasePolicy.picker
  var rate = UIScrollView.DecelerationRate.normal
  var scale: CGFloat = 2
  var framesPerSecond = 60
  var itemLength: CGFloat = 80
  /// The page on which it begins, as a fraction of all pages.
  var start: CGFloat = 0.5

  let length: CGFloat = 300
  let count = 30

  var spacing: CGFloat { itemLength < length ? 10 : 0 }

  static let all = combinations.all
  static let pairwise = combinations.pairwise

  private static var combinations: Combinations<DelegateSetup> {
    var combinations = Combinations(of: DelegateSetup())
    combinations.vary(\.kind, LayoutUnderTest.allCases)
    // The last one turns up to three pages, and only at a whole page.
    combinations.vary(
      \.policy,
      [
        .picker, .shelf, .banner,
        ReleasePolicy(maximumPagesPerDrag: 3, turnFraction: 1, flickVelocity: 0.6),
      ])
    combinations.vary(\.rate, [.normal, .fast])
    combinations.vary(\.scale, [1, 2, 3])
    combinations.vary(\.framesPerSecond, [60, 120])
    combinations.vary(\.itemLength, [66.7, 80, 120, 300])
    combinations.vary(\.start, [0, 0.5, 1])
    return combinations
  }

  @MainActor
  func makeLayout() -> SnapFlowLayout {
    let layout = kind.make()
    layout.preferredDecelerationRate = rate
    layout.releasePolicy = policy
    // UIKit would move a view to a target against its velocity at once; such a drag ends with an animation.
    layout.releasePolicy.cancelsSmoothly = false
    return layout
  }
}

/// A strip on a screen of its own, 300 long, and all that its delegate sees.
@MainActor
final class DelegateStage {
  let simulation: Simulation
  let view: ScrolledView
  let recorder = DelegateRecorder()
  private let items: Items

  init(_ layout: UICollectionViewFlowLayout, _ setup: DelegateSetup) {
    let size = CGSize(width: setup.length, height: 90)
    simulation = Simulation(size: size, scale: setup.scale, framesPerSecond: setup.framesPerSecond)
    items = Items(counts: [setup.count])
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: setup.itemLength, height: 90)
    layout.minimumLineSpacing = setup.spacing
    view = ScrolledView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.show(items)
    view.decelerationRate = setup.rate
    view.delegate = recorder
    recorder.time = { [unowned simulation] in simulation.time }
    simulation.window.addSubview(view)
    simulation.run(for: 1 / Double(setup.framesPerSecond))
  }

  func perform(_ gesture: DelegateGesture) {
    let (finger, middle) = (simulation.finger, CGPoint(x: view.frame.midX, y: view.frame.midY))
    func along(_ distance: CGFloat) -> CGPoint { CGPoint(x: middle.x + distance, y: middle.y) }
    switch gesture {
    case .drag(let distance, let duration, let hold):
      finger.drag(from: middle, by: CGPoint(x: distance, y: 0), over: duration, hold: hold)
    case .flickBack(let distance, let back):
      finger.touchDown(at: middle)
      finger.move(to: along(distance), over: 0.15)
      finger.move(to: along(distance + back), over: 0.1)
      finger.release()
    case .tap(let hold):
      finger.touchDown(at: middle)
      finger.hold(for: hold)
      finger.release()
    case .cancelled(let distance):
      finger.touchDown(at: middle)
      finger.move(to: along(distance), over: 0.1)
      finger.cancel()
    case .wheel(let distance):
      view.isScrolledByPerson = true
      simulation.wheel.turn(by: CGPoint(x: distance, y: 0), at: middle)
      view.isScrolledByPerson = false
    case .key(let key):
      view.isScrolledByPerson = true
      simulation.keyboard.press(key, in: view)
      view.isScrolledByPerson = false
    case .reload: view.reloadData()
    case .reloadItem: view.reloadItems(at: [IndexPath(item: 0, section: 0)])
    case .invalidate: view.collectionViewLayout.invalidateLayout()
    case .wait(let seconds): simulation.run(for: seconds)
    }
  }
}

/// A collection view that tells when it is scrolled by code.
final class ScrolledView: UICollectionView {
  var onScroll: ((_ target: CGFloat, _ isAnimated: Bool) -> Void)?
  var isScrolledByPerson = false

  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      if !isScrolledByPerson { onScroll?(newValue.x, false) }
      super.contentOffset = newValue
    }
  }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if !isScrolledByPerson { onScroll?(contentOffset.x, animated) }
    super.setContentOffset(contentOffset, animated: animated)
  }
}

/// The layout that people write by hand: a flow layout that returns a page as its target.
final class HandWrittenLayout: UICollectionViewFlowLayout {
  var frames: [CGRect] = []
  var contentLength: CGFloat = 0
  /// The distance after which the items repeat; nil if they don't.
  var period: CGFloat?
  /// The target of the present release; nil to let the view coast.
  var target: () -> CGFloat? = { nil }

  override var collectionViewContentSize: CGSize {
    CGSize(width: contentLength, height: super.collectionViewContentSize.height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.indices.compactMap { attributes($0, around: rect.midX) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(path.item, around: collectionView?.bounds.midX ?? 0)
  }

  private func attributes(
    _ item: Int, around middle: CGFloat
  ) -> UICollectionViewLayoutAttributes? {
    guard frames.indices.contains(item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = frames[item]
    if let period {
      attributes.center.x += period * ((middle - attributes.center.x) / period).rounded()
    }
    return attributes
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    CGPoint(x: target() ?? proposedContentOffset.x, y: proposedContentOffset.y)
  }
}
#endif
