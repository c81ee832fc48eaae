#if canImport(UIKitSimulation)
import QuestionSupport

extension KnownWorldIssue {
  /// Defects: tests that fail in some worlds, in which the library could do better.
  static let defects = [
    KnownWorldIssue(
      "RestTests/movingInsets", \.scrolling.mirroredInsets, [.physical],
      "A scroll of the layout's own ends early, right to left, while insets change in each frame")
  ]

  /// Limits: failures in some worlds that no library could prevent.
  ///
  /// The table of questions in `Docs/HeadlessUIKit.md` says what a user would see.
  static let limits = underTheFinger + movers + insets + updates + jumps + rings + measures

  private static let underTheFinger = [
    KnownWorldIssue(
      "KeepingThePlaceTests/dragging", \.scrolling.offsetWrittenInMotion, [.isLost],
      "The item under a finger jumps: UIKit ignores offsets written during a drag"),
    KnownWorldIssue(
      "RingUpdateTests/filledUnderTheFinger", \.scrolling.offsetWrittenInMotion, [.isLost],
      "The item under a finger jumps: UIKit ignores offsets written during a drag"),
    KnownWorldIssue(
      "PickerGestureTests/cancelled", \.scrolling.cancelledTouch, [.finger],
      "A cancelled touch turns a page like a flick: UIKit gives it the finger's velocity"),
  ]

  private static let movers = [
    KnownWorldIssue(
      "LastMoverTests/app", \.scrolling.animatedRequestInDeceleration, [.isLost],
      "An animated scroll of the app is ignored: UIKit doesn't carry it out during a deceleration"),
    KnownWorldIssue(
      "NothingStuckTests/trackpad", \.scrolling.trackpadScrolling, [.steps],
      "A view on which fingers rest scrolls on to a page: UIKit shows no fingers"),
    KnownWorldIssue(
      "NothingStuckTests/trackpadSwipes", \.scrolling.trackpadScrolling, [.steps],
      "Swipes turn as many pages as they scroll: UIKit shows no release"),
  ]

  private static let insets = [
    KnownWorldIssue(
      "AcrossSizeTests/acrossSize", \.collection.insetChanges, [.keepLayout],
      "Sizes that depend on insets are requested in the next pass: UIKit doesn't invalidate the layout"
    ),
    KnownWorldIssue(
      "AlwaysRightLaws/programs", \.collection.insetChanges, [.keepLayout], isIntermittent: true,
      "At rest the layout uses new insets from the next pass on: UIKit doesn't invalidate it"),
    KnownWorldIssue(
      "RestTests/ownScroll", \.collection.insetChanges, [.keepLayout],
      "At rest the layout uses new insets from the next pass on: UIKit doesn't invalidate it"),
    KnownWorldIssue(
      "KeepingThePlaceTests/dragging", \.collection.insetChanges, [.keepLayout],
      "Under a finger the layout uses new insets from the next pass on"),
  ]

  private static let updates = [
    KnownWorldIssue(
      "BlinkTests/updates", \.collection.targetWhileScrolling, [.ignored], isIntermittent: true,
      "Items that stay visible in an animated scroll fade: UIKit ignores where the layout keeps them"
    ),
    KnownWorldIssue(
      "BlinkTests/updates", \.collection.targetQueriesInUpdates, [.never], isIntermittent: true,
      "Items that stay visible move from wrong places for a frame: UIKit requests no target"),
    KnownWorldIssue(
      "RingUpdateTests/swaps", \.collection.transitionCalls, [.afterPreparation],
      isIntermittent: true,
      "A layout that comes in during a motion may keep the next item: UIKit announces it too late"),
    KnownWorldIssue(
      "RingUpdateTests/swaps", \.collection.layoutChangeDuringScroll, [.jumps],
      isIntermittent: true,
      "A layout that comes in during an animated scroll keeps its last item: UIKit has jumped there"
    ),
  ]

  private static let jumps = ["RingUpdateTests/keepsTheItem", "RestTests/movingInsets"].map {
    KnownWorldIssue(
      $0, \.collection.layoutChangeDuringScroll, [.jumps], isIntermittent: true,
      "An animated scroll is at its end in the next frame: UIKit jumps there if the layout changes")
  }

  private static let rings = [
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
  ]

  /// Tests that compare with what UIKit itself does.
  private static let measures = [
    KnownWorldIssue(
      "FrameCostTests/frames", \.scrolling.layoutAfterTouch, [.afterEachTouch],
      isIntermittent: true,
      "A frame with several touches has several layout passes"),
    KnownWorldIssue(
      "FrameCostTests/frames", \.collection.secondElementsQuery, [.nextTile],
      isIntermittent: true,
      "The number of elements that UIKit requests depends on the offset"),
    KnownWorldIssue(
      "PinnedHeaderPageTests/pinned", \.collection.pinnedEdge, [.bounds],
      "The flow layout pins headers at the edge of the bounds, the library inside of the insets"),
  ]
}
#endif
