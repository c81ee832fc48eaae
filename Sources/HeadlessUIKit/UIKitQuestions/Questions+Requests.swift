/// What happens to an animated request when `contentOffset` is written meanwhile.
public enum OffsetWrittenDuringRequest: String, OpenQuestion {
  /// It ends, without a call.
  case replaces
  /// It continues from the shifted base to a shifted end.
  case shifts
  /// It continues; the next frame overwrites the offset.
  case isLost

  public static let question = "Does writing `contentOffset` end an animated `setContentOffset`?"
  public static let evidence = """
    *One source.* Facts 26 and 141: it isn't documented; in a table view one source saw that the animation \
    continued.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// Whether a request for the present offset calls the delegate.
public enum RequestForPresentOffset: String, OpenQuestion {
  case silent
  /// `scrollViewDidScroll` at once, or `scrollViewDidEndScrollingAnimation` in the next frame.
  case callsDelegate

  public static let question =
    "Does `setContentOffset(_:animated:)` with the present offset call the delegate?"
  public static let evidence = """
    *Observed.* Facts 10 and 24: frames, reports of a call that never came, and tests of a project \
    (Listable).
    """
  public static let needs = ExperimentNeeds.nothing
}

/// The offset where an animated request ends, without a call, when its view leaves the window.
public enum RequestLeavingWindow: String, OpenQuestion {
  case stops
  case endsAtTarget

  public static let question =
    "Where is a view whose animated `setContentOffset` is interrupted by leaving the window?"
  public static let evidence =
    "*Inferred.* Fact 126: observed that no call follows. Nothing was found about the offset."
  public static let needs = ExperimentNeeds.nothing
}

/// The time when a display link fires that was added while the view moves.
public enum LateDisplayLinks: String, OpenQuestion {
  /// After the scroll view's own display link.
  case inOrderOfAddition
  /// Before the scroll view's own display link, like links added before the motion.
  case beforeScrolling

  public static let question =
    "Does a display link added during a motion fire before or after the scroll view's own one?"
  public static let evidence = """
    *Inferred.* Fact 159: measured for links added before the gesture, which fire first. Nothing was found \
    about later ones.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// What an animated request does to a deceleration.
public enum AnimatedRequestInDeceleration: String, OpenQuestion {
  case replaces
  /// The deceleration continues, and the request is ignored.
  case isLost

  public static let question = "Does `setContentOffset(_:animated: true)` end a deceleration?"
  public static let evidence = """
    *Observed.* Fact 109: it leaves the deceleration running (observed). It is unknown whether it then \
    replaces the deceleration, which apps rely on.
    """
  public static let needs = ExperimentNeeds.gestures
}

/// What happens to a drag or a deceleration when `contentOffset` is written meanwhile.
public enum OffsetWrittenInMotion: String, OpenQuestion {
  /// It continues from the shifted base to a shifted target.
  case shiftsMotion
  /// It continues from the shifted base to its old target.
  case keepsTarget
  /// A deceleration ends, without a call. A drag continues from the shifted base.
  case stops
  /// It continues; the next frame or touch overwrites the offset.
  case isLost

  public static let question = "What does writing `contentOffset` do to a drag or a deceleration?"
  public static let evidence = """
    *Observed.* Facts 25, 109 and 113: several sources say that it continues, and Apple's StreetScroller \
    relies on a shifted base. Nothing was found about the target.
    """
  public static let needs = ExperimentNeeds.gestures
}

/// What the delegate hears when another request replaces an animated one.
public enum EndOfReplacedRequest: String, OpenQuestion {
  /// `scrollViewDidEndScrollingAnimation`, in the new request, with the offset where the view is.
  case atOnce
  /// The same, if the new request is animated.
  case atOnceIfAnimated
  case never

  public static let question = """
    Does an animated `setContentOffset` that another one replaces call \
    `scrollViewDidEndScrollingAnimation`?
    """
  public static let evidence = """
    *Observed.* Fact 167: a project's tests on iOS 15 to 17 see a call for each that an animated one \
    replaces; a merged fix of another project says the same of one without animation.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// Whether a scroll view keeps any deceleration rate.
public enum DecelerationRates: String, OpenQuestion {
  case kept
  /// It takes the nearer one of `normal` and `fast`.
  case nearest

  public static let question = "Does `decelerationRate` return the rate that it was set to?"
  public static let evidence = """
    *Contradictory.* Fact 169: a report of 2012 says that 0.7 became 0.99 and 0.995 became 0.998; a comment \
    of 2023 that any value works. The newer report counts more.
    """
  public static let needs = ExperimentNeeds.nothing
}
