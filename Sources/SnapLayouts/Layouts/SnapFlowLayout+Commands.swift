#if canImport(UIKit)
import UIKit

/// What the layout does on behalf of its state.
extension SnapFlowLayout {
  func carryOut(_ command: LayoutCommand) {
    // This command can come in every frame.
    if ticker.isRunning, command == .startTicking { return }
    guard let collectionView else { return }
    switch command {
    case .setOffset(let offset):
      // Setting the property lets a drag or a deceleration continue from the new offset.
      collectionView.contentOffset = point(at: offset, in: collectionView)
      handle(.offsetWasSet)
    case .jump(let offset):
      collectionView.setContentOffset(point(at: offset, in: collectionView), animated: false)
      handle(.offsetWasSet)
    case .scroll(let offset):
      collectionView.setContentOffset(point(at: offset, in: collectionView), animated: true)
    case .placeElements: invalidateEffects()
    case .startTicking: ticker.start(in: collectionView)
    case .stopTicking: ticker.stop()
    case .rested: if autoplay != nil { player.restart() }
    case .report(let report): callBack(report)
    case .announce(let page): announce(page: page)
    }
  }

  func frame(at time: TimeInterval) {
    borrowed?.turnPagingOff()
    if hasOtherInsets { invalidateEffects() }
    var view = view(after: .framePassed(at: time), snapshot(along: pages.setting.axis))
    if autoplay != nil {
      player.update()
      view = snapshot(along: pages.setting.axis)
    }
    for kind in Report.Kind.allCases { view = self.view(after: .readyToReport(kind), view) }
  }

  /// Passes an event to the state.
  ///
  /// - Returns: The view afterwards, which is read again only if there were commands.
  private func view(after event: LayoutEvent, _ view: ViewSnapshot) -> ViewSnapshot {
    handle(event, view) ? snapshot(along: pages.setting.axis) : view
  }

  private func callBack(_ report: Report) {
    switch report {
    case .pageCount(let count): onNumberOfPagesChange?(count)
    case .pagePosition(let position): onPagePositionChange?(position)
    case .page(let page): onPageChange?(page)
    case .settled(let page): onSettle?(page)
    }
  }
}
#endif
