/// Whether a change of the origin alone in an animation is prepared as an animated change.
public enum AnimatedOriginChanges: String, OpenQuestion {
  case prepared
  case notPrepared

  public static let question =
    "Does `prepare(forAnimatedBoundsChange:)` come for an animated change of the offset?"
  public static let evidence = "Fact 105: it comes (one source, a shipped fix)."
  public static let needs = ExperimentNeeds.nothing
}
