/// The time when a layout that was invalidated in `prepare()` is prepared again.
public enum PreparationAfterInvalidation: String, OpenQuestion {
  case samePass
  /// In this pass, it returns elements in its present state.
  case nextPass

  public static let question =
    "Is a layout that is invalidated in its own `prepare()` prepared again in the same pass?"
  public static let evidence = "Fact 113: nothing found."
  public static let needs = ExperimentNeeds.nothing
}
