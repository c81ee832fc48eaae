#if canImport(UIKit)
import UIKit

/// UIKit's questions about items and offsets, and what they say of a move that may follow.
extension SnapFlowLayout {
  /// UIKit asks about an item.
  func asked(about item: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    // UIKit scrolls there in the same turn, or not at all.
    if item != nil, itemAsked == nil {
      collectionView?.inNextTurn { [weak self] in self?.itemAsked = nil }
    }
    itemAsked = item
    return item
  }

  /// UIKit asks about an offset.
  func asked(about newOffset: CGFloat, in collectionView: UICollectionView) {
    defer { itemAsked = nil }
    guard geometry.isShown else { return askedWithoutPages(about: newOffset) }
    // Arguments with effects of their own would copy the state.
    let (isHeld, isTicking) = (collectionView.isHeld, ticker.isRunning)
    guard !isSettingOffset,
      itemAsked != nil || state.listens(whileHeld: isHeld, isTicking: isTicking)
    else { return }
    let item = itemMeant(byScrollTo: newOffset)
    handle(.boundsWillChange(to: newOffset, showing: item))
  }

  /// In a view without a size, all alignments of an item are points of it.
  private func askedWithoutPages(about newOffset: CGFloat) {
    guard let itemAsked, let item = ItemIndex(itemAsked.indexPath),
      itemAsked.frame[along: axis].contains(newOffset)
    else { return }
    handle(.requested(.item(item), .immediate))
  }

  /// The item to which a scroll to an offset leads: the one about which UIKit has just asked, otherwise one on the screen
  /// that effects have moved; nil if there is none, or the offset names the item anyway.
  ///
  /// UIKit's `scrollToItem` goes to where an item is drawn, and asks only about one that isn't on the screen (fact 182).
  /// Of several items that are drawn there, this is the one in front. What UIKit takes for the frame of an item counts,
  /// also in perspective: that is where it goes.
  private func itemMeant(byScrollTo newOffset: CGFloat) -> ItemIndex? {
    let present = offset
    guard itemAsked != nil || hasEffects, state.knowsPages,
      !state.path(from: present).contains(newOffset)
    else { return nil }
    func leads(to item: UICollectionViewLayoutAttributes, _ alignments: [PageAlignment]) -> Bool {
      let extent = item.frame[along: pageAxis]
      return alignments.contains { geometry.scrolls(to: newOffset, aligning: extent, $0) }
    }
    if let itemAsked, leads(to: itemAsked, PageAlignment.allCases) {
      return ItemIndex(itemAsked.indexPath).flatMap {
        geometry.says($0, at: newOffset) ? nil : $0
      }
    }
    guard hasEffects, collectionView?.window != nil, !geometry.saysPage(at: newOffset)
    else { return nil }
    let drawn = attributesOnScreen.filter { $0.isCell && leads(to: $0, [pageAlignment]) }
    return drawn.max { $0.zIndex < $1.zIndex }.flatMap { ItemIndex($0.indexPath) }
  }

  /// Answers UIKit's question where a release ends, with an offset along the axis.
  func answer(proposed target: inout CGPoint, _ velocity: CGPoint) {
    let (axis, view) = (pageAxis, snapshot())
    // No finger has held the view: a wheel turns, which has none though it drags, or UIKit brings something into sight,
    // such as a focused item. The view scrolls on to a page when it has stopped there.
    guard velocity != .zero || view.isHeld || state.motion.drag != nil else { return }
    let release = state.release(
      toProposed: target[along: axis], velocity: velocity[along: axis], policy: releasePolicy, view)
    lastRelease = release
    let page = page(for: release, stops: geometry.stops)
    let answer = state.answer(to: release, page: page, policy: releasePolicy)
    handle(.released(answer), view)
    target[along: axis] = answer.target
  }
}
#endif
