/// The time when a batch requests initial and final attributes.
public enum AppearanceQueryTime: String, OpenQuestion {
  /// After `targetContentOffset(forProposedContentOffset:)`.
  case afterTarget
  /// Before it, for the elements that the proposed offset shows.
  case beforeTarget

  public static let question =
    "Does a batch update request initial attributes before or after the target offset?"
  public static let evidence = "Fact 93: one shipped fix relies on the target coming first."
  public static let needs = ExperimentNeeds.nothing
}
