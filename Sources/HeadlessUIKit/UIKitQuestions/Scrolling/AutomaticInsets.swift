/// The insets that `UIScrollView.ContentInsetAdjustmentBehavior.automatic` takes from the safe
/// area.
public enum AutomaticInsets: String, OpenQuestion {
  case likeScrollableAxes
  /// The vertical insets in every scroll view, as in a navigation or tab bar controller.
  case alwaysVertical

  public static let question =
    "Does `.automatic` adjust the vertical insets of content that does not scroll vertically?"
  public static let evidence = """
    Fact 131: documented for the content view of a navigation or tab bar controller, which don't \
    exist here. Apps have both cases.
    """
  public static let needs = ExperimentNeeds.nothing
}
