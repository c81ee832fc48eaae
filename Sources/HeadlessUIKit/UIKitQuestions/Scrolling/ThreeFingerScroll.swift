/// The offset to which three fingers, as with VoiceOver, scroll the content.
public enum ThreeFingerScroll: String, OpenQuestion {
  /// One viewport further.
  case viewport
  /// One viewport further, to the beginning of an item.
  case wholeItems
  /// The layout's answer when one viewport further is proposed.
  case asksLayout

  public static let question = "Where does a three-finger scroll come to rest?"
  public static let evidence = """
    Fact 163: documented that the scroll view moves by a page; nothing was found about where it \
    rests.
    """
  public static let needs = ExperimentNeeds.nothing
}
