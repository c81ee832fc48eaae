/// The values of `isTracking` and `isDragging` in the calls of a release.
public enum FlagsAtRelease: String, OpenQuestion {
  /// Both true in `scrollViewWillEndDragging`; `isTracking` also in `scrollViewDidEndDragging`.
  case trackingUntilDidEndDragging
  /// Both true in `scrollViewWillEndDragging`, both false in `scrollViewDidEndDragging`.
  case clearInDidEndDragging
  /// Both false in both calls.
  case clearInWillEndDragging

  public static let question =
    "When in the calls of a release do `isTracking` and `isDragging` become false?"
  public static let evidence = """
    Fact 120: one source found `isTracking` true and `isDragging` false in \
    `scrollViewDidEndDragging`. Nothing was found about `scrollViewWillEndDragging`.
    """
  public static let needs = ExperimentNeeds.finger
}
