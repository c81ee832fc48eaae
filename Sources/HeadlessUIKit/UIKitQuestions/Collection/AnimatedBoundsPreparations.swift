/// The number of preparations and ends of one animated change of the bounds.
public enum AnimatedBoundsPreparations: String, OpenQuestion {
  case once
  /// The offset moves with the first one.
  case fourTimes
  /// Prepared once, and not finished.
  case unfinished

  public static let question =
    "How often does `prepare(forAnimatedBoundsChange:)` come for one rotation?"
  public static let evidence = "Facts 46 and 104: up to four times, and pairs are unreliable."
  public static let needs = ExperimentNeeds.nothing
}
