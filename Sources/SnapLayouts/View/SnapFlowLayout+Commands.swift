#if canImport(UIKit)
import UIKit

/// What the layout does on behalf of its state.
extension SnapFlowLayout {
  func carryOut(_ command: LayoutCommand) {
    guard let collectionView, hold != nil else { return }
    switch command {
    case .setOffset(let offset):
      // Setting the property lets a drag or a deceleration continue from the new offset.
      collectionView.contentOffset = point(at: offset, in: collectionView)
      ticker.viewWasMoved()
      handle(.offsetWasSet)
    case .jump(let offset):
      collectionView.setContentOffset(point(at: offset, in: collectionView), animated: false)
      handle(.offsetWasSet)
    case .shift(let offset):
      // Unlike the offset, the bounds aren't reported to the delegate.
      collectionView.bounds.origin = point(at: offset, in: collectionView)
      handle(.offsetWasSet)
    case .scroll(let offset):
      collectionView.setContentOffset(point(at: offset, in: collectionView), animated: true)
    case .placeElements: invalidateEffects()
    case .startTicking: ticker.start(in: collectionView)
    case .stopTicking: ticker.stop()
    case .announce(let page): announce(page: page)
    }
  }

  func frame(at time: TimeInterval) {
    // Nobody reports that a view has ceased to exist.
    guard let collectionView else { return detach() }
    hold?.turnPagingOff()
    if hasOtherInsets(in: collectionView) { invalidateEffects() }
    var view = snapshot(along: pageAxis)
    if pass(.framePassed(at: time), view) {
      view = snapshot(along: pageAxis)
      // A drift goes on only while autoplay may move the view, and a scroll may have ended without
      // a rest.
      if autoplay != nil { autoplayDriver.check() }
    }
    updatePageControl(at: view.offset)
    var last: Report.Kind?
    while let report = state.reportDue(after: last, view) {
      pass(.reported(report), view)
      callBack(report)
      (view, last) = (snapshot(along: pageAxis), report.kind)
    }
    orderSubviews()
  }

  private func callBack(_ report: Report) {
    switch report {
    case .pageCount(let count): onNumberOfPagesChange?(count)
    case .pagePosition(let position): onPagePositionChange?(position)
    case .page(let page): onPageChange?(page)
    case .willSettle(let page): onWillSettle?(page)
    case .settled(let page): onSettle?(page)
    case .requestsEnded(let ends):
      for end in ends { completions.take(end.number)?(end.didArrive) }
    }
  }
}
#endif
