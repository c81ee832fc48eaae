/// The times of the layout passes in a batch update.
public enum BatchPasses: String, OpenQuestion {
  /// One pass, before `prepare(forCollectionViewUpdates:)`.
  case onceBefore
  /// Two passes, both before it.
  case twiceBefore
  /// One pass, after it.
  case onceAfter
  /// A pass before it and one after it.
  case beforeAndAfter

  public static let question = """
    How many layout passes does a batch of updates have, and where is \
    `prepare(forCollectionViewUpdates:)` among them?
    """
  public static let evidence = """
    *Observed.* Fact 92: several observers saw a pass before it. Fact 95: no later one is guaranteed.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// The number of requests for a target offset in a batch or an animated change of the bounds.
public enum TargetQueriesInUpdates: String, OpenQuestion {
  case once
  case never
  /// Twice, with the same proposal.
  case twice

  public static let question =
    "How often is `targetContentOffset(forProposedContentOffset:)` called in a batch or a rotation?"
  public static let evidence = """
    *Observed.* Facts 44 and 93: it is called. No source says how often. Fact 100: in iOS 15.1 the answer \
    could be ignored.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// The order of the requests for the target offset of an update.
public enum TargetDelegateOrder: String, OpenQuestion {
  /// The layout first; the delegate gets its answer.
  case layoutFirst
  /// The delegate first; the layout gets its answer.
  case delegateFirst

  public static let question =
    "Is the layout or the delegate asked first for the target offset of an update?"
  public static let evidence = """
    *Inferred.* Fact 45: documented that the delegate decides if it implements the method; the order is \
    inferred.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// What happens to a target offset that is requested while the view moves.
public enum TargetWhileScrolling: String, OpenQuestion {
  case used
  /// The offset doesn't change.
  case ignored

  public static let question =
    "Does the target offset of an update count while a finger or a motion moves the view?"
  public static let evidence =
    "*One source.* Fact 106: it is called then. Fact 100: iOS 15.1 ignores the answer (one source)."
  public static let needs = ExperimentNeeds.gestures
}

/// The elements for which a batch requests initial and final attributes.
public enum AppearanceQueries: String, OpenQuestion {
  /// For every element that is visible before or after the batch.
  case everyVisible
  /// For elements that appear or disappear.
  case changedOnly

  public static let question =
    "Does a batch update request initial and final attributes of elements that stay visible?"
  public static let evidence = """
    *Observed.* Fact 94: several observers say for every visible one. Apple's pages only mention inserted \
    and deleted items.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// The time when a batch requests initial and final attributes.
public enum AppearanceQueryTime: String, OpenQuestion {
  /// After `targetContentOffset(forProposedContentOffset:)`.
  case afterTarget
  /// Before it, for the elements that the proposed offset shows.
  case beforeTarget

  public static let question =
    "Does a batch update request initial attributes before or after the target offset?"
  public static let evidence =
    "*One source.* Fact 93: one shipped fix relies on the target coming first."
  public static let needs = ExperimentNeeds.nothing
}

/// The initial and final attributes that `UICollectionViewLayout` itself returns.
public enum DefaultAppearances: String, OpenQuestion {
  /// Always nil.
  case none
  /// The old or new place of an element that stays; a faded copy of one that is inserted or
  /// deleted.
  case lastPlaces
  /// The same in an update; outside of one, the present attributes of the element.
  case lastPlacesOrPresent

  public static let question =
    "What do the base layout's `initialLayoutAttributes…` and `finalLayoutAttributes…` return?"
  public static let evidence = """
    *Contradictory.* Fact 172: a project's tests on iOS 18 get the item's own attributes outside of a batch, \
    and a programmer saw that super's attributes animate, unlike nil. PSTCollectionView, which was modelled \
    on iOS 6, returns last places and faded copies. Apple's pages say nil (fact 53).
    """
  public static let needs = ExperimentNeeds.nothing
}

/// The start of an item that stays, becomes visible and has no initial attributes.
public enum ArrivalsWithoutAttributes: String, OpenQuestion {
  /// Its place in the layout's last answer, if the answer included it.
  case fromLastPlace
  /// Its new place, without an animation.
  case atTheirPlace

  public static let question = """
    Where does an item that an update makes visible begin if the layout has no initial attributes \
    for it?
    """
  public static let evidence = """
    *Contradictory.* Fact 53: documented that it begins where it ends, which would cover items that haven't \
    moved away yet. Lists visibly move as a whole.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// The end of an item that stays, becomes invisible and has no final attributes.
public enum DeparturesWithoutAttributes: String, OpenQuestion {
  /// Its new place, out of sight.
  case toNewPlace
  /// Its old place, until the animation is over.
  case atTheirPlace

  public static let question = """
    Where does an item that an update brings out of sight end if the layout has no final attributes for it?
    """
  public static let evidence = """
    *Contradictory.* Fact 53: documented that it ends where it begins. Lists visibly move as a whole. Fact 198: two published \
    layouts return its new place.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// How the bounds move to the offset at the end of a batch.
public enum BatchOffsetMotion: String, OpenQuestion {
  /// They move with the views, in the same animation.
  case withViews
  /// They move at once; only the views are animated.
  case atOnce

  public static let question =
    "Does the target offset of a batch take effect with its animation or at once?"
  public static let evidence = """
    *None.* Fact 98 is about an animated end. Nothing was found about targets that a layout chooses.
    """
  public static let needs = ExperimentNeeds.nothing
}

/// The time when a batch that shrinks the content moves an offset that is out of range.
public enum ShrunkenContentInBatch: String, OpenQuestion {
  case withAnimation
  case atEnd
  case never

  public static let question =
    "When does a batch of updates move an offset that its deletions leave beyond the range?"
  public static let evidence =
    "*One source.* Fact 98: the view moves by itself (one source); the time is open."
  public static let needs = ExperimentNeeds.nothing
}

/// The calls to a layout when an interactively moved item is dropped in another place.
public enum MovementUpdates: String, OpenQuestion {
  /// The ending context, and a batch with one move.
  case batch
  /// Only the ending context.
  case contextOnly

  public static let question =
    "Is `prepare(forCollectionViewUpdates:)` called when an interactive movement ends?"

  public static let evidence = """
    *Inferred.* Apple's pages only name the contexts. The new order is shown as after any other move.
    """

  public static let needs = ExperimentNeeds.nothing
}

/// Whether a batch changes the index paths of attributes that a layout has returned.
public enum HandedOutIndexPaths: String, OpenQuestion {
  case renumbered
  case kept

  public static let question =
    "Does UIKit change `indexPath` of attributes that it received before a batch?"
  public static let evidence = "*One source.* Fact 149: seen in a debugger (one source)."
  public static let needs = ExperimentNeeds.nothing
}
