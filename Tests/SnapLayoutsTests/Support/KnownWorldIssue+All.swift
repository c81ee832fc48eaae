#if canImport(UIKitSimulation)
import QuestionSupport

extension KnownWorldIssue {
  /// Defects: tests that fail in some worlds, in which the library could do better.
  static let defects = [
    KnownWorldIssue(
      "SaidItemMatrixTests/the item that the app says is in sight, whatever changes",
      \.collection.layoutChangeDuringScroll, [.stops, .jumps], says: ["plain.showsItem"],
      "An app's animated scroll is lost if UIKit ends it for a change of contents in the same turn"),
    KnownWorldIssue(
      "PinnedPageTests/an update on the way leaves a long page's item beside it",
      \.collection.layoutChangeDuringScroll, [.stops, .jumps], says: ["abs(place - end)"], count: 9,
      "An app's animated scroll is lost if UIKit ends it for a change of contents in the same turn"),
    KnownWorldIssue(
      "TwoLayoutsTests/the item in front stays in sight while another layout comes in with an animation",
      \.collection.layoutDuringTransition, [.previous], says: ["isSeen"],
      "The item in front flies across: the layout that comes in isn't the view's when UIKit asks where the view goes"
    ),
  ]

  /// Limits: failures that no library could prevent; `Docs/OpenQuestions.md` says what a user would see of them.
  static let limits = underTheFinger + movers + insets + updates + loops + measures

  private static let underTheFinger = [
    KnownWorldIssue(
      "LoopUpdateTests/new pages under a finger turn like any others",
      \.scrolling.offsetWrittenInMotion, [.isLost], says: ["abs(screen.offset - before)"], count: 2,
      "The item under a finger jumps: UIKit ignores offsets written during a drag"),
    KnownWorldIssue(
      "ReleaseOnScreenTests/a touch that the system cancels ends on the item where it began",
      \.scrolling.cancelledTouch, [.finger], says: ["screen.layout.currentPage == 0 → false"],
      count: 1,
      "A cancelled touch turns a page like a flick: UIKit gives it the finger's velocity"),
  ]

  private static let movers = [
    KnownWorldIssue(
      "InteractiveMovementTests/a page that the app turns to under a carried item stays",
      \.collection.layoutChangeDuringScroll, [.jumps], says: ["screen.layout?.currentPage"],
      "A page requested under a carried item may be lost: UIKit ends its animation with each move"),
    KnownWorldIssue(
      "LastMoverTests/an animated scroll and a jump of the app win over every motion of the layout",
      \.scrolling.animatedRequestInDeceleration, [.isLost], says: [" animated"], count: 96,
      "An animated scroll of the app is ignored: UIKit doesn't carry it out during a deceleration"),
    KnownWorldIssue(
      "AnnouncementTests/a key while the first page springs back turns a page",
      \.scrolling.animatedRequestInDeceleration, [.isLost], says: ["offset(ofPageOf: item)"],
      count: 12,
      "A key during a spring is ignored: UIKit doesn't carry it out during a deceleration"),
    KnownWorldIssue(
      "AnnouncementTests/a scroll from beyond an end is announced, and goes on in an update",
      \.scrolling.animatedRequestInDeceleration, [.isLost],
      says: ["announced.last", "offset(ofPageOf: item)"], count: 12,
      "An animated scroll of the app is ignored: UIKit doesn't carry it out during a deceleration"),
    KnownWorldIssue(
      "NothingStuckTests/fingers that rest on a trackpad hold the view, and each swipe turns a page",
      \.scrolling.trackpadScrolling, [.steps], says: ["== (held →"], count: 13,
      "A view on which fingers rest scrolls on to a page: UIKit shows no fingers"),
    KnownWorldIssue(
      "DelegateDifferentialTests/a scroll at any time before the layout's makes the same calls",
      \.scrolling.keyboardScrolling, [.animatesSilently], says: ["] instead of ["], count: 3,
      "A key in the frames before the layout scrolls to a page is lost: UIKit announces no end"),
    KnownWorldIssue(
      "DelegateDifferentialTests/a wheel and keys among the gestures make the same calls",
      \.scrolling.keyboardScrolling, [.animatesSilently], says: ["] instead of ["],
      "A key in the frames before the layout scrolls to a page is lost: UIKit announces no end"),
    KnownWorldIssue(
      "DelegateDifferentialTests/a change that changes nothing makes the same calls",
      \.collection.reloadDuringScroll, [.stops], says: ["] instead of ["],
      "The layout scrolls on to the page: UIKit stops the deceleration short of it"),
  ]

  private static let insets = [
    KnownWorldIssue(
      "AcrossSizeTests/items that fit are never laid out in a space too small for them",
      \.collection.insetChanges, [.keepLayout], says: ["(tooLarge →"], count: 7,
      "Sizes that depend on insets come in the next pass: UIKit doesn't invalidate the layout"),
    KnownWorldIssue(
      "AlwaysRightLaws/random programs end at rest on a page", \.collection.insetChanges,
      [.keepLayout], says: ["To paste:"],
      "At rest the layout uses new insets from the next pass on: UIKit doesn't invalidate it"),
    KnownWorldIssue(
      "SaidItemMatrixTests/the item that the app says is in sight, whatever changes",
      \.collection.insetChanges, [.keepLayout], says: ["!plain.showsItem"],
      "An animation that follows an inset ends elsewhere: UIKit doesn't invalidate the layout"),
    KnownWorldIssue(
      "KeepingThePlaceTests/a loop keeps what it shows, at any offset",
      \.collection.insetChanges, [.keepLayout], says: ["distanceFromFocus(of: item) →"], count: 4,
      "At rest the layout uses new insets from the next pass on: UIKit doesn't invalidate it"),
  ]

  private static let updates = [
    KnownWorldIssue(
      "SelfSizingPageTests/cells that are measured on the way leave what is in sight where it is",
      \.collection.offsetAdjustmentInMotion, [.snapsBack], says: ["steps.jumps"],
      "Cells that are measured on the way move the others: UIKit takes its adjustments back"),
    KnownWorldIssue(
      "SelfSizingPageTests/cells that are measured on the way leave what is in sight where it is",
      \.collection.layoutChangeDuringScroll, [.jumps], says: ["steps.jumps"],
      "A cell that is measured while a key scrolls moves the view: UIKit jumps to the key's end"),
    KnownWorldIssue(
      "BlinkTests/an item that stays visible appears exactly once in every frame",
      \.collection.targetWhileScrolling, [.ignored], says: ["has an alpha of"], count: 15,
      "Items visible in an animated scroll fade: UIKit ignores where the layout keeps them"),
    KnownWorldIssue(
      "BlinkTests/an item that stays visible appears exactly once in every frame",
      \.collection.targetQueriesInUpdates, [.never], says: ["has an alpha of"], count: 30,
      "Items that stay visible move from wrong places for a frame: UIKit requests no target"),
    KnownWorldIssue(
      "LoopUpdateTests/another layout, and the way back, keep the item in front",
      \.collection.transitionCalls, [.afterPreparation, .onlyAnimated],
      says: ["picker.currentIndexPath == front"],
      "A layout that comes in during a motion may keep the next item: UIKit announces it too late"),
    KnownWorldIssue(
      "SaidItemMatrixTests/the item that the app says is in sight, whatever changes",
      \.collection.transitionCalls, [.afterPreparation, .onlyAnimated],
      says: ["one.change.isPlain → false"],
      "A layout that comes in during a motion may keep the next item: UIKit announces it too late"),
    KnownWorldIssue(
      "TwoLayoutsTests/what is in front as a transition ends stays, whatever happened",
      \.collection.interactiveTransitionCalls, [.nextLayout],
      says: ["front.item == 7", "used.page(forItemAt: front)"], count: 62,
      "A layout lets go as an interactive transition begins: UIKit announces it as if it were none"),
    KnownWorldIssue(
      "TransitionPlacesTests/a layout says where its items were until the transition ends",
      \.collection.transitionCalls, [.afterPreparation], says: ["list.answers"], count: 24,
      "A layout without its view says nothing of effects: UIKit prepares the next one before it says so"
    ),
    KnownWorldIssue(
      "KeepingThePlaceTests/a flick whose page moves goes on without a pause",
      \.scrolling.offsetWrittenInMotion, [.stops], says: ["moved > 50"], count: 3,
      "A flick whose page moves begins anew: UIKit ends a motion whose offset is written"),
    KnownWorldIssue(
      "BetweenPagesTests/cells that choose their sizes leave an animated scroll its way",
      \.collection.layoutChangeDuringScroll, [.stops, .jumps],
      says: ["abs(stage.screen.offset - start"],
      "An animated scroll over cells that are measured ends early: UIKit ends it for other sizes"),
    KnownWorldIssue(
      "KeepingThePlaceTests/a motion ends on the page that it was going to",
      \.collection.layoutChangeDuringScroll, [.jumps],
      says: ["(change.number(front)) ", "== offset"],
      "An animated scroll is at its end in the next frame: UIKit jumps there if the layout changes"),
  ]

  private static let loops = [
    KnownWorldIssue(
      "LoopUpdateTests/new pages under a finger turn like any others",
      \.collection.offsetAdjustmentInMotion, [.snapsBack],
      says: ["abs(screen.offset - before)"], count: 1,
      "A loop that begins under a finger jumps: UIKit ignores adjustments in a drag"),
    KnownWorldIssue(
      "LoopMotionTests/in motion, a view near an end moves back without losing momentum",
      \.collection.offsetAdjustmentInMotion, [.keepsTarget, .stopsMotion], says: ["(largest →"],
      count: 6,
      "Near the end of its span a loop loses its momentum: UIKit ignores adjustments in motion"),
    KnownWorldIssue(
      "LoopMotionTests/in motion, a view near an end moves back without losing momentum",
      \.collection.offsetAdjustmentInMotion, [.snapsBack], says: ["(largest →"], count: 3,
      "Near the end of its span a loop loses its momentum: UIKit ignores adjustments in motion"),
    KnownWorldIssue(
      "LoopMotionTests/a swipe counts in a loop that has just ended, "
        + "whatever is reloaded as the finger lifts",
      \.scrolling.offsetWrittenInMotion, [.isLost], says: ["== (offset(ofPageOf: item) →"],
      count: 3,
      "A swipe back in a loop that ends under the finger is lost: UIKit shows the end of the list"),
  ]

  /// Tests that compare with what UIKit itself does.
  private static let measures = [
    KnownWorldIssue(
      "FrameCostTests/a frame costs the same with ten thousand items", \.scrolling.layoutAfterTouch,
      [.afterEachTouch], says: ["after[3] - before[3]"], count: 24,
      "A frame with several touches has several layout passes"),
    KnownWorldIssue(
      "FrameCostTests/a frame costs the same with ten thousand items",
      \.collection.secondElementsQuery, [.nextTile], says: ["many.map"],
      "The number of elements that UIKit requests depends on the offset"),
  ]
}
#endif
