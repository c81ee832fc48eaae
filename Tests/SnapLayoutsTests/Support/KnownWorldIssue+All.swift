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
        "What is under a finger jumps by what comes or goes before it: UIKit takes no offset in a drag")
    } + [
      KnownWorldIssue(
        "PinnedHeaderPageTests/pinned", \.collection.pinnedEdge, [.bounds],
        "Headers pin at the edge of the viewport, not of the bounds")
    ]
}
#endif
