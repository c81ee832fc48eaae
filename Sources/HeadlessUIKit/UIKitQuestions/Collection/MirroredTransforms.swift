/// How the transform of a cell appears in a collection view that runs from right to left.
public enum MirroredTransforms: String, OpenQuestion {
  /// Mirrored: a clockwise turn appears counterclockwise.
  case mirrored
  /// Unchanged; only the place of the cell is mirrored.
  case physical

  public static let question =
    "Are the transforms of cells mirrored where the layout runs from right to left?"
  public static let evidence = """
    Fact 145: nothing was found. A mirror outside the cells would turn them, too (fact 60); an animator \
    of transforms looked corrupted (fact 144).
    """
  public static let needs = ExperimentNeeds.nothing
}
