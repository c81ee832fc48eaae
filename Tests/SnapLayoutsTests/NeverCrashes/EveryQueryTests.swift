#if canImport(UIKitSimulation)
import EffortSupport
import Testing
import UIKit
import UIKitSimulation

@testable import SnapLayouts

/// Every query, at any time, of anything: an answer or nil, never a trap, never a change.
@MainActor
@Suite(.worlds) struct EveryQueryTests {
  // MARK: What is asked

  private static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "other",
  ]

  private static let paths: [IndexPath] =
    [Int.min, -1, 0, 2, 7, .max].flatMap { item in
      [Int.min, -1, 0, 2, 5, .max].map { IndexPath(item: item, section: $0) }
    } + [IndexPath(), IndexPath(index: 0), IndexPath(indexes: [0, 0, 0])]

  private static let numbers: [CGFloat] = [0, -40, 1e9, -1e300, .infinity, .nan]

  private static let rects = numbers.flatMap { start in
    [0, -10, 500, CGFloat.infinity, .nan].map { CGRect(x: start, y: start, width: $0, height: $0) }
  }

  private static let pages = [Int.min, -1, 0, 1, 5, .max]

  private static let ask: [@MainActor (SnapFlowLayout) -> Void] = [
    { layout in for path in paths { _ = layout.layoutAttributesForItem(at: path) } },
    { for path in paths { _ = $0.initialLayoutAttributesForAppearingItem(at: path) } },
    { for path in paths { _ = $0.finalLayoutAttributesForDisappearingItem(at: path) } },
    { for path in paths { _ = $0.page(forItemAt: path) } },
    { layout in
      for (kind, path) in kinds.flatMap({ kind in paths.map { (kind, $0) } }) {
        _ = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        _ = layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
        _ = layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
        _ = layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
      }
    },
    { layout in
      let found = rects.flatMap { layout.layoutAttributesForElements(in: $0) ?? [] }
      #expect(found.allSatisfy { $0.center.x.isFinite && $0.center.y.isFinite })
      let size = layout.collectionViewContentSize
      #expect(size.width.isFinite && size.height.isFinite)
    },
    { for page in pages { _ = ($0.contentOffset(forPage: page), $0.indexPaths(inPage: page)) } },
    { _ = ($0.numberOfPages, $0.currentPage, $0.currentIndexPath, $0.bookmark) },
    { _ = ($0.pagePosition, $0.pageStops, $0.isLooping, $0.eventLog) },
    { _ = ($0.accessibilityScrollStatus, $0.explanation) },
    { layout in
      for number in numbers where !number.isFinite {
        let bounds = CGRect(x: number, y: number, width: 300, height: 120)
        _ = layout.shouldInvalidateLayout(forBoundsChange: bounds)
      }
    },
    { layout in
      let view = layout.collectionView
      // While a person moves the view, UIKit asks for the target of a release only when it happens.
      let isMoving = view.map { $0.isTracking || $0.isDragging || $0.isDecelerating } ?? false
      for point in numbers.map({ CGPoint(x: $0, y: $0) }) {
        _ = layout.targetContentOffset(forProposedContentOffset: point)
        for velocity in isMoving ? [] : numbers.map({ CGPoint(x: $0, y: $0) }) {
          _ = layout.targetContentOffset(
            forProposedContentOffset: point, withScrollingVelocity: velocity)
        }
      }
    },
  ]

  // MARK: When it is asked

  /// What happens to a layout, one thing after the other.
  enum Stage: CaseIterable, Sendable {
    case asIs, attached, inWindow, laidOut, reloaded, emptied, grown, withoutSource, withoutSize
    case changed, inBatch, inDrag, outOfWindow, replaced, leaving, viewReleased

    @MainActor
    func reach(_ life: Life) {
      let (layout, view, finger) = (life.layout, life.view, life.simulation.finger)
      switch self {
      case .asIs: break
      case .attached: life.attach()
      case .inWindow: view.map(life.simulation.window.addSubview)
      case .laidOut: life.simulation.layOut()
      case .reloaded:
        life.items.counts = [2, 0, 3]
        view?.reloadData()
      case .emptied:
        life.items.counts = []
        view?.reloadData()
      // The data source changes before the view hears of it.
      case .grown: life.items.counts.append(4)
      case .withoutSource: view?.dataSource = nil
      case .withoutSize: view?.frame.size = .zero
      case .changed:
        layout.scrollDirection = layout.scrollDirection == .horizontal ? .vertical : .horizontal
        layout.pageContents = .items(.max)
      case .inBatch:
        guard let view, view.dataSource != nil, view.numberOfSections == life.items.counts.count,
          let count = life.items.counts.first, count > 1
        else { return }
        view.performBatchUpdates {
          life.items.counts[0] = count - 1
          view.deleteItems(at: [IndexPath(item: 0, section: 0)])
          life.askEverything()
        }
      case .inDrag:
        finger.touchDown(at: CGPoint(x: 100, y: 60))
        finger.move(to: CGPoint(x: 70, y: 50), over: 0.05)
        life.askEverything()
        finger.release()
      case .outOfWindow: view?.removeFromSuperview()
      case .replaced: view?.collectionViewLayout = UICollectionViewFlowLayout()
      case .leaving:
        view?.setCollectionViewLayout(LeavingLayout { life.askEverything() }, animated: true)
      case .viewReleased: life.view = nil
      }
    }
  }

  /// A layout, at first without a view.
  @MainActor
  final class Life {
    let layout: SnapFlowLayout
    let items = Items(counts: [3, 0, 5])
    let simulation = Simulation(size: CGSize(width: 300, height: 120), scale: 3)
    var view: UICollectionView?

    init(_ kind: LayoutUnderTest, isPinned: Bool) {
      layout = kind.make()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 80, height: 90)
      layout.headerReferenceSize = CGSize(width: 20, height: 20)
      layout.footerReferenceSize = CGSize(width: 10, height: 10)
      layout.sectionHeadersPinToVisibleBounds = isPinned
      layout.sectionFootersPinToVisibleBounds = isPinned
    }

    func attach() {
      guard view == nil else { return }
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 120), collectionViewLayout: layout)
      view.show(items)
      self.view = view
    }

    func askEverything() {
      let offset = view?.contentOffset
      let (motion, anchoring) = (layout.state.motion, layout.state.anchoring)
      let seen = layout.snapshot(along: layout.axis)
      let isDragged = seen.isHeld || seen.isMoving || motion.mover == .person
      for ask in EveryQueryTests.ask { ask(layout) }
      if !isDragged { #expect(layout.state.motion == motion) }
      #expect(layout.state.anchoring == anchoring)
      #expect(view?.contentOffset == offset)
      // UIKit's flow layout would raise an exception.
      #expect(simulation.faults == [])
    }
  }

  // MARK: What holds

  @Test(arguments: LayoutUnderTest.allCases, Stage.allCases)
  func `each query in each stage of a layout's life`(kind: LayoutUnderTest, stage: Stage) {
    for isPinned in Effort.part(of: [true, false], in: 2, for: "\(kind) \(stage)") {
      let life = Life(kind, isPinned: isPinned)
      // Whatever comes after the layout pass happens to a view that is laid out.
      for earlier in Stage.allCases.prefix(4).prefix(while: { $0 != stage }) { earlier.reach(life) }
      stage.reach(life)
      life.askEverything()
    }
  }

  @Test func `every query has an answer in random lives`() {
    for seed in Effort.seeds(quick: 6, full: 300) {
      var generator = SeededGenerator(seed: UInt64(seed))
      let life = Life(generator.pick(LayoutUnderTest.allCases), isPinned: generator.chance(50))
      for _ in 0..<12 {
        generator.pick(Stage.allCases).reach(life)
        life.askEverything()
        if generator.chance(30) { life.simulation.run(for: 0.05) }
      }
    }
  }

  @Test(arguments: [Int.min, -1, 0, 1, 7, .max - 1, .max], [false, true])
  func `a page of any number of items`(count: Int, differs: Bool) {
    let shelf = GroupPagingLayout()
    shelf.itemsPerPage = count
    let screen = SnapScreen(
      strip: shelf, length: 300, counts: [9], lengths: { differs && $0.item == 3 ? 70 : 80 })
    let perPage = count.clamped(to: 1...9)
    #expect(screen.layout.numberOfPages == (9 + perPage - 1) / perPage)
    screen.layout.scroll(toPage: .max, animated: false)
    screen.layout.scroll(toPage: .min, animated: false)
    screen.layout.scroll(toItemAt: IndexPath(item: .max, section: .max), animated: false)
    #expect(screen.layout.currentPage == 0)
  }
}

private final class LeavingLayout: UICollectionViewFlowLayout {
  private let ask: () -> Void

  init(_ ask: @escaping () -> Void) {
    self.ask = ask
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    ask()
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    ask()
  }

  override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    ask()
  }
}
#endif
