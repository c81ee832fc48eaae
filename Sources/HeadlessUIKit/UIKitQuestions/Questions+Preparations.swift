/// Whether a change of the adjusted content inset invalidates the layout.
public enum InsetChanges: String, OpenQuestion {
  case invalidate
  /// The layout is only called for the next change of bounds.
  case keepLayout

  public static let question =
    "Does a change of the content inset or the safe area invalidate the layout?"
  public static let evidence = "*Observed.* Facts 128 and 129: observed that it does."
  public static let needs = ExperimentNeeds.nothing
}

/// What a collection view does with its layout when it enters a window, after it has been in one.
public enum LaterWindowEntries: String, OpenQuestion {
  /// It invalidates it, as it does when it first enters a window.
  case invalidate
  case keepLayout

  public static let question =
    "Does a collection view that comes back into a window invalidate its layout?"
  public static let evidence = """
    *Inferred.* Fact 85: measured that it does when it first enters one. Nothing was found about later \
    entries, and no reason to tell them apart.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// How elements are requested when the bounds leave the last rectangle without an invalidation.
public enum ElementsOutsideLastRectangle: String, OpenQuestion {
  /// Without a preparation.
  case asked
  case preparedAndAsked

  public static let question =
    "Is a layout prepared when the bounds leave the last requested rectangle?"
  public static let evidence =
    "*None.* Fact 35 is about the rectangle; nothing was found about a preparation."
  public static let needs = ExperimentNeeds.nothing
}

/// Whether a frame of scrolling requests the elements of a second rectangle.
public enum SecondElementsQuery: String, OpenQuestion {
  case none
  /// The next rectangle in the direction of travel; none of its elements is shown.
  case nextTile

  public static let question = "Is a layout asked for a second rectangle while it scrolls?"
  public static let evidence = """
    *Measured.* Fact 146: measured in most frames; the rectangle isn't recorded, and the recorded calls of \
    fact 87 have none.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// Whether the layout is asked about an offset written in `prepare()`.
public enum OffsetWrittenInPrepare: String, OpenQuestion {
  /// `shouldInvalidateLayout(forBoundsChange:)` is called as for any change.
  case announced
  /// The layout isn't called.
  case silent

  public static let question =
    "Is a layout asked about a change of bounds that it makes in `prepare()`?"
  public static let evidence = """
    *Inferred.* Fact 113: nothing was found. By fact 32 the layout is asked unless an invalidation is \
    pending.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// The time when a layout that was invalidated in `prepare()` is prepared again.
public enum PreparationAfterInvalidation: String, OpenQuestion {
  case samePass
  /// In this pass, it returns elements in its present state.
  case nextPass

  public static let question =
    "Is a layout that is invalidated in its own `prepare()` prepared again in the same pass?"
  public static let evidence = "*None.* Fact 113: nothing found."
  public static let needs = ExperimentNeeds.nothing
}

/// What happens to an offset at rest that is out of range after an invalidation has shrunk the
/// content.
public enum ShrunkenContent: String, OpenQuestion {
  case stays
  /// It moves into the range in the pass that determines the size.
  case clampedAtOnce
  /// It moves into the range in the next pass.
  case clampedInNextPass

  public static let question =
    "Does an invalidation that shrinks the content move an offset that is now beyond the range?"
  public static let evidence = """
    *Measured.* Facts 31, 88 and 127: measured that it stays in that pass. Later passes were not measured.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// What is requested after the layout has accepted a cell's preferred size.
public enum SelfSizingQuery: String, OpenQuestion {
  /// The elements of the rectangle, at once.
  case rectangle
  /// Nothing in that pass.
  case nextPass

  public static let question =
    "Are attributes requested again directly after the layout has used a preferred size?"
  public static let evidence = """
    *Contradictory.* Fact 133: requested for the path or the rectangle (one source). Fact 135: not always.
    """
  public static let needs = ExperimentNeeds.nothing
}
