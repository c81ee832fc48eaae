import Foundation
import Testing

/// Results of ``ExpectedPages``, checked by hand.
struct ExpectedPagesTests {
  @Test(arguments: LayoutUnderTest.allCases)
  func `pages of thirty items of 80, ten apart, in 320`(layout: LayoutUnderTest) {
    let pages: [LayoutUnderTest: Int] = [
      .leading: 28, .leadingPadded: 30, .center: 30, .trailingPadded: 30, .picker: 30, .wheel: 30,
      .shelf: 10, .flushShelf: 10, .shelfOfTwo: 15, .sectionShelf: 10,
      .loop: 30, .banner: 30, .endedBanner: 30,
    ]
    let expected = Strip().pages(of: layout)
    #expect(expected.count == pages[layout])
    let period: CGFloat = layout.fillsViewport ? 30 * 330 : 2700
    let linesOfPages = CGFloat(30 / expected.items[0].count)
    #expect(expected.pageStride(after: 0) * linesOfPages == period)
    #expect(expected.items.flatMap(Array.init) == Array(0..<30))
  }

  @Test func `pages of uneven items in two sections, 240 wide`() {
    var strip = Strip(viewport: 240)
    strip.lengths = [[120, 40, 75.5], [], [200, 60, 90, 33, 140, 50]]
    strip.sectionInset = (4, 6)
    strip.header = 20
    #expect(strip.pages(of: .center).items == (0..<9).map { $0..<$0 + 1 })
    #expect(strip.pages(of: .shelf).items == [0..<2, 2..<3, 3..<4, 4..<7, 7..<9])
    #expect(strip.pages(of: .sectionShelf).items == [0..<2, 2..<3, 3..<4, 4..<7, 7..<9])
    #expect(strip.pages(of: .shelfOfTwo).items == [0..<2, 2..<4, 4..<6, 6..<8, 8..<9])
    #expect(strip.pages(of: .shelf).itemStarts.prefix(4) == [24, 154, 204, 339.5])
    strip.viewport = 500
    #expect(strip.pages(of: .shelf).items == [0..<3, 3..<7, 7..<9])
    #expect(strip.pages(of: .sectionShelf).items == [0..<3, 3..<7, 7..<9])
    strip.viewport = 520
    // Without the header there would be room for the next section's first item.
    #expect(strip.pages(of: .shelf).items == [0..<3, 3..<7, 7..<9])
    #expect(strip.pages(of: .sectionShelf).items == [0..<3, 3..<7, 7..<9])
  }
}
