#if canImport(UIKitSimulation)
import QuestionSupport

extension KnownWorldIssue {
  /// The tests that are known to fail in some worlds; each issue fails once its test passes.
  static let all =
    [
      "KeepingThePlaceTests/dragging", "RingUpdateTests/filledUnderTheFinger",
    ].map {
      KnownWorldIssue(
        $0, \.scrolling.offsetWrittenInMotion, [.isLost],
        "The item under a finger jumps: UIKit ignores offsets written during a drag"
      )
    } + [
      KnownWorldIssue(
        "PickerGestureTests/cancelled", \.scrolling.cancelledTouch, [.finger],
        "A cancelled touch turns a page like a flick: UIKit gives it the finger's velocity"
      ),
      KnownWorldIssue(
        "ComplaintTests/acrossSize", \.collection.insetChanges, [.keepLayout],
        "Sizes that depend on insets are requested in the next pass: UIKit doesn't invalidate the layout"
      ),
      KnownWorldIssue(
        "AlwaysRightLaws/programs", \.collection.insetChanges, [.keepLayout], isIntermittent: true,
        "At rest the layout uses new insets from the next pass on: UIKit doesn't invalidate it"),
      KnownWorldIssue(
        "RingUpdateTests/keepsTheItem", \.collection.targetQueriesInUpdates, [.never],
        isIntermittent: true,
        "A dragged ring shows the item in a wrong place for a frame: UIKit requests no target"),
      KnownWorldIssue(
        "PromiseTests/callbacks", \.collection.layoutChangeDuringScroll, [.stops],
        isIntermittent: true,
        "An animated scroll that each invalidation stops may make one more callback"),
      KnownWorldIssue(
        "RingMotionTests/comesBackUnderTheFinger", \.collection.offsetAdjustmentInMotion,
        [.snapsBack],
        "Near the end of its span a ring jumps under the finger: UIKit ignores adjustments during a drag"
      ),
      KnownWorldIssue(
        "RingMotionTests/comesBackInMotion", \.collection.offsetAdjustmentInMotion,
        [.keepsTarget, .stopsMotion, .snapsBack],
        "Near the end of its span a ring loses its momentum: UIKit ignores adjustments during a motion"
      ),
      KnownWorldIssue(
        "ComplaintTests/frames", \.collection.secondElementsQuery, [.nextTile],
        isIntermittent: true,
        "The number of elements in a second rectangle depends on the offset of the ring"),
      KnownWorldIssue(
        "KeepingThePlaceTests/dragging", \.collection.insetChanges, [.keepLayout],
        "Under a finger the layout uses new insets from the next pass on"),
      KnownWorldIssue(
        "RingUpdateTests/swaps", \.collection.transitionCalls, [.afterPreparation],
        isIntermittent: true,
        "A ring that replaces a layout during a motion may keep the item next to the right one"),
      KnownWorldIssue(
        "SelfSizingPageTests/flick", \.scrolling.offsetWrittenInMotion, [.stops],
        isIntermittent: true,
        "Cells measured during a deceleration may end it one page too early"),
      KnownWorldIssue(
        "PinnedHeaderPageTests/pinned", \.collection.pinnedEdge, [.bounds],
        "Headers are pinned at the edge of the viewport, not of the bounds"),
    ]
}
#endif
