/// The initial and final attributes that `UICollectionViewLayout` itself returns.
public enum DefaultAppearances: String, OpenQuestion {
  /// Always nil.
  case none
  /// The old or new place of an element that stays; a faded copy of one that is inserted or
  /// deleted.
  case lastPlaces

  public static let question =
    "What do the base layout's `initialLayoutAttributes…` and `finalLayoutAttributes…` return?"
  public static let evidence = """
    Apple's pages say nil (fact 53). PSTCollectionView, which was modelled on iOS 6, returns last \
    places and faded copies.
    """
  public static let needs = ExperimentNeeds.nothing
}
