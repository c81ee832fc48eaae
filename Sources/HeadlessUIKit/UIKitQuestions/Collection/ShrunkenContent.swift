/// What happens to an offset at rest that is out of range after an invalidation has shrunk the
/// content.
public enum ShrunkenContent: String, OpenQuestion {
  case stays
  /// It moves into the range in the pass that determines the size.
  case clampedAtOnce
  /// It moves into the range in the next pass.
  case clampedInNextPass

  public static let question =
    "Does an invalidation that shrinks the content move an offset that is now beyond the range?"
  public static let evidence = """
    Facts 31, 88 and 127: measured that it stays in that pass. Later passes were not measured.
    """
  public static let needs = ExperimentNeeds.nothing
}
