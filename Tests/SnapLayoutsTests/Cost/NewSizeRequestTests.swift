#if canImport(UIKitSimulation)
import EffortSupport
import Testing
import UIKit

@testable import SnapLayouts

/// For a new size of the view, a delegate is asked once for each size, and only again if an answer differs.
@MainActor
@Suite(.worlds) struct NewSizeRequestTests {
  /// What follows the size of the view, while all else stays.
  enum Follower: CaseIterable, Sendable {
    case nothing, lengths, lastLength, extentAcross, leadingInset, trailingInset, lineSpacing,
      interitemSpacing
    case header, footer
  }

  /// The direction of a strip, and what else it depends on.
  enum Setup: CaseIterable, Sendable {
    case leftToRight, rightToLeftWithInsets, downWithPinnedHeaders

    var axis: ScrollAxis { self == .downWithPinnedHeaders ? .vertical : .horizontal }

    @MainActor func configure(_ layout: SnapFlowLayout, _ view: UICollectionView) {
      layout.scrollDirection = axis == .vertical ? .vertical : .horizontal
      layout.itemSize = CGSize(along: 50, across: 80, axis: axis)
      layout.sectionHeadersPinToVisibleBounds = self == .downWithPinnedHeaders
      guard self == .rightToLeftWithInsets else { return }
      view.semanticContentAttribute = .forceRightToLeft
      view.contentInset = UIEdgeInsets(top: 0, left: 13, bottom: 0, right: 17)
    }
  }

  private final class FollowingItems: SizedItems {
    weak var view: UICollectionView?
    private let follower: Follower
    private let axis: ScrollAxis
    private(set) var sizeCounts = [IndexPath: Int]()

    init(_ follower: Follower, _ setup: Setup = .leftToRight, count: Int) {
      (self.follower, axis) = (follower, setup.axis)
      super.init(counts: [count, 3])
      sizes = { [unowned self] in
        sizeCounts[$0, default: 0] += 1
        let last = $0 == [0, counts[0] - 1] ? more(.lastLength) : 0
        return size(50 + CGFloat($0.item % 4) + more(.lengths) + last, 80 + more(.extentAcross))
      }
      insets = { [unowned self] _ in
        .along(
          isHorizontal: axis == .horizontal, leading: 7 + more(.leadingInset),
          trailing: 9 + more(.trailingInset))
      }
      lineSpacing = { [unowned self] _ in 10 + more(.lineSpacing) }
      interitemSpacing = { [unowned self] in 30 + 10 * more(.interitemSpacing) }
      header = { [unowned self] _ in size(20 + more(.header), 20) }
      footer = { [unowned self] _ in size(25 + more(.footer), 25) }
    }

    /// A number that is larger in a larger view, for what follows it.
    private func more(_ metric: Follower) -> CGFloat {
      guard metric == follower, let size = view?.bounds.size else { return 0 }
      return (size[along: axis] - 300) / 10 + (size[along: axis.other] - 120) / 4
    }

    private func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
      CGSize(along: along, across: across, axis: axis)
    }

    func forgetRequests() { sizeCounts = [:] }
  }

  enum Change: CaseIterable, Sendable {
    case along, across, both, alongWithScroll, acrossWithScroll

    func size(along axis: ScrollAxis) -> CGSize {
      switch self {
      case .along, .alongWithScroll: CGSize(along: 340, across: 120, axis: axis)
      case .across, .acrossWithScroll: CGSize(along: 300, across: 240, axis: axis)
      case .both: CGSize(along: 260, across: 260, axis: axis)
      }
    }

    /// UIKit doesn't announce a new size while a scroll waits for its layout pass.
    var comesWithScroll: Bool { self == .alongWithScroll || self == .acrossWithScroll }
  }

  private func screen(
    _ kind: LayoutUnderTest, _ items: FollowingItems, _ setup: Setup = .leftToRight,
    size: CGSize? = nil
  ) -> SnapScreen<SnapFlowLayout> {
    let size = size ?? CGSize(along: 300, across: 120, axis: setup.axis)
    return SnapScreen(kind.make(), size: size, counts: items.counts, delegate: items) {
      layout, view in
      setup.configure(layout, view)
      view.dataSource = items
      items.view = view
    }
  }

  /// What is in a view of which size, and how that changes.
  struct Case: Sendable {
    var kind = LayoutUnderTest.leading
    var follower = Follower.nothing
    var setup = Setup.leftToRight
    /// 1,100 items are read by their summary.
    var count = 12
    var change = Change.along

    static let all: [Case] = {
      var combinations = Combinations(of: Case())
      combinations.vary(\.follower, Follower.allCases)
      combinations.vary(\.change, Change.allCases)
      combinations.vary(\.kind, [.leading, .picker, .shelf, .loop])
      combinations.vary(\.setup, Setup.allCases)
      combinations.vary(\.count, [12, 1100])
      return combinations.forEffort
    }()
  }

  @Test(arguments: Case.all)
  func `pages and places are those of a view that had the size from the beginning`(_ one: Case) {
    let (kind, follower, setup, count) = (one.kind, one.follower, one.setup, one.count)
    let change = one.change
    let items = FollowingItems(follower, setup, count: count)
    let changed = screen(kind, items, setup)
    items.forgetRequests()
    if change.comesWithScroll { changed.layout.scroll(toPage: 1, animated: false) }
    changed.view.frame.size = change.size(along: setup.axis)
    changed.view.layoutIfNeeded()
    let most = items.sizeCounts.values.max() ?? 0
    let others = FollowingItems(follower, setup, count: count)
    let fresh = screen(kind, others, setup, size: change.size(along: setup.axis))
    let (found, expected) = (changed.layout.geometry, fresh.layout.geometry)
    #expect(found.lines == expected.lines)
    #expect(found.setting == expected.setting)
    #expect(changed.view.contentSize == fresh.view.contentSize)
    for item in [0, 1, count / 2, count - 1] {
      #expect(changed.attributes(item)?.size == fresh.attributes(item)?.size, "item \(item)")
    }
    // Where a loop begins depends on what was before.
    if !changed.isLooping {
      fresh.move(to: changed.offset)
      let headers = [changed, fresh].map {
        $0.layout.layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])?.frame
      }
      #expect(headers[0] == headers[1])
    }
    // Sizes that the layout itself fits to the view make the flow layout ask.
    if follower == .nothing, !changed.layout.fitsItems {
      #expect(items.sizeCounts.count == count + 3 && most == 1)
    }
  }

  @Test func `where sizes follow the view, few are asked for once more`() {
    let items = FollowingItems(.lengths, count: 500)
    let changed = screen(.leading, items)
    items.forgetRequests()
    changed.view.frame.size = CGSize(width: 340, height: 120)
    changed.view.layoutIfNeeded()
    #expect(items.sizeCounts.values.reduce(0, +) <= 503 + 8)
  }

  /// Lines of one item, and columns of two, which may get others in a higher view.
  @Test(arguments: [
    (from: CGSize(width: 300, height: 120), to: CGSize(width: 340, height: 120)),
    (from: CGSize(width: 300, height: 120), to: CGSize(width: 300, height: 140)),
    (from: CGSize(width: 300, height: 200), to: CGSize(width: 340, height: 200)),
  ])
  func `where sizes stay, only frames on the screen are read`(sizes: (from: CGSize, to: CGSize)) {
    for (count, comesWithScroll) in [(900, false), (1100, false), (900, true)] {
      let items = FollowingItems(.nothing, count: count)
      let layout = CountedLayout()
      layout.scrollDirection = .horizontal
      let changed = SnapScreen(layout, size: sizes.from, counts: items.counts, delegate: items) {
        _, view in view.dataSource = items
      }
      let before = CountedAttributes.made
      if comesWithScroll { layout.scroll(toPage: 1, animated: false) }
      changed.view.frame.size = sizes.to
      changed.view.layoutIfNeeded()
      #expect(CountedAttributes.made - before <= 100, "\(count) items, scroll: \(comesWithScroll)")
    }
  }

  /// Sizes repeat every four items, so that 28 of them don't change where others follow in another section.
  @Test(arguments: [30, 28])
  func `a number of items that changes together with the size counts`(count: Int) {
    let items = FollowingItems(.nothing, count: count)
    let changed = screen(.leading, items)
    items.counts = [20, count - 17]
    changed.view.frame.size = CGSize(width: 340, height: 120)
    changed.view.layoutIfNeeded()
    #expect(changed.layout.geometry.numbering.items(inSection: 0).count == 20)
    #expect(changed.layout.indexPaths(inPage: 20) == [[1, 0]])
  }
}
#endif
