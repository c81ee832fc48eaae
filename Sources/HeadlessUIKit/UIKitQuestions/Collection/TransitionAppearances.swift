/// Whether a new layout is asked for initial, and the old one for final attributes.
public enum TransitionAppearances: String, OpenQuestion {
  case none
  /// For every element that is visible before or after.
  case asked

  public static let question =
    "Does an animated transition between layouts ask for initial and final attributes?"
  public static let evidence = "Nothing found."
  public static let needs = ExperimentNeeds.nothing
}
