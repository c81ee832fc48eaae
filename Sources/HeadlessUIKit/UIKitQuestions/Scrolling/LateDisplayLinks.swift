/// The time when a display link fires that was added while the view moves.
public enum LateDisplayLinks: String, OpenQuestion {
  /// After the scroll view's own display link.
  case inOrderOfAddition
  /// Before the scroll view's own display link, like links added before the motion.
  case beforeScrolling

  public static let question =
    "Does a display link added during a motion fire before or after the scroll view's own one?"
  public static let evidence = """
    Fact 159: measured for links added before the gesture, which fire first. Nothing was found \
    about later ones.
    """
  public static let needs = ExperimentNeeds.nothing
}
