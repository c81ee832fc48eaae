#if canImport(UIKitSimulation)
import QuestionSupport

extension KnownWorldIssue {
  /// Defects: tests that fail in some worlds, in which the library could do better.
  static let defects = [
    KnownWorldIssue(
      "SaidItemMatrixTests/the item that the app says is in sight, whatever changes",
      \.collection.layoutChangeDuringScroll, [.stops, .jumps], isIntermittent: true,
      "An app's animated scroll is lost if UIKit ends it for a change of the contents in the same turn"
    )
  ]

  /// Limits: failures in some worlds that no library could prevent.
  ///
  /// The table of questions in `Docs/OpenQuestions.md` says what a user would see.
  static let limits = underTheFinger + movers + insets + updates + jumps + loops + measures

  private static let underTheFinger = [
    KnownWorldIssue(
      "KeepingThePlaceTests/under a finger, the item stays in place, and the drag ends on a page",
      \.scrolling.offsetWrittenInMotion, [.isLost],
      "The item under a finger jumps: UIKit ignores offsets written during a drag"),
    KnownWorldIssue(
      "LoopUpdateTests/pages that appear under a finger turn like any others",
      \.scrolling.offsetWrittenInMotion, [.isLost],
      "The item under a finger jumps: UIKit ignores offsets written during a drag"),
    KnownWorldIssue(
      "PickerGestureTests/a touch that the system cancels ends on an item",
      \.scrolling.cancelledTouch, [.finger],
      "A cancelled touch turns a page like a flick: UIKit gives it the finger's velocity"),
  ]

  private static let movers = [
    KnownWorldIssue(
      "DroppedItemTests/a page that the app turns to under a carried item stays",
      \.collection.layoutChangeDuringScroll, [.jumps], isIntermittent: true,
      "A page that is requested under a carried item may be lost: UIKit ends its animation with each move"
    ),
    KnownWorldIssue(
      "LastMoverTests/an animated scroll and a jump of the app win over every motion of the layout",
      \.scrolling.animatedRequestInDeceleration, [.isLost], says: " animated",
      "An animated scroll of the app is ignored: UIKit doesn't carry it out during a deceleration"),
    KnownWorldIssue(
      "NothingStuckTests/fingers that rest on a trackpad hold the view, and each swipe turns a page",
      \.scrolling.trackpadScrolling, [.steps],
      "A view on which fingers rest scrolls on to a page: UIKit shows no fingers"),
    KnownWorldIssue(
      "NothingStuckTests/three quick swipes on a trackpad turn three pages",
      \.scrolling.trackpadScrolling, [.steps],
      "Swipes turn as many pages as they scroll: UIKit shows no release"),
    KnownWorldIssue(
      "DelegateDifferentialTests/a scroll at any moment before the layout's own makes the same calls",
      \.scrolling.keyboardScrolling, [.animatesSilently],
      "A key in the frames before the layout scrolls to a page is lost: UIKit announces no end"),
    KnownWorldIssue(
      "DelegateDifferentialTests/a wheel and keys among the gestures make the same calls",
      \.scrolling.keyboardScrolling, [.animatesSilently], isIntermittent: true,
      "A key in the frames before the layout scrolls to a page is lost: UIKit announces no end"),
    KnownWorldIssue(
      "DelegateDifferentialTests/a change that changes nothing makes the same calls",
      \.collection.reloadDuringScroll, [.stops], isIntermittent: true,
      "The layout scrolls on to the page: UIKit stops the deceleration short of it"),
  ]

  private static let insets = [
    KnownWorldIssue(
      "AcrossSizeTests/items that fit are never laid out in a space too small for them",
      \.collection.insetChanges, [.keepLayout],
      "Sizes that depend on insets are requested in the next pass: UIKit doesn't invalidate the layout"
    ),
    KnownWorldIssue(
      "AlwaysRightLaws/random programs end at rest on a page", \.collection.insetChanges,
      [.keepLayout], isIntermittent: true,
      "At rest the layout uses new insets from the next pass on: UIKit doesn't invalidate it"),
    KnownWorldIssue(
      "RestTests/a change after the app's own scroll keeps its page; one during it ends on a page",
      \.collection.insetChanges, [.keepLayout], isIntermittent: true,
      "At rest the layout uses new insets from the next pass on: UIKit doesn't invalidate it"),
    KnownWorldIssue(
      "SaidItemMatrixTests/the item that the app says is in sight, whatever changes",
      \.collection.insetChanges, [.keepLayout], isIntermittent: true,
      "An animation that follows an inset ends elsewhere than announced: UIKit doesn't invalidate the layout"
    ),
    KnownWorldIssue(
      "KeepingThePlaceTests/a loop keeps what it shows, at any offset",
      \.collection.insetChanges, [.keepLayout],
      "At rest the layout uses new insets from the next pass on: UIKit doesn't invalidate it"),
    KnownWorldIssue(
      "KeepingThePlaceTests/under a finger, the item stays in place, and the drag ends on a page",
      \.collection.insetChanges, [.keepLayout], isIntermittent: true,
      "Under a finger the layout uses new insets from the next pass on"),
  ]

  private static let updates = [
    KnownWorldIssue(
      "BlinkTests/an item that stays visible appears exactly once in every frame",
      \.collection.targetWhileScrolling, [.ignored], isIntermittent: true,
      "Items that stay visible in an animated scroll fade: UIKit ignores where the layout keeps them"
    ),
    KnownWorldIssue(
      "BlinkTests/an item that stays visible appears exactly once in every frame",
      \.collection.targetQueriesInUpdates, [.never], isIntermittent: true,
      "Items that stay visible move from wrong places for a frame: UIKit requests no target"),
    KnownWorldIssue(
      "LoopUpdateTests/another layout keeps the item in front, and so does the way back",
      \.collection.transitionCalls, [.afterPreparation],
      isIntermittent: true,
      "A layout that comes in during a motion may keep the next item: UIKit announces it too late"),
    KnownWorldIssue(
      "LoopUpdateTests/another layout keeps the item in front, and so does the way back",
      \.collection.layoutChangeDuringScroll, [.jumps],
      isIntermittent: true,
      "A layout that comes in during an animated scroll keeps its last item: UIKit has jumped there"
    ),
  ]

  private static let jumps = [
    "LoopUpdateTests/the item in front stays in front, and the view rests on it",
    "RestTests/the layout's own scroll arrives and reports even if insets change in each frame",
  ].map {
    KnownWorldIssue(
      $0, \.collection.layoutChangeDuringScroll, [.jumps], isIntermittent: true,
      "An animated scroll is at its end in the next frame: UIKit jumps there if the layout changes")
  }

  private static let loops = [
    KnownWorldIssue(
      "LoopMotionTests/a picture stays under the finger while the view moves back",
      \.collection.offsetAdjustmentInMotion,
      [.snapsBack],
      "Near the end of its span a loop jumps under the finger: UIKit ignores adjustments during a drag"
    ),
    KnownWorldIssue(
      "LoopMotionTests/in motion, a view near an end moves back without losing momentum",
      \.collection.offsetAdjustmentInMotion,
      [.keepsTarget, .stopsMotion, .snapsBack],
      "Near the end of its span a loop loses its momentum: UIKit ignores adjustments during a motion"
    ),
  ]

  /// Tests that compare with what UIKit itself does.
  private static let measures = [
    KnownWorldIssue(
      "FrameCostTests/a frame costs the same with ten thousand items", \.scrolling.layoutAfterTouch,
      [.afterEachTouch],
      isIntermittent: true, says: "after[3] - before[3]",
      "A frame with several touches has several layout passes"),
    KnownWorldIssue(
      "FrameCostTests/a frame costs the same with ten thousand items",
      \.collection.secondElementsQuery, [.nextTile],
      isIntermittent: true, says: "many.map",
      "The number of elements that UIKit requests depends on the offset"),
    KnownWorldIssue(
      "PinnedHeaderPageTests/headers and footers are pinned as in a plain flow layout",
      \.collection.pinnedEdge, [.bounds],
      "The flow layout pins headers at the edge of the bounds, the library inside of the insets"),
  ]
}
#endif
