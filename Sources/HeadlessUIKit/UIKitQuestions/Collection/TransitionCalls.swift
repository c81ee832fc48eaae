/// The time of the calls to the layouts in a transition.
public enum TransitionCalls: String, OpenQuestion {
  /// The old layout, then the new one, before it is prepared.
  case beforePreparation
  /// Both, after the new layout is prepared.
  case afterPreparation
  /// Before the preparation, and only if the transition is animated.
  case onlyAnimated

  public static let question =
    "When do `prepareForTransition(to:)` and `prepareForTransition(from:)` come?"
  public static let evidence = "Fact 108: nothing was found. Fact 107 is only about the end."
  public static let needs = ExperimentNeeds.nothing
}
