#if canImport(UIKitSimulation)
import Testing
import UIKit
import UIKitSimulation

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

  /// Items whose delegate gives all metrics.
  private final class FollowingItems: Items, UICollectionViewDelegateFlowLayout {
    let follower: Follower
    weak var view: UICollectionView?
    private(set) var sizeRequests = [IndexPath: Int]()

    init(_ follower: Follower, count: Int) {
      self.follower = follower
      super.init(counts: [count, 3])
    }

    func forgetRequests() { sizeRequests = [:] }

    /// A number that is larger in a larger view, for what follows it.
    private func more(_ follower: Follower) -> CGFloat {
      guard follower == self.follower, let size = view?.bounds.size else { return 0 }
      return (size.width - 300) / 10 + (size.height - 120) / 4
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      sizeRequests[indexPath, default: 0] += 1
      let isLast = indexPath == [0, counts[0] - 1]
      return CGSize(
        width: 50 + CGFloat(indexPath.item % 4) + more(.lengths) + (isLast ? more(.lastLength) : 0),
        height: 80 + more(.extentAcross))
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      UIEdgeInsets(
        top: 0, left: 7 + more(.leadingInset), bottom: 0, right: 9 + more(.trailingInset))
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 10 + more(.lineSpacing) }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 30 + 10 * more(.interitemSpacing) }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 20 + more(.header), height: 20) }

    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: 25 + more(.footer), height: 25) }
  }

  /// A change of the size of the view.
  enum Change: CaseIterable, Sendable {
    case along, across, both, alongWithScroll, acrossWithScroll

    var size: CGSize {
      switch self {
      case .along, .alongWithScroll: CGSize(width: 340, height: 120)
      case .across, .acrossWithScroll: CGSize(width: 300, height: 240)
      case .both: CGSize(width: 260, height: 260)
      }
    }

    /// UIKit doesn't announce a new size while a scroll waits for its layout pass.
    var comesWithScroll: Bool { self == .alongWithScroll || self == .acrossWithScroll }
  }

  private func screen(
    _ kind: LayoutUnderTest, _ items: FollowingItems, size: CGSize = CGSize(width: 300, height: 120)
  ) -> SnapScreen<SnapFlowLayout> {
    SnapScreen(kind.make(), size: size, counts: items.counts, delegate: items) { layout, view in
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 50, height: 80)
      view.dataSource = items
      items.view = view
    }
  }

  @Test(arguments: [LayoutUnderTest.leading, .picker, .shelf, .loop], Follower.allCases)
  func `pages and places are those of a view that had the size from the beginning`(
    kind: LayoutUnderTest, follower: Follower
  ) {
    for (count, change) in [12, 1100].flatMap({ count in Change.allCases.map { (count, $0) } }) {
      let items = FollowingItems(follower, count: count)
      let changed = screen(kind, items)
      items.forgetRequests()
      if change.comesWithScroll { changed.layout.scroll(toPage: 1, animated: false) }
      changed.view.frame.size = change.size
      changed.view.layoutIfNeeded()
      let most = items.sizeRequests.values.max() ?? 0
      let others = FollowingItems(follower, count: count)
      let fresh = screen(kind, others, size: change.size)
      let (found, expected) = (changed.layout.geometry, fresh.layout.geometry)
      #expect(found.lines == expected.lines, "\(count) items, \(change)")
      #expect(found.setting == expected.setting, "\(count) items, \(change)")
      #expect(changed.view.contentSize == fresh.view.contentSize, "\(count) items, \(change)")
      for item in [0, 1, count / 2, count - 1] {
        #expect(
          changed.layout.flowSize(ofItem: item) == fresh.layout.flowSize(ofItem: item),
          "item \(item) of \(count), \(change)")
      }
      // A size that the layout itself fits to the view makes the flow layout ask.
      if follower == .nothing, !changed.layout.fitsItems {
        #expect(items.sizeRequests.count == count + 3 && most == 1, "\(count) items, \(change)")
      }
    }
  }

  @Test func `where sizes follow the view, few are asked for once more`() {
    let items = FollowingItems(.lengths, count: 500)
    let changed = screen(.leading, items)
    items.forgetRequests()
    changed.view.frame.size = CGSize(width: 340, height: 120)
    changed.view.layoutIfNeeded()
    #expect(items.sizeRequests.values.reduce(0, +) <= 503 + 8)
  }

  @Test(arguments: [CGSize(width: 340, height: 120), CGSize(width: 300, height: 140)])
  func `where sizes stay, only frames on the screen are read`(size: CGSize) {
    let items = FollowingItems(.nothing, count: 900)
    let layout = CountedLayout()
    layout.scrollDirection = .horizontal
    let changed = SnapScreen(layout, counts: items.counts, delegate: items) { _, view in
      view.dataSource = items
    }
    let before = CountedAttributes.made
    changed.view.frame.size = size
    changed.view.layoutIfNeeded()
    #expect(CountedAttributes.made - before <= 100)
  }

  @Test func `a number of items that changes together with the size counts`() {
    let items = FollowingItems(.nothing, count: 30)
    let changed = screen(.leading, items)
    items.counts = [20, 13]
    changed.view.frame.size = CGSize(width: 340, height: 120)
    changed.view.layoutIfNeeded()
    #expect(changed.layout.geometry.numbering.items(inSection: 0).count == 20)
    #expect(changed.layout.indexPaths(inPage: 20) == [[1, 0]])
  }
}

private final class CountedLayout: SnapFlowLayout {
  override class var layoutAttributesClass: AnyClass { CountedAttributes.self }
}

extension SnapFlowLayout {
  fileprivate func flowSize(ofItem item: Int) -> CGSize? {
    layoutAttributesForItem(at: [0, item])?.size
  }
}
#endif
