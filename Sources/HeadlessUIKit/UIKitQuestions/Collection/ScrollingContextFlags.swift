/// What a flow layout's own context says of a change of bounds that only scrolls.
public enum ScrollingContextFlags: String, OpenQuestion {
  /// Both flags are false along the lines' axis; across it the attributes' flag is true.
  case measured
  /// The attributes' flag is true on every change.
  case attributes
  /// Both flags are true on every change.
  case everything

  public static let question = """
    Which flags does `super.invalidationContext(forBoundsChange:)` set while a flow layout scrolls?
    """
  public static let evidence = """
    Facts 40 and 91: measured on iOS 26.1 by two probes. No other version was measured, so both \
    flags may be set elsewhere.
    """
  public static let needs = ExperimentNeeds.nothing
}
