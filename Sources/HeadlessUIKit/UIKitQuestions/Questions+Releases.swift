/// The value of `isDragging` after the finger lifts.
public enum DraggingFlagAfterLift: String, OpenQuestion {
  /// False from the lift on.
  case clears
  /// True until the view rests.
  case staysUntilRest
  /// True until the view rests, or springs back from an edge.
  case staysUntilBounce

  public static let question = "Does `isDragging` stay true while the view decelerates?"
  public static let evidence = """
    *Contradictory.* Fact 121: two sources say that it stays true; one of them recorded it, and that it is \
    false at the end of a bounce. Apple's words (fact 7) say that it is false. A recording outweighs words.
    """
  public static let needs = ExperimentNeeds.gestures
}

/// The values of `isTracking` and `isDragging` in the calls of a release.
public enum FlagsAtRelease: String, OpenQuestion {
  /// Both true in `scrollViewWillEndDragging`; `isTracking` also in `scrollViewDidEndDragging`.
  case trackingUntilDidEndDragging
  /// Both true in `scrollViewWillEndDragging`, both false in `scrollViewDidEndDragging`.
  case clearInDidEndDragging
  /// Both false in both calls.
  case clearInWillEndDragging

  public static let question =
    "When in the calls of a release do `isTracking` and `isDragging` become false?"
  public static let evidence = """
    *One source.* Fact 120: one source found `isTracking` true and `isDragging` false in \
    `scrollViewDidEndDragging`. Nothing was found about `scrollViewWillEndDragging`.
    """
  public static let needs = ExperimentNeeds.gestures
}

/// The number of times a layout is asked for the target of a release.
public enum ReleaseQueries: String, OpenQuestion {
  case once
  /// Twice with the same proposal; the second answer counts.
  case twice

  public static let question = """
    How often does a release ask \
    `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)`?
    """
  public static let evidence = """
    *Inferred.* Fact 47: it is asked before the delegate. No source says that it is asked only once.
    """
  public static let needs = ExperimentNeeds.gestures
}

/// The velocity of a finger that has paused before it lifts.
public enum VelocityAfterPause: String, OpenQuestion {
  case zero
  /// The velocity before the pause.
  case stale
  /// The velocity before the pause, unless it was below 250 points per second.
  case zeroIfSlow

  public static let question = "What is the velocity of a release after a pause?"
  public static let evidence = """
    *Contradictory.* Facts 6 and 116: a drag of 190 points a second, held for 300 ms, was released at 0; a \
    faster one kept 625 points a second. Many projects rely on 0.
    """
  public static let needs = ExperimentNeeds.gestures
}

/// The velocity of a drag whose touch the system cancels.
public enum CancelledTouch: String, OpenQuestion {
  case zero
  /// The velocity of the finger.
  case finger

  public static let question = "Does a cancelled touch release the content with a velocity?"
  public static let evidence =
    "*None.* Nothing was found. A system gesture takes the touch over while the finger moves."
  public static let needs = ExperimentNeeds.hand
}

/// The offset where the view rests if the delegate chooses a target out of range.
public enum TargetBeyondRange: String, OpenQuestion {
  case springsBack
  case stays

  public static let question = "Does the view rest on a changed target that lies beyond the range?"
  public static let evidence =
    "*Inferred.* Fact 15: unknown. Content beyond an edge springs back after every drag."
  public static let needs = ExperimentNeeds.gestures
}

/// The number of calls of `scrollViewDidScroll` in the last frame of a deceleration.
public enum LastTick: String, OpenQuestion {
  case once
  /// Two, the second without a new offset.
  case twice
  /// None: the view came to rest a frame before.
  case none

  public static let question =
    "How often does the last step of a deceleration call `scrollViewDidScroll`?"
  public static let evidence = """
    *Contradictory.* Fact 119: two calls and no call were measured. The frames before it make one call.
    """
  public static let needs = ExperimentNeeds.gestures
}

/// The time when views are laid out after a touch has moved them.
public enum LayoutAfterTouch: String, OpenQuestion {
  case onceAFrame
  case afterEachTouch

  public static let question = "Are views laid out after each touch, or once a frame?"
  public static let evidence = """
    *Inferred.* Facts 158 and 160: touches come before display links, and layout follows at the commit. \
    Nothing was found about a commit between them.
    """
  public static let needs = ExperimentNeeds.gestures
}

/// The value of `isDecelerating` after a finger stops the moving content.
public enum DeceleratingFlagOfCaughtMotion: String, OpenQuestion {
  /// True while the finger is down or drags, and in the calls of its lift.
  case stays
  /// False from touch down on.
  case clears

  public static let question =
    "Is `isDecelerating` true while a finger holds content that it has stopped?"
  public static let evidence = """
    *Measured.* Facts 123, 124 and 168: a log of its lift shows that it is. Apple's WebKit engineers say \
    that it is, also in `scrollViewDidEndDragging`. Apple's documentation doesn't say.
    """
  public static let needs = ExperimentNeeds.hand
}

/// The time when `scrollViewDidEndDecelerating` is called for a deceleration that a finger has
/// stopped.
public enum EndOfCaughtDeceleration: String, OpenQuestion {
  /// Never; the next deceleration only has a call for its own end.
  case never
  case atTouchDown
  /// When the finger lifts without a drag.
  case atLift

  public static let question =
    "When is `scrollViewDidEndDecelerating` called for a deceleration that a finger stops?"
  public static let evidence = """
    *Contradictory.* Facts 11 and 125: reports contradict each other. One programmer has seen no call on iOS \
    9 and 10, and one on iOS 13. Until the lift the view says that it decelerates (fact 123).
    """
  public static let needs = ExperimentNeeds.hand
}

/// Where a view with system paging rests that a finger has caught and lets go without a move.
public enum CaughtPage: String, OpenQuestion {
  case nearestPage
  /// The page that it was moving to.
  case goesOn
  /// Where the finger has stopped it, between pages.
  case stays

  public static let question =
    "Where does a paging view rest that a finger catches in motion and lets go without a move?"
  public static let evidence = """
    *Inferred.* Nothing was found. Fact 19: it is documented that it stops at multiples of its bounds.
    """
  public static let needs = ExperimentNeeds.hand
}

/// The calls when a finger that has stopped a deceleration lifts without a move.
public enum LiftAfterCatch: String, OpenQuestion {
  /// `scrollViewDidEndDragging`, while `isDecelerating` is still true.
  case didEndDragging
  /// The calls of a release without velocity: the layout and the delegate may choose a target.
  case release
  case none

  public static let question =
    "Which calls follow when a finger that has stopped a deceleration lifts without moving?"
  public static let evidence = """
    *Measured.* Fact 168: recorded that `scrollViewDidEndDragging` comes, and two programmers have seen it. \
    One of them has also seen `scrollViewWillEndDragging`.
    """
  public static let needs = ExperimentNeeds.hand
}
