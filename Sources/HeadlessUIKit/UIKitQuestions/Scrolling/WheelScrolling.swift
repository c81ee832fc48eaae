/// The calls to the delegate when a person scrolls with a mouse wheel.
public enum WheelScrolling: String, OpenQuestion {
  /// Offsets that change at once, without flags and without other calls.
  case steps
  /// Those of an animated request each time.
  case animates
  /// Those of a drag without velocity each time.
  case pans

  public static let question = "Which flags and calls does a mouse wheel give?"
  public static let evidence = """
    Nothing was found. A wheel has neither touches nor a lift.
    """
  public static let needs = ExperimentNeeds.device
}
