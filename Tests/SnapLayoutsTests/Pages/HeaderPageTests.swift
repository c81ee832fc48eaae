#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit

/// Section headers on leading pages.
@MainActor
@Suite(.worlds) struct HeaderPageTests {
  private nonisolated static let leading = LayoutUnderTest.allCases.filter(\.beginsWithHeaders)

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
    start(
      stage.layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: [section, 0]), stage)
  }

  private func start(ofItem item: Int, section: Int, _ stage: PromiseStage) -> CGFloat? {
    start(stage.screen.attributes(item, section: section), stage)
  }

  private func start(
    _ attributes: UICollectionViewLayoutAttributes?, _ stage: PromiseStage
  ) -> CGFloat? { attributes.map { stage.screen.along($0.frame.origin) - stage.screen.offset } }

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

  /// With the inset between them, a header of 215 and an item of 80 take 307 of 300 points: the page is longer than the view.
  @Test(
    arguments: leading,
    [(1, nil, 13), (40, 30, 30), (215, nil, 220), (250, nil, 220)] as [(CGFloat, CGFloat?, CGFloat)]
  )
  func `a header is on the page of its section, unless there is a margin`(
    kind: LayoutUnderTest, row: (header: CGFloat, margin: CGFloat?, start: CGFloat)
  ) {
    for way in Way.allCases {
      let stage = stage(kind, way, header: row.header) {
        $0.startsPageAtSection = true
        $0.leadingMargin = row.margin
      }
      #expect(row.margin != nil || start(ofHeader: 0, stage) == 0)
      stage.layout.scroll(toItemAt: [1, 0], animated: true)
      stage.rest()
      #expect(start(ofItem: 0, section: 1, stage) == row.start)
      guard row.margin == nil else { continue }
      for section in [1, 0] {
        stage.layout.scroll(
          toPage: stage.layout.page(forItemAt: [section, 0]) ?? 0, animated: true)
        stage.rest()
        #expect(start(ofHeader: section, stage) == 0)
      }
    }
  }

  /// Its header doesn't fit beside its first item, whatever the length of the view.
  @Test(arguments: leading, Way.allCases)
  func `a page that a header makes longer keeps its beginning`(kind: LayoutUnderTest, way: Way) {
    for page in [0, 1] {
      let stage = stage(kind, way, header: 250) { $0.startsPageAtSection = true }
      stage.layout.scroll(
        toPage: stage.layout.page(forItemAt: [page, 0]) ?? 0, animated: false)
      stage.rest()
      for length: CGFloat in [260, 320, 300] {
        stage.screen.resize(toLength: length)
        stage.rest()
        #expect(start(ofHeader: page, stage) == 0, "\(length)")
      }
      stage.view.contentInset = .along(isHorizontal: way != .vertical, leading: 30, trailing: 30)
      stage.layout.invalidateEffects()
      stage.rest()
      #expect(start(ofHeader: page, stage) == 30, "\(page)")
      stage.view.contentInset = .zero
      stage.layout.invalidateEffects()
      stage.rest()
      stage.view.collectionViewLayout = UICollectionViewFlowLayout()
      stage.view.layoutIfNeeded()
      stage.view.collectionViewLayout = stage.layout
      stage.rest()
      #expect(start(ofHeader: page, stage) == 0, "another layout")
    }
  }

  /// The page is longer than the view, and still begins with the header.
  @Test(arguments: Way.allCases)
  func `an item that comes into the line behind a header leaves the header where it is`(way: Way) {
    let isHorizontal = way != .vertical
    let stage = PromiseStage(.leading, way, counts: [21]) { layout, view in
      view.frame.size = CGSize.strip(300, across: 180, isHorizontal: isHorizontal)
      layout.itemSize = CGSize.strip(200, across: 80, isHorizontal: isHorizontal)
      layout.headerReferenceSize = CGSize(width: 150, height: 150)
    }
    stage.rest()
    #expect(stage.screen.offset == 0)
    stage.screen.insert([0])
    stage.rest()
    #expect(stage.screen.offset == 0)
  }

  /// Pages of three items, longer than the view.
  @Test(arguments: Way.allCases)
  func `an item that comes behind a header moves the one in front by no header`(way: Way) {
    let stage = PromiseStage(.shelfOfTwo, way, counts: [20], itemLength: 250) { layout, _ in
      (layout.leadingMargin, layout.pageContents) = (nil, .items(3))
      layout.headerReferenceSize = CGSize(width: 60, height: 60)
    }
    stage.rest()
    let before = start(ofItem: 0, section: 0, stage)
    stage.screen.insert([0])
    stage.rest()
    #expect(start(ofItem: 1, section: 0, stage) == before)
  }

  /// The header is in the middle, and the item before it at the edge, where its cell appears and is measured.
  @Test(arguments: leading, Way.allCases)
  func `cells that are measured move no header in the middle`(kind: LayoutUnderTest, way: Way) {
    let stage = stage(kind, way, counts: [20, 6], header: 200) { layout in
      layout.estimatedItemSize = CGSize(width: 80, height: 80)
      layout.collectionView?.register(LongCell.self, forCellWithReuseIdentifier: "item")
    }
    stage.layout.scroll(toItemAt: [1, 2], animated: false)
    stage.rest()
    stage.touch(by: -60)
    var (places, sizes) = ([CGFloat](), Set<CGSize>())
    stage.simulation.onFrame = { [unowned stage] in
      places.append(start(ofHeader: 1, stage) ?? .nan)
      sizes.insert(stage.screen.attributes(19)?.size ?? .zero)
    }
    for _ in 0..<6 {
      stage.simulation.finger.release()
      stage.touch(by: -110, over: 1)
    }
    // As long as it, or the inset behind it, is in the middle, it follows the finger.
    let steps = zip(places, places.dropFirst()).filter { (-60...150).contains($0.0) }
      .map { $1 - $0 }
    #expect(sizes.count > 1 && steps.count > 50)
    #expect(steps.allSatisfy { (0...5).contains($0) }, "\(steps.filter { !(0...5).contains($0) })")
    stage.simulation.finger.release()
    stage.comeToRest()
  }

  /// A cell half as long again as estimated.
  private final class LongCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = CGSize(width: 120, height: 120)
      return layoutAttributes
    }
  }

  @Test(arguments: leading, Way.allCases)
  func `an update moves an item in front by no header`(kind: LayoutUnderTest, way: Way) {
    func stage(itemLength: CGFloat) -> PromiseStage {
      PromiseStage(kind, way, counts: [6], itemLength: itemLength) { layout, _ in
        layout.headerReferenceSize = CGSize(width: 200, height: 200)
      }
    }
    // The header has scrolled away, and an item comes behind it.
    let long = stage(itemLength: 400)
    long.move(to: long.screen.offset(ofPage: 0) + 200)
    long.rest()
    let before = start(ofItem: 0, section: 0, long)
    long.screen.insert([0])
    long.rest()
    #expect(start(ofItem: 1, section: 0, long) == before)
    // The item behind the header goes: the one in front can't begin the view any more, but stays in sight.
    let short = stage(itemLength: 250)
    short.show(item: 1)
    short.screen.delete([0])
    short.rest()
    #expect((0...50).contains(start(ofItem: 0, section: 0, short) ?? .nan))
  }

  /// With an inset 30 shorter than the margin, a header of 20 begins 10 after the edge.
  @Test(arguments: leading, [[10, 40, 10], [40, 10, 10], [40, 40, 90]] as [[CGFloat]])
  func `a header is in sight with any section inset`(kind: LayoutUnderTest, insets: [CGFloat]) {
    let items = SizedItems(
      counts: [6, 6, 6], insets: { .along(isHorizontal: true, leading: insets[$0]) })
    let stage = stage(kind, .horizontal, counts: items.counts, header: 20) {
      ($0.startsPageAtSection, $0.padsEdges, $0.sectionInset) = (true, true, .zero)
      $0.collectionView?.delegate = items
    }
    for section in 0..<3 {
      stage.layout.scroll(toItemAt: [section, 0], animated: true)
      stage.rest()
      #expect(start(ofHeader: section, stage) == max(0, insets[0] - insets[section] - 20))
    }
  }
}
#endif
