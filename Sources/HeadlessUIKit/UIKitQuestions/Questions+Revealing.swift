/// The motion that brings an item into sight when VoiceOver moves to it.
public enum VoiceOverReveals: String, OpenQuestion {
  /// Frame by frame, with the calls of an animated request.
  case animates
  /// Frame by frame, without flags and without other calls.
  case animatesSilently
  /// At once.
  case jumps

  public static let question =
    "How does a view scroll when VoiceOver moves to an item that isn't wholly visible?"
  public static let evidence = """
    *None.* Nothing was found. The scroll is animated; `setContentOffset(_:animated:)` is the simplest way.
    """
  public static let needs = ExperimentNeeds.hand
}

/// The motion that brings a text field into sight when it becomes first responder.
public enum EditingReveals: String, OpenQuestion {
  /// Frame by frame, with the calls of an animated request.
  case animates
  /// At once.
  case jumps
  /// None: the app has to scroll.
  case stays

  public static let question =
    "How does a view scroll when a text field in it becomes first responder out of sight?"
  public static let evidence = """
    *One source.* Fact 165: one source saw that the view scrolls by itself; nothing was found about the \
    calls.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// The calls to the delegate while a view scrolls because a person drags an item to its edge.
public enum DragAutoscroll: String, OpenQuestion {
  /// Offsets that change frame by frame, without flags and without other calls.
  case steps
  /// Those of a drag of the view, without a velocity at its end.
  case pans

  public static let question =
    "Which flags and calls does a view give that scrolls because an item is dragged to its edge?"
  public static let evidence = "*None.* Nothing was found. The finger moves an item, not the view."
  public static let needs = ExperimentNeeds.hand
}

/// The motion to the top after a tap on the status bar.
public enum StatusBarTap: String, OpenQuestion {
  /// Frame by frame, and then `scrollViewDidScrollToTop`.
  case animates
  /// As an animated request, whose call comes before `scrollViewDidScrollToTop`.
  case requests
  /// At once, and then `scrollViewDidScrollToTop`.
  case jumps

  public static let question = "How does a view scroll to the top after a tap on the status bar?"
  public static let evidence = """
    *Inferred.* Fact 164: only the calls before and after it are documented; that it is animated is what one \
    sees.
    """
  public static let needs = ExperimentNeeds.hand
}
