/// The flags of a flow layout's own context for a change of bounds that only scrolls.
public enum ScrollingContextFlags: String, OpenQuestion {
  /// Both flags are false along the scroll axis; across it, the flag for attributes is true.
  case measured
  /// The flag for attributes is true for every change.
  case attributes
  /// Both flags are true for every change.
  case everything

  public static let question = """
    Which flags does `super.invalidationContext(forBoundsChange:)` set while a flow layout \
    scrolls?
    """
  public static let evidence = """
    Facts 40 and 91: measured on iOS 26.1 by two probes. No other version was measured, so both \
    flags may be set elsewhere.
    """
  public static let needs = ExperimentNeeds.nothing
}
