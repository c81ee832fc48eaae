/// Whether a change of the adjusted content inset invalidates the layout.
public enum InsetChanges: String, OpenQuestion {
  case invalidate
  /// The layout is only called for the next change of bounds.
  case keepLayout

  public static let question =
    "Does a change of the content inset or the safe area invalidate the layout?"
  public static let evidence = "Facts 128 and 129: observed that it does."
  public static let needs = ExperimentNeeds.nothing
}
