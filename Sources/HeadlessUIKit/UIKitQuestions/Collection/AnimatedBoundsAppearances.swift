/// The elements for which an animated change of the bounds requests initial and final attributes.
public enum AnimatedBoundsAppearances: String, OpenQuestion {
  case everyVisible
  case none

  public static let question =
    "Does an animated change of the bounds request initial and final attributes?"
  public static let evidence = """
    Fact 102: one source says for every item; a thread in Apple's forum saw almost none.
    """
  public static let needs = ExperimentNeeds.nothing
}
