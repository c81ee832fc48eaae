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
    Nothing was found. The scroll is animated; `setContentOffset(_:animated:)` is the simplest \
    way.
    """
  public static let needs = ExperimentNeeds.device
}
