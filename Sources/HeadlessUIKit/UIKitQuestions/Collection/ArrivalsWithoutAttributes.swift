/// Where an item comes from that stays, comes into sight and has no initial attributes.
public enum ArrivalsWithoutAttributes: String, OpenQuestion {
  /// From where the last rectangle that was asked for had it, if it did.
  case fromLastPlace
  /// It is in its place at once.
  case atTheirPlace

  public static let question = """
    Where does an item that an update brings into sight begin if the layout has no initial \
    attributes for it?
    """
  public static let evidence = """
    Fact 53: documented that it begins where it ends, which would cover what has not moved away yet. \
    Lists are seen to move in as a whole.
    """
  public static let needs = ExperimentNeeds.nothing
}
