/// What an invalidation does to a running animated scroll.
public enum LayoutChangeDuringScroll: String, OpenQuestion {
  case goesOn
  /// Without a callback.
  case stops
  /// To its end, without a callback.
  case jumps

  public static let question =
    "What does an invalidation of the layout do to a running animated scroll?"
  public static let evidence = """
    *Observed.* Fact 142: the scroll doesn't follow its item; everything else is open, and the callback may \
    be missing.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// What `reloadData()` does to a running animated scroll.
public enum ReloadDuringScroll: String, OpenQuestion {
  case goesOn
  /// Without a callback.
  case stops

  public static let question = "Does `reloadData()` stop an animated scroll?"
  public static let evidence = """
    *One source.* Fact 140: since iOS 11 it stops one of a table view (one source). Nothing was found about \
    collection views.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// What a `contentOffsetAdjustment` does to a running motion.
public enum OffsetAdjustmentInMotion: String, OpenQuestion {
  /// The motion continues from the shifted base to a shifted end.
  case shiftsMotion
  /// It continues from the shifted base to its old end.
  case keepsTarget
  /// A motion ends; a drag continues from the shifted base.
  case stopsMotion
  /// The next frame shows the motion without the adjustment.
  case snapsBack

  public static let question = """
    What does a context's `contentOffsetAdjustment` do during a drag, a deceleration or an \
    animated scroll?
    """
  public static let evidence = """
    *Inferred.* Fact 113: nothing found. Facts 25 and 42 together suggest that the motion shifts; fact 193: \
    the place is kept.
    """
  public static let needs = ExperimentNeeds.gestures
}

/// What `scrollToItem` does in a collection view with system paging.
public enum ScrollToItemWhilePaging: String, OpenQuestion {
  case scrolls
  case isLost

  public static let question = "Does `scrollToItem` scroll while `isPagingEnabled` is true?"
  public static let evidence = """
    *Contradictory.* Fact 21: reports from iOS 14 in 2020 say that it does nothing. Apps of 2024 to 2026 \
    rely on it.
    """
  public static let needs = ExperimentNeeds.nothing
}
