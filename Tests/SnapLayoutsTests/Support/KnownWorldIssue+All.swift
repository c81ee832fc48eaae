#if canImport(UIKitSimulation)
import QuestionSupport

extension KnownWorldIssue {
  /// What does not hold in some world; each fails as soon as it holds.
  static let all =
    [
      "KeepingThePlaceTests/dragging", "RingUpdateTests/filledUnderTheFinger",
    ].map {
      KnownWorldIssue(
        $0, \.scrolling.offsetWrittenInMotion, [.isLost],
        "What is under a finger jumps by what comes or goes before it: UIKit takes no offset in a drag"
      )
    } + [
      KnownWorldIssue(
        "PickerGestureTests/cancelled", \.scrolling.cancelledTouch, [.finger],
        "A touch that is taken away turns a page as a flick would: UIKit gives it the finger's velocity"
      ),
      KnownWorldIssue(
        "ComplaintTests/acrossSize", \.collection.insetChanges, [.keepLayout],
        "Sizes that depend on insets are asked for in the next pass: UIKit doesn't invalidate the layout"
      ),
      KnownWorldIssue(
        "AlwaysRightLaws/programs", \.collection.insetChanges, [.keepLayout], isIntermittent: true,
        "At rest the layout learns of new insets in the next pass: UIKit doesn't invalidate it"),
      KnownWorldIssue(
        "RingUpdateTests/keepsTheItem", \.collection.targetQueriesInUpdates, [.never],
        isIntermittent: true,
        "A ring that is dragged shows the item elsewhere for a frame: UIKit asks for no target"),
      KnownWorldIssue(
        "PromiseTests/callbacks", \.collection.layoutChangeDuringScroll, [.stops],
        isIntermittent: true,
        "An animated scroll that each invalidation stops may call back once more"),
      KnownWorldIssue(
        "RingMotionTests/comesBackUnderTheFinger", \.collection.offsetAdjustmentInMotion,
        [.snapsBack],
        "Near the end of its span a ring jumps under the finger: UIKit takes no adjustment in a drag"
      ),
      KnownWorldIssue(
        "RingMotionTests/comesBackInMotion", \.collection.offsetAdjustmentInMotion,
        [.keepsTarget, .stopsMotion, .snapsBack],
        "Near the end of its span a ring loses its momentum: UIKit takes no adjustment in a motion"),
      KnownWorldIssue(
        "ComplaintTests/frames", \.collection.secondElementsQuery, [.nextTile],
        isIntermittent: true,
        "How much a second rectangle holds depends on where a ring is in it"),
      KnownWorldIssue(
        "KeepingThePlaceTests/dragging", \.collection.insetChanges, [.keepLayout],
        "Under a finger the layout learns of new insets in the next pass"),
      KnownWorldIssue(
        "RingUpdateTests/swaps", \.collection.transitionCalls, [.afterPreparation],
        isIntermittent: true,
        "A ring that takes over in a motion may keep the item next to the one that was meant"),
      KnownWorldIssue(
        "SelfSizingPageTests/flick", \.scrolling.offsetWrittenInMotion, [.stops],
        isIntermittent: true,
        "Cells that are measured in a deceleration may end it, and the page is one short"),
      KnownWorldIssue(
        "PinnedHeaderPageTests/pinned", \.collection.pinnedEdge, [.bounds],
        "Headers pin at the edge of the viewport, not of the bounds"),
    ]
}
#endif
