/// Whether a transition requests initial attributes of the new layout and final ones of the old
/// layout.
public enum TransitionAppearances: String, OpenQuestion {
  case none
  /// For every element that is visible before or after.
  case asked

  public static let question =
    "Does an animated transition between layouts request initial and final attributes?"
  public static let evidence = "Nothing found."
  public static let needs = ExperimentNeeds.nothing
}
