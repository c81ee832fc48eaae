/// What `UICollectionViewLayout` itself answers for initial and final attributes.
public enum DefaultAppearances: String, OpenQuestion {
  /// Nil, always.
  case none
  /// The last place of an element that stays; a faded copy of one that comes or goes.
  case lastPlaces

  public static let question =
    "What do the base layout's `initialLayoutAttributes…` and `finalLayoutAttributes…` return?"
  public static let evidence = """
    Apple's pages say nil (fact 53). PSTCollectionView, which was modelled on iOS 6, answers last \
    places and faded copies.
    """
  public static let needs = ExperimentNeeds.nothing
}
