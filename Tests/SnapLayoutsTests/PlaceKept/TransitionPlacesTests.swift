#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// A layout that loses its view answers as before until the transition has ended: documentation says that UIKit gathers all
/// attributes of a transition before it calls `finalizeLayoutTransition()`.
@MainActor
@Suite(.worlds) struct TransitionPlacesTests {
  /// Asks the layout before it where items were, whenever UIKit may.
  private final class AskingLayout: UICollectionViewFlowLayout {
    private weak var old: UICollectionViewLayout?
    private(set) var answers: [[IndexPath: CGRect]] = []
    private(set) var lengths: [CGFloat] = []
    private var items: [IndexPath] = []

    init(asking old: UICollectionViewLayout, about items: [IndexPath]) {
      (self.old, self.items) = (old, items)
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      super.prepareForTransition(from: oldLayout)
      ask()
    }

    override func prepare() {
      super.prepare()
      ask()
    }

    override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
      ask()
      return super.targetContentOffset(forProposedContentOffset: proposed)
    }

    override func finalizeLayoutTransition() {
      super.finalizeLayoutTransition()
      old = nil
    }

    private func ask() {
      guard let old else { return }
      answers.append(places(of: items, in: old))
      lengths.append(old.collectionViewContentSize.width)
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, Way.allCases)
  func `a layout says where its items were until the transition ends`(
    kind: LayoutUnderTest, way: Way
  ) {
    for animated in [false, true] {
      let stage = PromiseStage(kind, way, showing: 9)
      let items = stage.view.indexPathsForVisibleItems
      let (before, length) = (
        places(of: items, in: stage.layout), stage.layout.collectionViewContentSize.width
      )
      let list = AskingLayout(asking: stage.layout, about: items)
      list.scrollDirection = stage.layout.scrollDirection
      list.itemSize = stage.layout.itemSize
      stage.view.setCollectionViewLayout(list, animated: animated)
      #expect(list.answers.count > 1 && list.answers.allSatisfy { $0 == before })
      #expect(list.lengths.allSatisfy { $0 == length })
      #expect(stage.layout.numberOfPages == 0)
      stage.rest()
    }
  }
}

@MainActor
private func places(
  of items: [IndexPath], in layout: UICollectionViewLayout
) -> [IndexPath: CGRect] {
  items.reduce(into: [:]) { $0[$1] = layout.layoutAttributesForItem(at: $1)?.frame }
}
#endif
