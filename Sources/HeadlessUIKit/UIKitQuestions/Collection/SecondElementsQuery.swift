/// Whether a frame of scrolling requests the elements of a second rectangle.
public enum SecondElementsQuery: String, OpenQuestion {
  case none
  /// The next rectangle in the direction of travel; none of its elements is shown.
  case nextTile

  public static let question = "Is a layout asked for a second rectangle while it scrolls?"
  public static let evidence = """
    Fact 146: measured in most frames; the rectangle isn't recorded, and the recorded calls of \
    fact 87 have none.
    """
  public static let needs = ExperimentNeeds.nothing
}
