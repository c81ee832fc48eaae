/// The elements for which an animated change of the bounds requests initial and final attributes.
public enum AnimatedBoundsAppearances: String, OpenQuestion {
  case everyVisible
  case none

  public static let question =
    "Does an animated change of the bounds request initial and final attributes?"
  public static let evidence = """
    *Contradictory.* Fact 102: one source says for every item; a thread in Apple's forum saw almost none.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// The number of preparations and ends of one animated change of the bounds.
public enum AnimatedBoundsPreparations: String, OpenQuestion {
  case once
  /// The offset moves with the first one.
  case fourTimes
  /// Prepared once, and not finished.
  case unfinished

  public static let question =
    "How often does `prepare(forAnimatedBoundsChange:)` come for one rotation?"
  public static let evidence =
    "*Observed.* Facts 46 and 104: up to four times, and pairs are unreliable."
  public static let needs = ExperimentNeeds.nothing
}

/// Whether a change of the origin alone in an animation is prepared as an animated change.
public enum AnimatedOriginChanges: String, OpenQuestion {
  case prepared
  case notPrepared

  public static let question =
    "Does `prepare(forAnimatedBoundsChange:)` come for an animated change of the offset?"
  public static let evidence = "*One source.* Fact 105: it comes (one source, a shipped fix)."
  public static let needs = ExperimentNeeds.nothing
}

/// Whether a rotation requests elements before it prepares the layout.
public enum ElementsBeforePreparation: String, OpenQuestion {
  case preparedFirst
  /// Once more before the preparation; the answer isn't shown.
  case elementsFirst

  public static let question =
    "Can `layoutAttributesForElements(in:)` come before `prepare()` in a rotation?"
  public static let evidence = "*One source.* Fact 103: seen on iOS 10 (one source)."
  public static let needs = ExperimentNeeds.nothing
}

/// The number of steps in which the bounds change in a rotation.
public enum RotationSteps: String, OpenQuestion {
  case one
  /// First the width, then the height.
  case several

  public static let question =
    "Do the bounds of a collection view change in one step when the device turns?"
  public static let evidence =
    "*Observed.* Fact 104: no order of a rotation's changes can be relied on."
  public static let needs = ExperimentNeeds.gestures
}

/// Whether a transition requests initial attributes of the new layout and final ones of the old
/// layout.
public enum TransitionAppearances: String, OpenQuestion {
  case none
  /// For every element that is visible before or after.
  case asked

  public static let question =
    "Does an animated transition between layouts request initial and final attributes?"
  public static let evidence = """
    *One source.* A comment in a layout of 2023 (M. Ludwig, `ModelBasedCollectionViewLayout`) says that the old one is asked \
    for final ones, and then the new one for initial ones. Fact 107: documented that attributes are gathered.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// The layouts that hear of an interactive transition as it begins.
public enum InteractiveTransitionCalls: String, OpenQuestion {
  case none
  /// The old one, and the layout of the transition.
  case transitionLayout
  /// The old one and the next one.
  case nextLayout

  public static let question =
    "Which layouts are prepared for a transition when an interactive one begins?"
  public static let evidence = "*None.* Nothing was found. Fact 107 is only about the end."
  public static let needs = ExperimentNeeds.nothing
}

/// The time of the calls to the layouts in a transition.
public enum TransitionCalls: String, OpenQuestion {
  /// The old layout, then the new one, before it is prepared.
  case beforePreparation
  /// Both, after the new layout is prepared.
  case afterPreparation
  /// Before the preparation, and only if the transition is animated.
  case onlyAnimated

  public static let question =
    "When do `prepareForTransition(to:)` and `prepareForTransition(from:)` come?"
  public static let evidence =
    "*None.* Fact 108: nothing was found. Fact 107 is only about the end."
  public static let needs = ExperimentNeeds.nothing
}

/// The layout that a view names while another one takes its place and is prepared.
public enum LayoutDuringTransition: String, OpenQuestion {
  case next
  case previous

  public static let question =
    "Which layout is `collectionViewLayout` while a new one is prepared for the first time?"
  public static let evidence =
    "*None.* Nothing found. Fact 51: the new layout is prepared at once."
  public static let needs = ExperimentNeeds.nothing
}

/// When animations alongside a rotation run, for a view controller whose view has its new size.
public enum AlongsideAnimations: String, OpenQuestion {
  /// The views below the controller's view have their old sizes.
  case beforeLayout
  case afterLayout

  public static let question =
    "Do animations alongside a rotation run before or after the views have been laid out?"
  public static let evidence = """
    *Contradictory.* Apple's pages don't say. One project found old bounds there (Chausie PR#6). A log of \
    iOS 5 has the layout before the method that came in their place then (Stack Overflow 9539676). The newer \
    report counts more.
    """
  public static let needs = ExperimentNeeds.gestures
}

/// What a layout hears when its view gets a new size and a new safe area in one turn.
public enum RotationCalls: String, OpenQuestion {
  /// One invalidation, for the size; with the safe area it is prepared again.
  case once
  /// An invalidation for the size, and one for the safe area.
  case oneForEach
  /// No question and no invalidation; it is only prepared.
  case none

  public static let question =
    "How often is a layout invalidated in a rotation that changes the size and the safe area?"
  public static let evidence = """
    *Contradictory.* Fact 171: recorded that the size is announced, and once; where constraints set the \
    size, neither a question nor an invalidation came. Fact 129 has invalidations for the safe area.
    """
  public static let needs = ExperimentNeeds.gestures
}

/// Where an offset is that longer bounds leave beyond the content.
public enum OffsetInLongerBounds: String, OpenQuestion {
  case stays
  /// It is brought back before the layout is prepared.
  case isBroughtBack

  public static let question =
    "Does UIKit bring an offset back into the range that longer bounds leave beyond the content?"
  public static let evidence = """
    *One source.* A project's fix for rotations says that the system adjusts an offset beyond the new bounds \
    (MagazineLayout PR 130). Fact 127: content that shrinks leaves it where it is.
    """
  public static let needs = ExperimentNeeds.nothing
}
