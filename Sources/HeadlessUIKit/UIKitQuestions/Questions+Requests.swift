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
    Facts 26 and 141: it isn't documented; in a table view one source saw that the animation \
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
    Facts 10 and 24: inferred from frames and from reports of a call that never came.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// The offset where an animated request ends, without a call, when its view leaves the window.
public enum RequestLeavingWindow: String, OpenQuestion {
  case stops
  case endsAtTarget

  public static let question =
    "Where is a view whose animated `setContentOffset` is interrupted by leaving the window?"
  public static let evidence = """
    Fact 126: observed that no call follows. Nothing was found about the offset.
    """
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
    Fact 159: measured for links added before the gesture, which fire first. Nothing was found \
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
    Fact 109: it leaves the deceleration running (observed). It is unknown whether it then \
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
    Facts 25, 109 and 113: several sources say that it continues, and Apple's StreetScroller \
    relies on a shifted base. Nothing was found about the target.
    """
  public static let needs = ExperimentNeeds.gestures
}
