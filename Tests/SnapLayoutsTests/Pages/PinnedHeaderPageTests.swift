#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// Pinned headers and footers, in every layout.
@MainActor
@Suite(.worlds) struct PinnedHeaderPageTests {
  private static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  private func configure(_ layout: UICollectionViewFlowLayout) {
    layout.headerReferenceSize = CGSize(width: 20, height: 20)
    layout.footerReferenceSize = CGSize(width: 12, height: 12)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 4)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
  }

  private func stage(_ kind: LayoutUnderTest, _ way: Way) -> PromiseStage {
    PromiseStage(kind, way, counts: [5, 6, 4]) { layout, view in
      configure(layout)
      view.contentInset = UIEdgeInsets(top: 14, left: 14, bottom: 0, right: 0)
    }
  }

  @Test(arguments: Way.allCases)
  func `a query returns each header and footer that it contains, once`(way: Way) {
    let stage = stage(.leading, way)
    stage.rest()
    for offset in stride(from: 0, to: 900, by: 10) as StrideTo<CGFloat> {
      stage.screen.move(to: offset)
      let found = stage.layout.layoutAttributesForElements(in: stage.view.bounds) ?? []
      let names = found.compactMap { attributes in
        attributes.representedElementKind.map { "\($0) \(attributes.indexPath.section)" }
      }
      #expect(!names.isEmpty && Set(names).count == names.count, "\(names) at \(offset)")
      #expect(found.allSatisfy { $0.frame.intersects(stage.view.bounds) }, "\(found) at \(offset)")
    }
  }

  @Test(arguments: Way.allCases)
  func `in a loop, a header moves with the item after it, a footer with that before it`(
    way: Way
  ) throws {
    let stage = stage(.loop, way)
    // Half of each, and an inset.
    let distances: [CGFloat] = way == .vertical ? [-50, 46] : [-56, 50]
    for (kind, (number, distance)) in zip(Self.kinds, zip([0, 4], distances)) {
      stage.layout.scroll(toItemAt: stage.path(number), animated: false)
      stage.rest()
      let pinned = try #require(
        stage.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: stage.path(0)))
      let item = try #require(stage.screen.attributes(number))
      #expect(
        stage.screen.along(pinned.center) - stage.screen.along(item.center) == distance, "\(kind)")
    }
  }

  @Test func `pinned headers and footers lie in front of items, whatever the effects`() {
    let stage = stage(.picker, .horizontal)
    stage.layout.effects = [.coverFlow()]
    stage.rest()
    let found = stage.layout.layoutAttributesForElements(in: stage.view.bounds) ?? []
    let (cells, pinned) = (
      found.filter { $0.representedElementCategory == .cell },
      found.filter { $0.representedElementCategory != .cell }
    )
    let highest = cells.map(\.zIndex).max() ?? 0
    #expect(!pinned.isEmpty && highest > 0)
    #expect(pinned.allSatisfy { $0.zIndex > highest })
  }

  /// The first section ends at 460, the second one begins with an inset of 400, and the padding moves both by 110: a page
  /// is in the middle of the 300 points before a footer.
  @Test func `a pinned footer is in sight before its items are`() {
    let items = SizedItems(
      counts: [5, 6], insets: { .along(isHorizontal: true, leading: $0 == 0 ? 0 : 400) })
    let screen = SnapScreen(strip: SnapFlowLayout(), counts: items.counts, delegate: items) {
      layout, _ in
      (layout.pageAlignment, layout.padsEdges) = (.center, true)
      layout.footerReferenceSize = CGSize(width: 20, height: 20)
      layout.sectionFootersPinToVisibleBounds = true
    }
    screen.move(to: 560)
    let shown = screen.view.indexPathsForVisibleSupplementaryElements(ofKind: Self.kinds[1])
    #expect(Set(shown) == [[0, 0], [1, 0]])
    let footer = screen.layout.layoutAttributesForSupplementaryView(
      ofKind: Self.kinds[1], at: [1, 0])
    #expect(footer?.frame.maxX == 880)
  }
}
#endif
