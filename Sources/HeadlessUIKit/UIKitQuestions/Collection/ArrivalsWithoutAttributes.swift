/// The start of an item that stays, becomes visible and has no initial attributes.
public enum ArrivalsWithoutAttributes: String, OpenQuestion {
  /// Its place in the layout's last answer, if the answer included it.
  case fromLastPlace
  /// Its new place, without an animation.
  case atTheirPlace

  public static let question = """
    Where does an item that an update makes visible begin if the layout has no initial attributes \
    for it?
    """
  public static let evidence = """
    Fact 53: documented that it begins where it ends, which would cover items that haven't moved \
    away yet. Lists visibly move as a whole.
    """
  public static let needs = ExperimentNeeds.nothing
}
