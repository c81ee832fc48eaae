/// The offset to which three fingers, as with VoiceOver, scroll the content.
public enum ThreeFingerScroll: String, OpenQuestion {
  /// One viewport further.
  case viewport
  /// One viewport further, to the beginning of an item.
  case wholeItems
  /// The layout's answer when one viewport further is proposed.
  case asksLayout

  public static let question = "Where does a three-finger scroll come to rest?"
  public static let evidence = """
    *Inferred.* Fact 163: documented that the scroll view moves by a page; nothing was found about where it \
    rests.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// The calls to the delegate when two fingers scroll on a trackpad.
public enum TrackpadScrolling: String, OpenQuestion {
  /// Those of a drag and a deceleration.
  case pans
  /// Those of a drag in which `isTracking` stays false, and of a deceleration.
  case pansWithoutTracking
  /// Offsets that change, without flags and without other calls.
  case steps

  public static let question = "Which flags and calls does a trackpad give?"
  public static let evidence = """
    *None.* Nothing was found. A pan recognizer that allows scroll events handles them like touches.
    """
  public static let needs = ExperimentNeeds.hand
}

/// The calls to the delegate when a person scrolls with a mouse wheel.
public enum WheelScrolling: String, OpenQuestion {
  /// Offsets that change at once, without flags and without other calls.
  case steps
  /// The same, counted from where a motion that the wheel stops would have ended.
  case stepsFromEnd
  /// Those of an animated request each time.
  case animates
  /// Those of a drag without velocity each time.
  case pans

  public static let question = "Which flags and calls does a mouse wheel give?"
  public static let evidence = """
    *Inferred.* Fact 191: observed that a pan recognizer gets a notch as a translation without a velocity. Nothing was \
    found about a scroll view, nor from where a notch during a motion counts. As with a key, \
    `setContentOffset(_:animated:)` is the simplest way to scroll without a finger.
    """
  public static let needs = ExperimentNeeds.hand
}

/// The calls to the delegate when a person scrolls with the keyboard.
public enum KeyboardScrolling: String, OpenQuestion {
  /// Those of an animated request.
  case animates
  /// Offsets that change frame by frame, without flags and without other calls.
  case animatesSilently
  /// Those of a deceleration without a drag.
  case decelerates

  public static let question = "Which flags and calls do the arrow, page, home and end keys give?"
  public static let evidence = """
    *None.* Nothing was found. The scroll is animated; `setContentOffset(_:animated:)` is the simplest way.
    """
  public static let needs = ExperimentNeeds.hand
}

/// What happens to a motion while the app is in the background.
public enum MotionInBackground: String, OpenQuestion {
  /// It ends at its present offset, without a call.
  case stops
  /// It continues from its last offset when the app returns to the foreground.
  case resumes
  /// It has ended, with its calls, when the app returns to the foreground.
  case finishes

  public static let question =
    "What happens to a scrolling view while its app is in the background?"
  public static let evidence = """
    *None.* Nothing was found. There are no frames in the background, and the view rests when the person \
    returns.
    """
  public static let needs = ExperimentNeeds.hand
}

/// Whether a layout is asked where a view scrolls that brings a focused item into sight.
public enum FocusReveals: String, OpenQuestion {
  /// The view scrolls as far as the item becomes visible.
  case keepsProposal
  /// The layout is asked for the target of a release without velocity.
  case asksLayout

  public static let question =
    "Is a layout asked for a target offset when the focus moves to an item that isn't wholly visible?"
  public static let evidence = "*None.* Nothing was found. Nobody releases the view there."
  public static let needs = ExperimentNeeds.hand
}

/// The text that VoiceOver would read of a page control that was never on the screen.
public enum UnseenPageControls: String, OpenQuestion {
  case haveAValue
  /// It has one from its first layout pass in a window on.
  case haveNone

  public static let question =
    "Does a page control have an `accessibilityValue` before it was ever in a window?"
  public static let evidence = "*None.* Nothing found. The value follows from two numbers."
  public static let needs = ExperimentNeeds.nothing
}
