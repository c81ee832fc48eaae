import SnapLayouts
import Testing
import UIKit

/// No items, no room, pages that do not exist: an answer, and no crash.
@MainActor
@Suite(.worlds) struct NothingToShowTests {
  @Test(arguments: LayoutUnderTest.allCases)
  func `a page out of range means the nearest page, also after a reload with fewer items`(
    layout: LayoutUnderTest
  ) {
    let pages = Strip([5], viewport: 200).pages(of: layout)
    let screen = SnapScreen(strip: layout.make(), length: 200, counts: [5])
    screen.layout.scroll(toPage: 99, animated: false)
    #expect(screen.layout.currentPage == pages.last)
    #expect(screen.layout.scrollToNextPage(animated: false) == !layout.hasEnds)
    #expect(screen.layout.currentPage == layout.page(pages.last + 1, of: pages.count))
    screen.layout.scroll(toPage: 99, animated: false)
    // Two pages remain, but without padding, two items fit and are one page.
    let fewer = Strip([pages.items[1].upperBound], viewport: 200).pages(of: layout)
    screen.reload([pages.items[1].upperBound])
    screen.view.layoutIfNeeded()
    #expect(fewer.count == (layout == .leading ? 1 : 2))
    #expect(screen.layout.numberOfPages == fewer.count)
    #expect(screen.layout.currentPage == fewer.last)
    #expect(screen.offset == screen.offset(ofPage: fewer.last))
    screen.layout.scroll(toPage: -7, animated: false)
    #expect(screen.layout.currentPage == 0)
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a layout without items or without a view has no page and no crash`(layout: LayoutUnderTest)
  {
    let loose = layout.make()
    expectNothing(of: loose)
    let view = UICollectionView(frame: .zero, collectionViewLayout: loose)
    view.layoutIfNeeded()
    expectNothing(of: loose)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.layoutIfNeeded()
    expectNothing(of: loose)
    for counts in [[], [0], [0, 0, 0]] {
      for isHorizontal in [true, false] {
        expectNothing(
          of: SnapScreen(strip: layout.make(), isHorizontal: isHorizontal, counts: counts).layout)
      }
    }
  }

  private func expectNothing(of layout: SnapFlowLayout) {
    #expect(layout.numberOfPages == 0 && layout.currentPage == 0 && layout.pagePosition == 0)
    #expect(layout.currentIndexPath == nil && layout.contentOffset(forPage: 0) == nil)
    #expect(layout.pageStops.reachableRange == 0...0)
    #expect(layout.bookmark == PageBookmark(indexPath: [0, 0]))
    #expect(layout.indexPaths(inPage: 0) == [] && layout.page(forItemAt: [0, 0]) == nil)
    #expect(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 99, height: 99)) == [])
    #expect(!layout.accessibilityScroll(.next))
    layout.scroll(toPage: 2, animated: false)
    layout.scroll(toItemAt: IndexPath(item: 1, section: 0), animated: true)
    #expect(!layout.scrollToNextPage(animated: true))
    #expect(!layout.scrollToPreviousPage(animated: false))
    let target = layout.targetContentOffset(
      forProposedContentOffset: .zero, withScrollingVelocity: CGPoint(x: 2, y: 2))
    #expect(target == .zero)
  }

  @Test(arguments: LayoutUnderTest.allCases, [ItemOrder.alongLine, .alongPage])
  func `a delegate is asked only about what exists`(layout: LayoutUnderTest, order: ItemOrder) {
    for counts in [[], [0], [0, 0], [1], [2, 0]] {
      let items = CheckedItems(counts: counts)
      let screen = SnapScreen(strip: layout.make(), counts: counts, delegate: items) { layout, _ in
        layout.itemOrder = order
      }
      screen.view.reloadData()
      screen.view.layoutIfNeeded()
      #expect(items.others == [])
    }
  }

  /// The app deletes a section of its data before the view knows.
  @Test(arguments: [true, false], [PageAlignment.center, .leading])
  func `a delegate isn't asked about a deleted section`(pins: Bool, alignment: PageAlignment) {
    let items = CheckedItems(counts: [1, 1, 1])
    let screen = SnapScreen(CenteredPickerLayout(), counts: items.counts, delegate: items) {
      layout, _ in
      layout.headerReferenceSize = CGSize(width: 10, height: 10)
      (layout.sectionHeadersPinToVisibleBounds, layout.itemAlignmentAcross) = (pins, alignment)
    }
    screen.view.dataSource = items
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    screen.view.performBatchUpdates {
      items.counts.removeLast()
      screen.view.deleteSections([2])
    }
    screen.view.layoutIfNeeded()
    #expect(items.others == [])
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `no space, and items larger than the space`(layout: LayoutUnderTest) {
    for isHorizontal in [true, false] {
      for length in [0, 1, 30, 500] as [CGFloat] {
        let pages = Strip([6], itemLength: 700, viewport: length).pages(of: layout)
        for inset in [0, 600] as [CGFloat] {
          let screen = SnapScreen(
            strip: layout.make(), isHorizontal: isHorizontal, length: length, itemLength: 700,
            counts: [6]
          ) { _, view in
            view.contentInset = .along(isHorizontal: isHorizontal, leading: inset)
          }
          #expect(screen.layout.numberOfPages == pages.count)
          for page in 0..<pages.count {
            screen.jump(toPage: page)
            #expect(screen.offset.isFinite)
            #expect(length == 0 || screen.offset == screen.offset(ofPage: page))
            #expect(length == 0 || screen.layout.currentPage == page)
            #expect(length == 0 || screen.target(proposed: screen.offset) == screen.offset)
            #expect(screen.target(proposed: screen.offset, velocity: 2).isFinite)
            for attributes in screen.layout.layoutAttributesForElements(in: screen.view.bounds)
              ?? []
            {
              #expect(attributes.center.x.isFinite && attributes.center.y.isFinite)
              #expect(attributes.transform3D.m11.isFinite && attributes.transform3D.m22.isFinite)
              #expect((0...1).contains(attributes.alpha))
            }
          }
          #expect(screen.layout.pagePosition.isFinite)
        }
      }
    }
  }
}
