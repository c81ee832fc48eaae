/// How elements are requested when the bounds leave the last rectangle without an invalidation.
public enum ElementsOutsideLastRectangle: String, OpenQuestion {
  /// Without a preparation.
  case asked
  case preparedAndAsked

  public static let question =
    "Is a layout prepared when the bounds leave the last requested rectangle?"
  public static let evidence =
    "Fact 35 is about the rectangle; nothing was found about a preparation."
  public static let needs = ExperimentNeeds.nothing
}
