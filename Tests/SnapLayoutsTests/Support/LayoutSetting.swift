import SnapLayouts

/// A setting of every layout, with a value that isn't its default.
@MainActor
struct LayoutSetting {
  let name: String
  /// Whether a change invalidates the layout.
  let invalidates: Bool
  let change: (SnapFlowLayout) -> Void
  /// Whether two layouts have the same value.
  let isSame: (SnapFlowLayout, SnapFlowLayout) -> Bool

  private init<Value: Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<SnapFlowLayout, Value>, _ value: Value,
    invalidates: Bool = true
  ) {
    (self.name, self.invalidates) = (name, invalidates)
    change = { $0[keyPath: path] = value }
    isSame = { $0[keyPath: path] == $1[keyPath: path] }
  }

  /// All but those that can't be compared: `StoryboardTests` tests that none is missing.
  static let all = [
    LayoutSetting("pageAlignment", \.pageAlignment, .trailing),
    LayoutSetting("leadingMargin", \.leadingMargin, 5),
    LayoutSetting("padsEdges", \.padsEdges, true),
    LayoutSetting("pageContents", \.pageContents, .wholeLines),
    LayoutSetting("startsPageAtSection", \.startsPageAtSection, true),
    LayoutSetting("lastReachablePage", \.lastReachablePage, 1),
    LayoutSetting("itemOrder", \.itemOrder, .alongPage),
    LayoutSetting("pageSizing", \.pageSizing, .fraction(0.5)),
    LayoutSetting("fillsViewportAcross", \.fillsViewportAcross, true),
    LayoutSetting("keepsOneItemPerLine", \.keepsOneItemPerLine, true),
    LayoutSetting("itemAlignmentAcross", \.itemAlignmentAcross, .trailing),
    LayoutSetting("isLoopingEnabled", \.isLoopingEnabled, true),
    LayoutSetting("releasePolicy", \.releasePolicy, .paging, invalidates: false),
    LayoutSetting(
      "preferredDecelerationRate", \.preferredDecelerationRate, .fast, invalidates: false),
    LayoutSetting("restsOnPages", \.restsOnPages, false, invalidates: false),
    LayoutSetting("respectsReduceMotion", \.respectsReduceMotion, false),
    LayoutSetting("reportsPageProgress", \.reportsPageProgress, true),
    LayoutSetting("autoplay", \.autoplay, Autoplay(interval: 60), invalidates: false),
    LayoutSetting("isAutoplayPaused", \.isAutoplayPaused, true, invalidates: false),
    LayoutSetting("pagesPerRound", \.pagesPerRound, 2, invalidates: false),
  ]
}
