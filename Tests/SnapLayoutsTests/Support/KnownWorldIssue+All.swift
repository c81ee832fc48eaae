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
        "PinnedHeaderPageTests/pinned", \.collection.pinnedEdge, [.bounds],
        "Headers pin at the edge of the viewport, not of the bounds"),
    ]
}
#endif
