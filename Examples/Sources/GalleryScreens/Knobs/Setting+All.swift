import SnapLayouts
import UIKit

extension Setting {
  /// Settings that belong together.
  public struct Group {
    public let title: String
    public let settings: [Setting]
  }

  /// Every public setting of the layouts and of the carousel view, and those of screens and devices.
  public static let groups = [
    Group(title: "Contents", settings: contents),
    Group(title: "Pages", settings: pages), Group(title: "Sizes", settings: sizes),
    Group(title: "Release", settings: release), Group(title: "Looks", settings: looks),
    Group(title: "Carousel", settings: carousel), Group(title: "Automatic", settings: autoplay),
    Group(title: "Captions", settings: captions),
    Group(title: "Page control", settings: pageControl), Group(title: "Device", settings: device),
  ]

  static let all = groups.flatMap(\.settings)

  private static let pages = [
    Setting(
      \SnapFlowLayout.scrollDirection, "scrollDirection",
      ["horizontal": .horizontal, "vertical": .vertical]),
    Setting(
      \SnapFlowLayout.pageAlignment, "pageAlignment",
      ["leading": .leading, "center": .center, "trailing": .trailing]),
    leadingMargin,
    Setting(\SnapFlowLayout.padsEdges, "padsEdges"),
    pageContents,
    Setting(\SnapFlowLayout.startsPageAtSection, "startsPageAtSection"),
    Setting(
      \SnapFlowLayout.itemOrder, "itemOrder", ["alongLine": .alongLine, "alongPage": .alongPage]),
    pageSizing(
      \SnapFlowLayout.pageSizing, ["item", "viewport", "fraction", "perViewport", "peek"]),
    Setting(\SnapFlowLayout.fillsViewportAcross, "fillsViewportAcross"),
    Setting(\SnapFlowLayout.keepsOneItemPerLine, "keepsOneItemPerLine"),
    Setting(
      \SnapFlowLayout.itemAlignmentAcross, "itemAlignmentAcross",
      ["leading": .leading, "center": .center, "trailing": .trailing]),
    Setting(\SnapFlowLayout.isLoopingEnabled, "isLoopingEnabled"),
  ]

  private static let sizes = [
    Setting(\SnapFlowLayout.itemSize, "itemSize", 1...1000),
    Setting(\SnapFlowLayout.estimatedItemSize, "estimatedItemSize", 0...1000),
    Setting(\SnapFlowLayout.minimumLineSpacing, "minimumLineSpacing", -200...200),
    Setting(\SnapFlowLayout.minimumInteritemSpacing, "minimumInteritemSpacing", 0...200),
    Setting(\SnapFlowLayout.sectionInset, "sectionInset", 0...200),
    Setting(\SnapFlowLayout.headerReferenceSize, "headerReferenceSize", 0...300),
    Setting(\SnapFlowLayout.footerReferenceSize, "footerReferenceSize", 0...300),
    Setting(
      \SnapFlowLayout.sectionHeadersPinToVisibleBounds, "sectionHeadersPinToVisibleBounds"),
    Setting(
      \SnapFlowLayout.sectionFootersPinToVisibleBounds, "sectionFootersPinToVisibleBounds"),
  ]

  private static let release = [
    releasePolicy(\SnapFlowLayout.releasePolicy), decelerationRate,
    Setting(\SnapFlowLayout.restsOnPages, "restsOnPages"),
  ]

  private static let looks = [
    Setting(\CenteredPickerLayout.scaleFactor, "scaleFactor", -1...1, step: 0.05),
    Setting(\CenteredPickerLayout.activeDistance, "activeDistance", 0...400, step: 5),
    Setting(\CenteredPickerLayout.sideAlpha, "sideAlpha", 0...1, step: 0.05),
    Setting(
      \CenteredPickerLayout.alphaFalloff, "alphaFalloff", ["gradual": .gradual, "step": .step]),
    transition(\InfiniteBannerLayout.transition), effects,
    Setting(\SnapFlowLayout.respectsReduceMotion, "respectsReduceMotion"),
    Setting(\SnapFlowLayout.reportsPageProgress, "reportsPageProgress"),
  ]
}
