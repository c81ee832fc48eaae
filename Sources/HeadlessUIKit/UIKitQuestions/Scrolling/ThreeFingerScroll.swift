/// Where three fingers, as with VoiceOver, move the content.
public enum ThreeFingerScroll: String, OpenQuestion {
  /// By a viewport.
  case viewport
  /// By a viewport, to where an item begins.
  case wholeItems
  /// To what the layout answers when a viewport is proposed.
  case asksLayout

  public static let question = "Where does a three-finger scroll come to rest?"
  public static let evidence = """
    Fact 163: documented that the scroll view moves by a page; nothing was found about where it rests.
    """
  public static let needs = ExperimentNeeds.nothing
}
