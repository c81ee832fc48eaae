import SnapLayouts
import Testing
import UIKit

/// The hero picker: its properties one by one, and numbers that other libraries get wrong.
@MainActor
struct CenteredPickerLayoutTests {
  /// Items of 100 in a strip of 300, 20 apart: a page every 120 points, the first at 0.
  private func picker(
    counts: [Int] = [9], configure: (CenteredPickerLayout, UICollectionView) -> Void = { _, _ in }
  ) -> SnapScreen<CenteredPickerLayout> {
    SnapScreen(CenteredPickerLayout(), counts: counts) { layout, view in
      layout.itemSize = CGSize(width: 100, height: 120)
      layout.minimumLineSpacing = 20
      configure(layout, view)
    }
  }

  // MARK: Strip

  @Test func `a picker is one horizontal row with a page for each item`() {
    let screen = picker()
    #expect(screen.layout.scrollDirection == .horizontal)
    #expect(screen.layout.numberOfPages == 9)
    #expect(screen.layout.contentOffset(forPage: 0) == .zero)
    #expect(screen.layout.contentOffset(forPage: 8) == CGPoint(x: 960, y: 0))
    #expect(screen.view.contentSize == CGSize(width: 1260, height: 120))
    #expect(screen.attributes(3)?.center == CGPoint(x: 510, y: 60))
  }

  @Test func `a picker may be vertical`() {
    let screen = SnapScreen(
      CenteredPickerLayout(), size: CGSize(width: 120, height: 300)
    ) { layout, _ in
      layout.scrollDirection = .vertical
      layout.itemSize = CGSize(width: 120, height: 100)
      layout.minimumLineSpacing = 20
    }
    #expect(screen.layout.numberOfPages == 9)
    #expect(screen.layout.contentOffset(forPage: 8) == CGPoint(x: 0, y: 960))
    screen.move(to: 120)
    #expect(screen.layout.currentPage == 1)
    #expect(screen.attributes(1)?.transform.d == 1.2)
  }

  // MARK: Edge insets

  @Test func `the first and the last item reach the middle, whatever their sizes`() {
    let widths: [CGFloat] = [100, 60, 140, 80, 40]
    let screen = SnapScreen(
      CenteredPickerLayout(), counts: [5],
      configure: { layout, _ in layout.minimumLineSpacing = 10 },
      sizes: { CGSize(width: widths[$0.item], height: 120) })
    #expect(screen.layout.numberOfPages == 5)
    for page in 0..<5 {
      let offset = screen.layout.contentOffset(forPage: page)?.x
      #expect(screen.attributes(page)?.center.x == offset.map { $0 + 150 })
    }
    #expect(screen.layout.contentOffset(forPage: 0)?.x == 0)
    #expect(screen.layout.contentOffset(forPage: 4)?.x == screen.view.contentSize.width - 300)
  }

  @Test func `the app's own insets are never written`() {
    let sectionInset = UIEdgeInsets(top: 1, left: 30, bottom: 2, right: 40)
    let contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    let screen = picker { layout, view in
      layout.itemSize.height = 117
      layout.sectionInset = sectionInset
      view.contentInset = contentInset
    }
    #expect(screen.layout.sectionInset == sectionInset)
    #expect(screen.view.contentInset == contentInset)
    // The middle of the viewport, which begins after the content inset.
    #expect(screen.offset == -20)
    #expect(screen.attributes(0)?.center.x == 140)
    screen.move(to: 10_000)
    screen.layout.scroll(toPage: 8, animated: false)
    #expect(screen.attributes(8)?.center.x == screen.offset + 160)
    #expect(screen.offset == screen.view.contentSize.width - 300)
  }

  @Test func `a section inset that is wide enough gets no padding`() {
    let screen = picker { layout, _ in
      layout.sectionInset = UIEdgeInsets(top: 0, left: 130, bottom: 0, right: 130)
    }
    #expect(screen.view.contentSize.width == 1320)
    #expect(screen.offset == 30)
    #expect(screen.layout.currentPage == 0)
    #expect(screen.attributes(0)?.center.x == 180)
  }

  @Test func `a new item size changes the padding and keeps the page`() {
    let screen = SnapScreen(
      CenteredPickerLayout(), size: CGSize(width: 375, height: 120)
    ) { layout, _ in
      layout.itemSize = CGSize(width: 200, height: 120)
      layout.minimumLineSpacing = 0
    }
    #expect(screen.attributes(0)?.frame.insetBy(dx: 20, dy: 0).minX == 87.5)
    screen.layout.scroll(toPage: 3, animated: false)
    screen.layout.itemSize.width = 100
    screen.view.layoutIfNeeded()
    #expect(screen.layout.currentPage == 3)
    #expect(screen.offset == 300)
    #expect(screen.attributes(0)?.center.x == 187.5)
  }

  @Test func `a new size of the view keeps the page; the old one restores the offset`() {
    let screen = picker()
    screen.layout.scroll(toPage: 4, animated: false)
    let before = screen.offset
    screen.view.frame.size.width = 500
    screen.view.layoutIfNeeded()
    #expect(screen.layout.currentPage == 4)
    #expect(screen.offset == screen.layout.contentOffset(forPage: 4)?.x)
    #expect(screen.attributes(4)?.center.x == screen.offset + 250)
    screen.view.frame.size.width = 300
    screen.view.layoutIfNeeded()
    #expect(screen.offset == before)
  }

  // MARK: Zoom and alpha

  @Test(arguments: [0, 20, 40, 80, 120])
  func `the zoom is 1.2 in the middle and falls to 1 over 80 points`(distance: CGFloat) throws {
    let screen = picker()
    screen.move(to: distance)
    let attributes = try #require(screen.attributes(0))
    let expected = 1 + 0.2 * max(0, 1 - distance / 80)
    #expect(abs(attributes.transform.a - expected) < 1e-9)
    #expect(abs(attributes.transform.d - expected) < 1e-9)
    #expect(attributes.size == CGSize(width: 100, height: 120))
  }

  @Test func `a nearer item is always in front`() {
    let screen = picker { layout, _ in layout.minimumLineSpacing = -30 }
    screen.move(to: 240)
    func distance(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
      abs(attributes.center.x - screen.offset - 150)
    }
    let shown = (0..<9).compactMap { screen.attributes($0) }.filter { distance($0) < 200 }
    // Of two equally near items, the one before the focus is in front.
    let frontToBack = shown.sorted {
      (distance($0), $0.center.x) < (distance($1), $1.center.x)
    }
    #expect(frontToBack.count >= 4)
    for (near, far) in zip(frontToBack, frontToBack.dropFirst()) {
      #expect(near.zIndex > far.zIndex)
      #expect(far.zIndex >= 0)
    }
  }

  @Test(arguments: [0, 20, 40, 80, 120])
  func `the alpha falls off evenly from 1 to 0.5 over 80 points`(distance: CGFloat) {
    let screen = picker()
    screen.move(to: distance)
    let expected = 1 - 0.5 * min(1, distance / 80)
    #expect(abs((screen.attributes(0)?.alpha ?? 0) - expected) < 1e-9)
  }

  @Test(arguments: [(79, 1.0), (80, 0.5)])
  func `the alpha may fall off in one step`(distance: CGFloat, alpha: CGFloat) {
    let screen = picker { layout, _ in layout.alphaFalloff = .step }
    screen.move(to: distance)
    #expect(screen.attributes(0)?.alpha == alpha)
  }

  @Test func `settings take effect at once`() {
    let screen = picker()
    screen.layout.scaleFactor = 0.5
    screen.layout.sideAlpha = 0.1
    screen.layout.activeDistance = 10
    screen.view.layoutIfNeeded()
    #expect(screen.view.cellForItem(at: IndexPath(item: 0, section: 0))?.transform.a == 1.5)
    #expect(abs((screen.attributes(1)?.alpha ?? 0) - 0.1) < 1e-9)
  }

  @Test func `the app's own effects are applied last`() {
    let screen = picker { layout, _ in
      layout.effects = [
        ItemEffect { position, appearance in
          appearance.translation.y = abs(position.distance) / 10
          appearance.contentShift = position.distance / 2
        }
      ]
    }
    let next = screen.attributes(1)
    #expect(next?.center.y == 72)
    #expect(next?.alpha == 0.5)
    #expect((next as? SnapLayoutAttributes)?.contentShift == 60)
    #expect((next as? SnapLayoutAttributes)?.pageProgress == 1)
    #expect(next?.copy() as? UICollectionViewLayoutAttributes == next)
  }

  /// By 70 points, and by a single one.
  @Test(arguments: [30, 99] as [CGFloat])
  func `headers and footers move with the content and are never changed`(length: CGFloat) throws {
    let screen = SnapScreen(CenteredPickerLayout(), counts: [3, 2]) { layout, _ in
      layout.itemSize = CGSize(width: 100, height: 120)
      layout.minimumLineSpacing = 20
      layout.headerReferenceSize = CGSize(width: length, height: 0)
    }
    #expect(screen.layout.numberOfPages == 5)
    let header = try #require(
      screen.layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1)))
    #expect(header.transform.isIdentity)
    #expect(header.alpha == 1)
    #expect((header as? SnapLayoutAttributes)?.pageProgress == 0)
    let lastBefore = try #require(screen.attributes(2))
    #expect(header.frame.minX == lastBefore.center.x + 50)
    #expect(screen.layout.page(forItemAt: IndexPath(item: 0, section: 1)) == 3)
    #expect(screen.layout.indexPaths(inPage: 4) == [IndexPath(item: 1, section: 1)])
  }

  // MARK: Attributes

  @Test func `attributes of rectangles and of items agree, and none is missing`() throws {
    let screen = picker { layout, _ in layout.minimumLineSpacing = 0 }
    screen.move(to: 150)
    for start in stride(from: CGFloat(0), to: 1100, by: 35) {
      let rect = CGRect(x: start, y: 0, width: 90, height: 120)
      let found = try #require(screen.layout.layoutAttributesForElements(in: rect))
      for attributes in found {
        #expect(attributes == screen.layout.layoutAttributesForItem(at: attributes.indexPath))
      }
      let items = Set(found.map(\.indexPath.item))
      for item in 0..<9 {
        let frame = try #require(screen.attributes(item)).frame
        let reachesIn = frame.minX < rect.maxX && rect.minX < frame.maxX
        #expect(!reachesIn || items.contains(item))
      }
    }
  }

  // MARK: Snapping

  @Test(arguments: [
    (59.0, 0.0), (61, 120), (120, 120), (-500, 0), (5000, 960), (555, 600), (.nan, 0),
  ])
  func `without a flick, the nearest item`(proposed: CGFloat, target: CGFloat) {
    #expect(picker().target(proposed: proposed) == target)
  }

  @Test func `items of 200 in 375 have insets of 87.5 and a page every 200`() {
    let screen = SnapScreen(
      CenteredPickerLayout(), size: CGSize(width: 375, height: 200)
    ) { layout, _ in
      layout.itemSize = CGSize(width: 200, height: 200)
      layout.minimumLineSpacing = 0
    }
    for page in 0..<9 {
      #expect(screen.attributes(page)?.center.x == 187.5 + 200 * CGFloat(page))
    }
    #expect(screen.target(proposed: 90) == 0)  // nearer to the first page
    #expect(screen.target(proposed: 110) == 200)
  }

  @Test func `overlapping neighbors have a page every 217.5`() {
    let screen = SnapScreen(
      CenteredPickerLayout(), size: CGSize(width: 375, height: 200)
    ) { layout, _ in
      layout.itemSize = CGSize(width: 200, height: 200)
      layout.minimumLineSpacing = 17.5
    }
    #expect(screen.layout.contentOffset(forPage: 4)?.x == 870)
  }

  @Test(arguments: [0, 50, 100])
  func `scale and alpha of 0.6 at a distance of one page`(offset: CGFloat) {
    let screen = SnapScreen(
      CenteredPickerLayout(), size: CGSize(width: 375, height: 200)
    ) { layout, _ in
      layout.itemSize = CGSize(width: 200, height: 200)
      layout.minimumLineSpacing = 0
      layout.scaleFactor = 0
      layout.sideAlpha = 0.6
      layout.activeDistance = 200
      layout.effects = [.zoom(focused: 1, resting: 0.6, over: 200)]
    }
    screen.move(to: offset)
    let (here, next) = (1 - 0.4 * offset / 200, 0.6 + 0.4 * offset / 200)
    for (item, expected) in [(0, here), (1, next)] {
      #expect(abs((screen.attributes(item)?.transform.a ?? 0) - expected) < 1e-9)
      #expect(abs((screen.attributes(item)?.alpha ?? 0) - expected) < 1e-9)
    }
  }

  #if canImport(UIKitSimulation)
  @Test(arguments: [(2.0, 201.0), (3.0, 602.0 / 3)])
  func `pages with fractional distances rest on the pixel grid`(scale: CGFloat, target: CGFloat) {
    let screen = SnapScreen(
      CenteredPickerLayout(), size: CGSize(width: 375, height: 200), scale: scale
    ) { layout, _ in
      layout.itemSize = CGSize(width: 201, height: 200)
      layout.minimumLineSpacing = -0.2
    }
    #expect(abs(screen.target(proposed: 150) - target) < 1e-9)
  }
  #endif

  @Test(arguments: [true, false])
  func `items of 80, 20 apart, in 300`(isHorizontal: Bool) {
    let screen = SnapScreen(
      CenteredPickerLayout(), size: CGSize(width: 300, height: 300), counts: [5]
    ) { layout, _ in
      layout.scrollDirection = isHorizontal ? .horizontal : .vertical
      layout.itemSize = CGSize(width: isHorizontal ? 80 : 300, height: isHorizontal ? 300 : 80)
      layout.minimumLineSpacing = 20
    }
    let first = screen.attributes(0)?.center
    #expect((isHorizontal ? first?.x : first?.y) == 150)
    for page in 0..<5 {
      let offset = screen.layout.contentOffset(forPage: page)
      #expect((isHorizontal ? offset?.x : offset?.y) == 100 * CGFloat(page))
    }
  }

  // MARK: Invalid input

  @Test(arguments: [CGFloat.nan, .infinity, -9])
  func `invalid settings are corrected`(value: CGFloat) throws {
    let screen = picker { layout, _ in
      layout.activeDistance = value
      layout.scaleFactor = value
      layout.sideAlpha = value
    }
    #expect(screen.layout.activeDistance == 0)
    #expect(screen.layout.scaleFactor == (value == -9 ? -1 : 0))
    #expect(screen.layout.sideAlpha == (value == -9 ? 0 : 1))
    for item in 0..<9 {
      let attributes = try #require(screen.attributes(item))
      #expect(attributes.transform.a.isFinite && attributes.transform.a >= 0)
      #expect((0...1).contains(attributes.alpha))
    }
  }

  @Test func `items larger than the viewport begin at its beginning and are read to the end`() {
    let screen = picker { layout, _ in
      layout.itemSize = CGSize(width: 500, height: 90)
      layout.scaleFactor = 0
    }
    #expect(screen.offset == 0)
    screen.layout.scroll(toPage: 2, animated: false)
    #expect(screen.attributes(2)?.frame.minX == screen.offset)
    #expect(screen.target(proposed: screen.offset) == screen.offset)
    #expect(screen.target(proposed: screen.offset + 200) == screen.offset + 200)
    #expect(screen.layout.pageStops.offsets(ofPage: 2).upperBound == screen.offset + 200)
  }
}
