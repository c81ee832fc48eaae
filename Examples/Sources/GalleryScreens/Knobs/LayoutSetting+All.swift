import SnapLayouts
import UIKit

extension LayoutSetting {
  /// Settings that belong together.
  public struct Group {
    public let title: String
    public let settings: [LayoutSetting]
  }

  /// Every public setting of the layouts.
  public static let groups = [
    Group(title: "Pages", settings: pages), Group(title: "Sizes", settings: sizes),
    Group(title: "Release", settings: release), Group(title: "Looks", settings: looks),
    Group(title: "By itself", settings: autoplay),
  ]

  static let all = groups.flatMap(\.settings)

  private static let pages = [
    LayoutSetting(
      \SnapFlowLayout.scrollDirection, "scrollDirection",
      ["horizontal": .horizontal, "vertical": .vertical]),
    LayoutSetting(
      \SnapFlowLayout.pageAlignment, "pageAlignment",
      ["leading": .leading, "center": .center, "trailing": .trailing]),
    leadingMargin,
    LayoutSetting(\SnapFlowLayout.padsEdges, "padsEdges"),
    pageContents,
    LayoutSetting(\SnapFlowLayout.startsPageAtSection, "startsPageAtSection"),
    pageSizing,
    LayoutSetting(\SnapFlowLayout.fillsViewportAcross, "fillsViewportAcross"),
    LayoutSetting(\SnapFlowLayout.isLoopingEnabled, "isLoopingEnabled"),
  ]

  private static let sizes = [
    LayoutSetting(\SnapFlowLayout.itemSize, "itemSize", 1...1000),
    LayoutSetting(\SnapFlowLayout.estimatedItemSize, "estimatedItemSize", 0...1000),
    LayoutSetting(\SnapFlowLayout.minimumLineSpacing, "minimumLineSpacing", -200...200),
    LayoutSetting(\SnapFlowLayout.minimumInteritemSpacing, "minimumInteritemSpacing", 0...200),
    sectionInset,
    LayoutSetting(\SnapFlowLayout.headerReferenceSize, "headerReferenceSize", 0...300),
    LayoutSetting(\SnapFlowLayout.footerReferenceSize, "footerReferenceSize", 0...300),
    LayoutSetting(
      \SnapFlowLayout.sectionHeadersPinToVisibleBounds, "sectionHeadersPinToVisibleBounds"),
    LayoutSetting(
      \SnapFlowLayout.sectionFootersPinToVisibleBounds, "sectionFootersPinToVisibleBounds"),
  ]

  private static let release = [
    releasePolicy, decelerationRate, LayoutSetting(\SnapFlowLayout.restsOnPages, "restsOnPages"),
  ]

  private static let looks = [
    LayoutSetting(\CenteredPickerLayout.scaleFactor, "scaleFactor", -1...1, step: 0.05),
    LayoutSetting(\CenteredPickerLayout.activeDistance, "activeDistance", 0...400, step: 5),
    LayoutSetting(\CenteredPickerLayout.sideAlpha, "sideAlpha", 0...1, step: 0.05),
    LayoutSetting(
      \CenteredPickerLayout.alphaFalloff, "alphaFalloff", ["gradual": .gradual, "step": .step]),
    transition, effects,
    LayoutSetting(\SnapFlowLayout.respectsReduceMotion, "respectsReduceMotion"),
    LayoutSetting(\SnapFlowLayout.reportsPageProgress, "reportsPageProgress"),
  ]

  private static let autoplay = [
    autoplaySetting, LayoutSetting(\SnapFlowLayout.isAutoplayPaused, "isAutoplayPaused"),
  ]
}
