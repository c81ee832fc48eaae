#if canImport(UIKitSimulation)
import EffortSupport
import Testing
import UIKit
import UIKitSimulation

@testable import SnapLayouts

/// Every query, at any time, of anything: an answer or nil, never a trap, never a change.
@MainActor
@Suite(.worlds) struct EveryQueryTests {
  @Test(arguments: LayoutUnderTest.allCases, Stage.allCases)
  func `each query in each stage of a layout's life`(kind: LayoutUnderTest, stage: Stage) {
    for isPinned in [true, false] {
      let life = Life(kind, isPinned: isPinned)
      stage.reach(life)
      life.askEverything()
    }
  }

  @Test func `every query has an answer in random lives`() {
    for seed in Effort.seeds(quick: 30, full: 600) {
      var generator = SeededGenerator(seed: UInt64(seed))
      let life = Life(generator.pick(LayoutUnderTest.allCases), isPinned: generator.chance(50))
      for _ in 0..<12 {
        generator.pick(Stage.allCases).reach(life)
        life.askEverything()
        if generator.chance(30) { life.simulation.run(for: 0.05) }
      }
    }
  }

  @Test(
    arguments: [Int.min, -1, 0, 1, 7, .max - 1, .max],
    [false, true])
  func `a page of any number of items`(count: Int, differs: Bool) {
    let shelf = GroupPagingLayout()
    shelf.itemsPerPage = count
    let screen = SnapScreen(
      strip: shelf, length: 300, counts: [9], configure: { _, _ in },
      lengths: { differs && $0.item == 3 ? 70 : 80 })
    let expected = (9 + max(1, min(count, 9)) - 1) / max(1, min(count, 9))
    #expect(screen.layout.numberOfPages == expected)
    screen.layout.scroll(toPage: .max, animated: false)
    screen.layout.scroll(toPage: .min, animated: false)
    screen.layout.scroll(toItemAt: IndexPath(item: .max, section: .max), animated: false)
    #expect(screen.layout.currentPage == 0)
  }

  /// What happens to a layout, one thing after the other.
  enum Stage: CaseIterable, Sendable {
    case asIs, attached, inWindow, laidOut, reloaded, emptied, grown, withoutSource, withoutSize
    case changed, inBatch, inDrag, outOfWindow, replaced, leaving, viewReleased

    @MainActor
    func reach(_ life: Life) {
      switch self {
      case .asIs: break
      case .attached: life.attach()
      case .inWindow: life.view.map(life.simulation.window.addSubview)
      case .laidOut: life.simulation.layOut()
      case .reloaded:
        life.items.counts = [2, 0, 3]
        life.view?.reloadData()
      case .emptied:
        life.items.counts = []
        life.view?.reloadData()
      // The data source changes before the view hears of it.
      case .grown: life.items.counts.append(4)
      case .withoutSource: life.view?.dataSource = nil
      case .withoutSize: life.view?.frame.size = .zero
      case .changed:
        life.layout.scrollDirection =
          life.layout.scrollDirection == .horizontal ? .vertical : .horizontal
        life.layout.pageContents = .items(.max)
      case .inBatch:
        guard let view = life.view, view.dataSource != nil,
          view.numberOfSections == life.items.counts.count,
          let count = life.items.counts.first, count > 1
        else { return }
        view.performBatchUpdates {
          life.items.counts[0] = count - 1
          view.deleteItems(at: [IndexPath(item: 0, section: 0)])
          life.askEverything()
        }
      case .inDrag:
        life.simulation.finger.touchDown(at: CGPoint(x: 100, y: 60))
        life.simulation.finger.move(to: CGPoint(x: 70, y: 50), over: 0.05)
        life.askEverything()
        life.simulation.finger.release()
      case .outOfWindow: life.view?.removeFromSuperview()
      case .replaced: life.view?.collectionViewLayout = UICollectionViewFlowLayout()
      case .leaving:
        life.view?.setCollectionViewLayout(LeavingLayout { life.askEverything() }, animated: true)
      case .viewReleased: life.view = nil
      }
    }
  }

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
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      for kind in Self.kinds.prefix(2) {
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "header")
      }
      view.dataSource = items
      self.view = view
    }

    private static let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "other",
    ]

    private static let paths: [IndexPath] =
      [Int.min, -1, 0, 1, 2, 7, .max - 1, .max].flatMap { item in
        [Int.min, -1, 0, 1, 2, 5, .max].map { IndexPath(item: item, section: $0) }
      } + [IndexPath(), IndexPath(index: 0), IndexPath(indexes: [0, 0, 0])]

    private static let numbers: [CGFloat] = [0, -40, 1e9, -1e300, .infinity, .nan]

    func askEverything() {
      let offset = view?.contentOffset
      let (motion, anchor) = (layout.state.motion, layout.state.anchor)
      let isDragged = layout.state.isDragged(layout.snapshot(along: layout.axis))
      askForElements()
      askForPages()
      askForOffsets()
      // While a person moves the view, UIKit asks for the target of a release only when it happens.
      if !isDragged { #expect(layout.state.motion == motion) }
      #expect(layout.state.anchor == anchor)
      #expect(view?.contentOffset == offset)
    }

    private func askForElements() {
      for path in Self.paths {
        _ = layout.layoutAttributesForItem(at: path)
        for kind in Self.kinds {
          _ = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
          _ = layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
          _ = layout.initialLayoutAttributesForAppearingSupplementaryElement(
            ofKind: kind, at: path)
          _ = layout.finalLayoutAttributesForDisappearingSupplementaryElement(
            ofKind: kind, at: path)
        }
        _ = layout.initialLayoutAttributesForAppearingItem(at: path)
        _ = layout.finalLayoutAttributesForDisappearingItem(at: path)
      }
      for x in Self.numbers {
        for length in [0, -10, 500, CGFloat.infinity, .nan] {
          let found =
            layout.layoutAttributesForElements(
              in: CGRect(x: x, y: x, width: length, height: length)) ?? []
          #expect(found.allSatisfy { $0.center.x.isFinite && $0.center.y.isFinite })
        }
      }
      let size = layout.collectionViewContentSize
      #expect(size.width.isFinite && size.height.isFinite)
    }

    private func askForPages() {
      for path in Self.paths { _ = layout.page(forItemAt: path) }
      for page in [Int.min, -1, 0, 1, 5, .max] {
        _ = layout.contentOffset(forPage: page)
        _ = layout.indexPaths(inPage: page)
      }
      _ = (layout.numberOfPages, layout.currentPage, layout.currentIndexPath, layout.bookmark)
      _ = (layout.pagePosition, layout.pageStops, layout.isLooping, layout.eventLog)
      _ = layout.accessibilityScrollStatus
    }

    private func askForOffsets() {
      for number in Self.numbers {
        let point = CGPoint(x: number, y: number)
        _ = layout.targetContentOffset(forProposedContentOffset: point)
        guard view?.isTracking != true, view?.isDragging != true, view?.isDecelerating != true
        else {
          continue
        }
        for velocity in Self.numbers {
          _ = layout.targetContentOffset(
            forProposedContentOffset: point,
            withScrollingVelocity: CGPoint(x: velocity, y: velocity))
        }
      }
    }
  }
}

/// A layout that asks the one that it replaces.
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
