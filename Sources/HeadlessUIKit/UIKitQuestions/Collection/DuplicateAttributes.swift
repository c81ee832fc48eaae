/// Which of two attributes with the same kind and index path is used.
public enum DuplicateAttributes: String, OpenQuestion {
  case last
  case first

  public static let question =
    "Which of two attributes for the same element does a collection view show?"
  public static let evidence = "Nothing found."
  public static let needs = ExperimentNeeds.nothing
}
