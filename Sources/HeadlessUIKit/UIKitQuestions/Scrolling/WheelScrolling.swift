/// What a mouse wheel looks like to the delegate.
public enum WheelScrolling: String, OpenQuestion {
  /// Offsets that change at once, without flags and without other calls.
  case steps
  /// An animated request each time.
  case animates
  /// A drag without a velocity each time.
  case pans

  public static let question = "Which flags and calls does a mouse wheel give?"
  public static let evidence = """
    Nothing was found. A wheel has neither touches nor a lift.
    """
  public static let needs = ExperimentNeeds.device
}
