/// The time when the layout's attributes are first applied to a cell.
public enum AttributesAtDequeue: String, OpenQuestion {
  /// When it is dequeued, before `cellForItemAt` returns.
  case applied
  /// When it is about to be displayed.
  case appliedAtDisplay

  public static let question =
    "Are attributes applied to a cell before or after `cellForItemAt` returns it?"
  public static let evidence = """
    *Contradictory.* Fact 150: applied at dequeue (one source). Fact 52 lists them after `cellForItemAt`.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// What happens to a cell that leaves the bounds.
public enum CellsAfterDisplay: String, OpenQuestion {
  /// It is hidden, and shown again for its item without `cellForItemAt`, unless another item has
  /// reused it.
  case kept
  /// It is removed, and any item can reuse it.
  case recycled

  public static let question =
    "Can a cell be shown again without `cellForItemAt` after it was displayed?"
  public static let evidence = "*Documented.* Fact 151: documented since iOS 15."
  public static let needs = ExperimentNeeds.nothing
}

/// The cells of a view between `reloadData()` and the layout pass that follows.
public enum CellsAfterReload: String, OpenQuestion {
  /// The view has none: it discards them at once.
  case discarded
  /// It has the old ones until the pass.
  case untilNextPass

  public static let question =
    "Does a collection view have cells between `reloadData()` and its next layout pass?"
  public static let evidence = """
    *Observed.* Fact 195: users of two projects find no visible cells until the pass; Apple's page says that it \
    discards the visible items, but not when.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// The items before those that an invalidation context names.
public enum UnnamedItems: String, OpenQuestion {
  /// The layout is asked for them, too.
  case asked
  /// They stay as they are until an invalidation names them, or nothing.
  case kept

  public static let question =
    "Does a collection view ask for the items before those that an invalidation names?"
  public static let evidence = """
    *Inferred.* Fact 196: Apple's page says that a context names what must be updated, and whoever names headers alone \
    keeps them pinned. What becomes of the others: nothing was found.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// Which of two attributes with the same kind and index path is used.
public enum DuplicateAttributes: String, OpenQuestion {
  case last
  case first

  public static let question =
    "Which of two attributes for the same element does a collection view show?"
  public static let evidence = "*None.* Nothing found."
  public static let needs = ExperimentNeeds.nothing
}

/// How the transform of a cell appears in a collection view that runs from right to left.
public enum MirroredTransforms: String, OpenQuestion {
  /// Mirrored: a clockwise turn appears counterclockwise.
  case mirrored
  /// Unchanged; only the place of the cell is mirrored.
  case physical

  public static let question =
    "Are the transforms of cells mirrored where the layout runs from right to left?"
  public static let evidence = """
    *Inferred.* Fact 145: nothing was found. A mirror outside the cells would turn them, too (fact 60); an \
    animator of transforms looked corrupted (fact 144).
    """
  public static let needs = ExperimentNeeds.nothing
}

/// The cell that a touch hits where two overlap, after their zIndex has changed.
public enum TapsOnOverlappingCells: String, OpenQuestion {
  /// The one in front: the view keeps its cells in the order of their zIndex.
  case front
  /// The one that was added last.
  case lastAdded

  public static let question =
    "Which of two overlapping cells does a touch hit after their zIndex has changed?"
  public static let evidence = """
    *Inferred.* `hitTest` goes by the order of subviews, as documented. Whether a collection view reorders \
    them when only a zIndex changes: nothing was found.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// What happens to a cell whose look somebody has changed when a pass has the attributes that it already shows.
public enum EqualAttributes: String, OpenQuestion {
  /// Nothing: the look stays.
  case leaveTheCell
  /// The cell gets the look of its attributes again.
  case restoreTheCell

  public static let question =
    "Does a cell get its attributes again while it scrolls, although they are equal and nothing is invalid?"
  public static let evidence = """
    *Inferred.* Fact 54: equal attributes aren't passed to `apply` again. Whether the properties are set \
    again: nothing was found.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// The order of `visibleCells`.
public enum VisibleCellsOrder: String, OpenQuestion {
  /// The order of the subviews, which is that of the items until cells are reused.
  case bySubview
  case byIndexPath

  public static let question = "Are `visibleCells` in the order of their items?"
  public static let evidence = """
    *One source.* Fact 181: a bug report says that they are only until cells are reused. Apple calls the \
    index paths of visible items unsorted.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// The frame of attributes with a transform that has a perspective, by which a collection view knows what is on the screen.
public enum FramesInPerspective: String, OpenQuestion {
  /// The box of the affine part of the transform.
  case affine
  /// The box of what is seen.
  case projected

  public static let question =
    "Is the frame of attributes in perspective the box of what is seen, or without the perspective?"
  public static let evidence = """
    *Inferred.* Fact 55: the transformed box, as for a view; nothing was found about a perspective.
    """
  public static let needs = ExperimentNeeds.nothing
}
