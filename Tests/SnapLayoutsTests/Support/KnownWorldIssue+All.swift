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
        "PromiseTests/noRoom", \.scrolling.lateDisplayLinks, [.beforeScrolling],
        "A view that gets its room back in a motion may rest on another page first"),
      KnownWorldIssue(
        "RingUpdateTests/keepsTheItem", \.collection.targetQueriesInUpdates, [.never],
        "A ring that is dragged shows the item elsewhere for a frame: UIKit asks for no target"),
      KnownWorldIssue(
        "PinnedHeaderPageTests/pinned", \.collection.pinnedEdge, [.bounds],
        "Headers pin at the edge of the viewport, not of the bounds"),
    ]
}
#endif
