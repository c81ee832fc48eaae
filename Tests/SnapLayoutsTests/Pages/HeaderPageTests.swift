#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// Section headers on leading pages.
@MainActor
@Suite(.worlds) struct HeaderPageTests {
  private nonisolated static let leading = LayoutUnderTest.allCases.filter(\.beginsWithHeaders)
  private static let header = UICollectionView.elementKindSectionHeader

  private func stage(
    _ kind: LayoutUnderTest, _ way: Way, counts: [Int] = [5, 6, 4], header: CGFloat = 40,
    configure: @escaping (SnapFlowLayout) -> Void = { _ in }
  ) -> PromiseStage {
    PromiseStage(kind, way, counts: counts) { layout, _ in
      layout.headerReferenceSize = CGSize(width: header, height: header)
      layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 4, right: 4)
      layout.releasePolicy.maximumPagesPerDrag = 1
      configure(layout)
    }
  }

  /// The distance from the edge of the viewport to the beginning of a section's header.
  private func start(ofHeader section: Int, _ stage: PromiseStage) -> CGFloat? {
    let frame = stage.layout.layoutAttributesForSupplementaryView(
      ofKind: Self.header, at: IndexPath(item: 0, section: section))?.frame
    return frame.map { (stage.way == .vertical ? $0.minY : $0.minX) - stage.screen.offset }
  }

  private func start(ofItem item: Int, section: Int, _ stage: PromiseStage) -> CGFloat? {
    let frame = stage.screen.attributes(item, section: section)?.frame
    return frame.map { (stage.way == .vertical ? $0.minY : $0.minX) - stage.screen.offset }
  }

  @Test(arguments: leading, Way.allCases)
  func `a replaced list keeps its header in sight`(kind: LayoutUnderTest, way: Way) {
    let stage = stage(kind, way)
    #expect(stage.layout.currentPage == 0)
    #expect(stage.screen.offset == 0)
    #expect(start(ofHeader: 0, stage) == 0)
    stage.flick()
    stage.rest()
    #expect(stage.layout.currentPage == 1)
    stage.flick(by: -60)
    stage.rest()
    #expect(start(ofHeader: 0, stage) == 0)
    stage.expectRest()
  }

  @Test(arguments: leading, Way.allCases)
  func `the first page of a section begins with its header`(kind: LayoutUnderTest, way: Way) {
    let stage = stage(kind, way) { $0.startsPageAtSection = true }
    // The last pages of a layout without padding share the end of the content.
    for section in 0..<2 {
      stage.layout.scroll(toItemAt: IndexPath(item: 0, section: section), animated: true)
      stage.rest()
      #expect(start(ofHeader: section, stage) == 0)
      #expect(start(ofItem: 0, section: section, stage) == 52)
      stage.expectRest()
    }
    stage.expectOnePageASwipe()
  }

  @Test(arguments: leading) func `a line of a point above a section is on its page`(
    kind: LayoutUnderTest
  ) {
    let stage = stage(kind, .horizontal, header: 1) { $0.startsPageAtSection = true }
    stage.layout.scroll(toItemAt: IndexPath(item: 0, section: 1), animated: false)
    stage.rest()
    #expect(start(ofHeader: 1, stage) == 0)
  }

  @Test(arguments: leading, Way.allCases)
  func `with a margin, each page begins with an item`(kind: LayoutUnderTest, way: Way) {
    let stage = stage(kind, way) {
      $0.startsPageAtSection = true
      $0.leadingMargin = 30
    }
    stage.layout.scroll(toItemAt: IndexPath(item: 0, section: 1), animated: true)
    stage.rest()
    #expect(start(ofItem: 0, section: 1, stage) == 30)
  }

  /// With the inset between them, a header of 215 and an item of 80 would take 307 of 300 points.
  @Test(arguments: leading, [215, 250] as [CGFloat])
  func `a header that leaves no room for an item isn't on its page`(
    kind: LayoutUnderTest, header: CGFloat
  ) {
    let stage = stage(kind, .horizontal, header: header) { $0.startsPageAtSection = true }
    stage.layout.scroll(toItemAt: IndexPath(item: 0, section: 1), animated: true)
    stage.rest()
    #expect(start(ofItem: 0, section: 1, stage) == 12)
  }

  @Test(arguments: Way.allCases)
  func `headers take room from the items of their page`(way: Way) {
    let stage = stage(.shelf, way, counts: [9])
    // Three items of 80, ten apart, need 260 of 288 points; with the header there is room for two.
    #expect(stage.layout.indexPaths(inPage: 0).count == 2)
    #expect(stage.layout.indexPaths(inPage: 1).count == 3)
  }
}
#endif
