/// Whether a frame of scrolling asks for a second rectangle.
public enum SecondElementsQuery: String, OpenQuestion {
  case none
  /// The tile beyond the first in the direction of travel; nothing of it is shown.
  case nextTile

  public static let question = "Is a layout asked for a second rectangle while it scrolls?"
  public static let evidence = """
    Fact 146: measured on most frames; which rectangle it was is not recorded, and the recorded life \
    of fact 87 has none.
    """
  public static let needs = ExperimentNeeds.nothing
}
