/// The offset where the view rests if the delegate chooses a target out of range.
public enum TargetBeyondRange: String, OpenQuestion {
  case springsBack
  case stays

  public static let question = "Does the view rest on a changed target that lies beyond the range?"
  public static let evidence = """
    Fact 15: unknown. Content beyond an edge springs back after every drag.
    """
  public static let needs = ExperimentNeeds.finger
}
