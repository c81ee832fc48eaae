/// The two flags of a new invalidation context of a flow layout.
public enum FreshFlowContextFlags: String, OpenQuestion {
  case set
  case clear

  public static let question =
    "Are the flags of a new `UICollectionViewFlowLayoutInvalidationContext` true?"
  public static let evidence = """
    *Contradictory.* Fact 39: measured true on iOS 26.1; fact 91: Apple's property pages say that they are \
    false by default. A measurement outweighs a page.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// The flags of a flow layout's own context for a change of bounds that only scrolls.
public enum ScrollingContextFlags: String, OpenQuestion {
  /// Both flags are false along the scroll axis; across it, the flag for attributes is true.
  case measured
  /// The flag for attributes is true for every change.
  case attributes
  /// Both flags are true for every change.
  case everything

  public static let question = """
    Which flags does `super.invalidationContext(forBoundsChange:)` set while a flow layout \
    scrolls?
    """
  public static let evidence = """
    *Measured.* Facts 40 and 91: measured on iOS 26.1 by two probes. No other version was measured, so both \
    flags may be set elsewhere.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// What a flow layout returns before it is prepared.
public enum FlowBeforePreparation: String, OpenQuestion {
  /// The same as afterwards.
  case computes
  /// No elements, and a content size of zero.
  case knowsNothing

  public static let question = "Does a flow layout return attributes before `prepare()`?"
  public static let evidence = """
    *Inferred.* PSTCollectionView computes them, and existing layouts rely on it. Nothing was measured.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// How a flow layout takes its properties from an archive.
public enum DecodedProperties: String, OpenQuestion {
  /// It stores them.
  case withoutSetters
  /// It calls its setters, also those that a subclass overrides, before the initializer of the
  /// subclass goes on.
  case withSetters

  public static let question =
    "Does a flow layout's `init(coder:)` call the setters of its properties?"
  public static let evidence = """
    *Inferred.* PSTCollectionView calls them; nothing was measured. By default a subclass has to read the \
    values itself.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// How pinned headers follow the bounds.
public enum PinnedHeaderInvalidation: String, OpenQuestion {
  /// The flow layout's `shouldInvalidateLayout(forBoundsChange:)` returns true.
  case superAsks
  /// It returns the same as without pinning, and UIKit moves the headers.
  case privately

  public static let question = """
    Does a flow layout that pins headers return true in \
    `shouldInvalidateLayout(forBoundsChange:)`?
    """
  public static let evidence = "*None.* Fact 139: nothing found."
  public static let needs = ExperimentNeeds.nothing
}

/// The edge where headers and footers are pinned.
public enum PinnedEdge: String, OpenQuestion {
  /// The edge of the bounds less the adjusted content inset.
  case insetBounds
  /// The edge of the bounds.
  case bounds

  public static let question =
    "Do pinned headers stop at the edge of the bounds or of the adjusted content inset?"
  public static let evidence = """
    *Contradictory.* Fact 138: documented as the bounds' edge; with a translucent bar they appear below it.
    """
  public static let needs = ExperimentNeeds.nothing
}
