import Foundation

@testable import SnapLayouts

extension LayoutState {
  /// The parts of a state, which a test may choose freely; in the library each has one writer.
  struct Parts {
    var geometry: PageGeometry
    var motion: Motion
    var anchor: ScrollAnchor
    var reported: LastReports
    var endedRequests: [RequestEnd]
    var seen: Watch.Observation
    var rival: Watch.Rival?
    var correction: Watch.Correction?
    var push: Watch.Push?
  }

  var parts: Parts {
    get {
      Parts(
        geometry: geometry, motion: motion, anchor: keeper.anchor, reported: reports.last,
        endedRequests: reports.ended, seen: watch.seen, rival: watch.rival,
        correction: watch.correction, push: watch.push)
    }
    set {
      self = LayoutState(
        geometry: newValue.geometry, motion: newValue.motion,
        keeper: Keeper(anchor: newValue.anchor, batch: keeper.batch),
        watch: Watch(
          seen: newValue.seen, rival: newValue.rival, correction: newValue.correction,
          push: newValue.push),
        reports: Reports(last: newValue.reported, ended: newValue.endedRequests))
    }
  }
}

extension Watch.Rival {
  /// What UIKit has asked about while the view was on the page at 100.
  init(offset: CGFloat, isAwaited: Bool = false, item: ItemIndex? = nil) {
    self.init(offset: offset, start: 100, isAwaited: isAwaited, item: item)
  }
}
