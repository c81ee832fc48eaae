/// The value of `isDragging` after the finger lifts.
public enum DraggingFlagAfterLift: String, OpenQuestion {
  /// False from the lift on.
  case clears
  /// True until the view rests.
  case staysUntilRest

  public static let question = "Does `isDragging` stay true while the view decelerates?"
  public static let evidence = """
    Facts 7 and 120 say that it is false after the lift, fact 121 that it stays true. Two sources \
    outweigh one.
    """
  public static let needs = ExperimentNeeds.finger
}
