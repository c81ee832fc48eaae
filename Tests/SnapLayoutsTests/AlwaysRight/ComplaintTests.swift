import SnapLayouts
import Testing
import UIKit

/// What people complain about in the issues of other libraries, one test and more for each complaint.
///
/// Where it is a matter of arithmetic, ``Peers`` computes the answer complained about.
///
/// C15, C16, C17, C18 and the autoplay of C14 are about loops and autoplay: left to the banner.
@MainActor
@Suite struct ComplaintTests {}

// MARK: Where pages are

extension ComplaintTests {
  @Test(
    "C2: leading alignment instead of the middle, and trailing",
    arguments: PageAlignment.allCases, [true, false])
  func alignment(alignment: PageAlignment, isHorizontal: Bool) {
    let layout = SnapFlowLayout()
    layout.pageAlignment = alignment
    layout.padsEdges = true
    let screen = SnapScreen(strip: layout, isHorizontal: isHorizontal, counts: [7]) { _, view in
      view.contentInset =
        isHorizontal
        ? UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 40)
        : UIEdgeInsets(top: 20, left: 0, bottom: 40, right: 0)
    }
    for page in 0..<7 {
      screen.layout.scroll(toPage: page, animated: false)
      let center = screen.attributes(page).map { isHorizontal ? $0.center.x : $0.center.y }
      let shown = (center ?? .nan) - screen.offset
      let expected: [PageAlignment: CGFloat] = [.leading: 60, .center: 150, .trailing: 240]
      #expect(shown == expected[alignment])
    }
  }

  @Test("C5: the page asked for before the first layout", arguments: LayoutUnderTest.ofSingleItems)
  func initialPage(layout: LayoutUnderTest) throws {
    for isHorizontal in [true, false] {
      let (byPage, byItem) = (layout.make(), layout.make())
      byPage.scroll(toPage: 5, animated: false)
      byItem.scroll(toItemAt: IndexPath(item: 5, section: 0), animated: true)
      let scrolled = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal)
      scrolled.layout.scroll(toPage: 5, animated: false)
      scrolled.view.layoutIfNeeded()
      for layout in [byPage, byItem] {
        let screen = SnapScreen(strip: layout, isHorizontal: isHorizontal)
        #expect(screen.layout.currentPage == 5)
        #expect(screen.offset == screen.offset(ofPage: 5))
        #expect(screen.offset == scrolled.offset)
        for item in 0..<30 {
          let (here, there) = (
            try #require(screen.attributes(item)), try #require(scrolled.attributes(item))
          )
          #expect(here == there)
        }
      }
    }
  }

  @Test("C6: nothing to show is no reason to crash", arguments: LayoutUnderTest.ofSingleItems)
  func empty(layout: LayoutUnderTest) {
    for isHorizontal in [true, false] {
      for counts in [[], [0], [0, 0]] {
        let screen = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal, counts: counts)
        #expect(screen.layout.numberOfPages == 0)
        #expect(screen.layout.currentIndexPath == nil)
        #expect(screen.layout.layoutAttributesForElements(in: screen.view.bounds)?.isEmpty == true)
        #expect(screen.target(proposed: 0) == 0)
        #expect(screen.target(proposed: 77, velocity: 3) == 0)
        screen.layout.scroll(toPage: 99, animated: false)
        screen.layout.scroll(toItemAt: IndexPath(item: 3, section: 2), animated: true)
        #expect(!screen.layout.scrollToNextPage(animated: true))
      }
      let flat = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal, length: 0)
      #expect(flat.layout.numberOfPages == 30)
      #expect(flat.target(proposed: 10, velocity: 1).isFinite)
    }
    let answer = Peers.upCarousel(
      from: 0, to: 0, item: 200, pitch: 200, count: 0, width: 375)
    #expect(answer == -188)
  }

  @Test("C6: out of range is the nearest page, also after a reload with fewer")
  func outOfRange() {
    for layout in LayoutUnderTest.ofSingleItems {
      let screen = SnapScreen(strip: layout.make(), length: 200, counts: [5])
      screen.layout.scroll(toPage: 99, animated: false)
      #expect(screen.layout.currentPage == 4)
      #expect(!screen.layout.scrollToNextPage(animated: false))
      screen.source.counts = [2]
      screen.view.reloadData()
      screen.view.layoutIfNeeded()
      // Two items fit without padding; then both pages share one offset, which counts as the first.
      let shares = screen.offset(ofPage: 0) == screen.offset(ofPage: 1)
      #expect(shares == (layout == .leading))
      #expect(screen.layout.currentPage == (shares ? 0 : 1))
      #expect(screen.offset == screen.offset(ofPage: 1))
      screen.layout.scroll(toPage: -7, animated: false)
      #expect(screen.layout.currentPage == 0)
    }
  }

  @Test(
    "C13: pages follow the sizes that the delegate gives", arguments: LayoutUnderTest.ofSingleItems)
  func sizes(layout: LayoutUnderTest) throws {
    let lengths: [CGFloat] = [120, 40, 75.5, 200, 60, 90, 33, 140, 50]
    for isHorizontal in [true, false] {
      let screen = SnapScreen(
        strip: layout.make(), isHorizontal: isHorizontal, length: 240, counts: [9],
        lengths: { lengths[$0.item] })
      let fraction = layout.make().pageAlignment.testFraction
      for page in screen.layout.padsEdges ? 0..<9 : 0..<5 {
        let attributes = try #require(screen.attributes(page))
        let center = isHorizontal ? attributes.center.x : attributes.center.y
        let aligned = center + (fraction - 0.5) * lengths[page]
        let expected = aligned - fraction * 240
        #expect(abs(screen.offset(ofPage: page) - expected) <= 0.25)
      }
      #expect(screen.target(proposed: screen.offset(ofPage: 3) + 5) == screen.offset(ofPage: 3))
    }
  }

  @Test("C13: the edges fit the first and the last item, not an item size")
  func edges() throws {
    let screen = SnapScreen(
      strip: CenteredPickerLayout(), counts: [5], lengths: { [120, 40, 75.5, 200, 60][$0.item] })
    let (first, last) = (try #require(screen.attributes(0)), try #require(screen.attributes(4)))
    #expect(first.center.x - 60 == 100)
    #expect(screen.view.contentSize.width - last.center.x - 30 == 130)
    let inset = Peers.upCarouselInset(bounds: 320, item: screen.layout.itemSize.width)
    #expect(inset != 100 && inset != 130)
  }

  @Test("C19: at the end either room, or the last page where the content ends")
  func end() {
    for isHorizontal in [true, false] {
      let (padded, clamped) = (SnapFlowLayout(), SnapFlowLayout())
      padded.padsEdges = true
      let room = SnapScreen(strip: padded, isHorizontal: isHorizontal, counts: [10])
      #expect(room.offset(ofPage: 9) == 810)
      #expect(room.target(proposed: 5000, velocity: 3) == 810)
      let flush = SnapScreen(strip: clamped, isHorizontal: isHorizontal, counts: [10])
      #expect(flush.offset(ofPage: 9) == 570)
      #expect(flush.target(proposed: 5000, velocity: 3) == 570)
      for screen in [room, flush] {
        let end = screen.offset(ofPage: 9)
        screen.move(to: end)
        #expect(screen.layout.currentPage == 9)
        #expect(screen.layout.pagePosition == 9)
        let content = screen.view.contentSize
        #expect(end == (isHorizontal ? content.width : content.height) - 320)
      }
    }
  }

  @Test("C20: the viewport is what the insets leave", arguments: LayoutUnderTest.ofSingleItems)
  func insets(layout: LayoutUnderTest) {
    for isHorizontal in [true, false] {
      for isLeading in [true, false] {
        let inset =
          isHorizontal
          ? UIEdgeInsets(top: 0, left: isLeading ? 60 : 0, bottom: 0, right: isLeading ? 0 : 60)
          : UIEdgeInsets(top: isLeading ? 60 : 0, left: 0, bottom: isLeading ? 0 : 60, right: 0)
        let screen = SnapScreen(strip: layout.make(), isHorizontal: isHorizontal) { _, view in
          view.contentInset = inset
        }
        #expect(screen.offset == (isLeading ? -60 : 0))
        let fraction = screen.layout.pageAlignment.testFraction
        for page in 4..<20 {
          screen.layout.scroll(toPage: page, animated: false)
          screen.view.layoutIfNeeded()
          let center = screen.attributes(page).map { isHorizontal ? $0.center.x : $0.center.y }
          let expected = (isLeading ? 60 : 0) + fraction * 260 + (0.5 - fraction) * 80
          #expect((center ?? .nan) - screen.offset == expected)
        }
        #expect(screen.target(proposed: -999, velocity: -2) == screen.offset(ofPage: 0))
        screen.resize(toLength: 500)
        screen.view.reloadData()
        screen.view.layoutIfNeeded()
        #expect(screen.view.contentInset == inset)
        #expect(screen.layout.sectionInset == .zero)
      }
    }
    // The middle of the bounds is not the middle of the viewport.
    let screen = SnapScreen(strip: CenteredPickerLayout()) { _, view in view.contentInset.left = 60
    }
    let answer = Peers.upCarousel(
      from: 270, to: 280, item: 80, pitch: 90, count: 30, width: 320)
    #expect(screen.target(proposed: 280) == 300)
    #expect(answer != 300)
  }
}

extension PageAlignment {
  /// The part of a length that is aligned.
  var testFraction: CGFloat {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
