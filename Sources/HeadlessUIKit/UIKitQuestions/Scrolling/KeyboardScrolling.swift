/// What scrolling by keys looks like to the delegate.
public enum KeyboardScrolling: String, OpenQuestion {
  /// An animated request.
  case animates
  /// Offsets that change frame by frame, without flags and without other calls.
  case animatesSilently
  /// A deceleration without a drag.
  case decelerates

  public static let question = "Which flags and calls do the arrow, page, home and end keys give?"
  public static let evidence = """
    Nothing was found. It is animated; `setContentOffset(_:animated:)` is the plainest way.
    """
  public static let needs = ExperimentNeeds.device
}
