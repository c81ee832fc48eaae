import SnapLayouts
import Testing
import UIKit

/// The progress of an item is a distance in pages: whole numbers where a page rests, however far pages are apart.
@MainActor
@Suite struct ItemProgressTests {
  /// Items in a strip with pages that aren't equally far apart.
  enum Setup: CaseIterable, Sendable {
    case oneSection, insets, headers, chips, fractionalItems, fractionalChips, longItems
    case oneItem, oneItemWithHeader

    var counts: [Int] {
      switch self {
      case .insets, .headers: [3, 4]
      case .oneItem, .oneItemWithHeader: [1]
      default: [9]
      }
    }

    func length(_ item: IndexPath) -> CGFloat {
      switch self {
      case .chips: [80, 140, 100, 60][item.item % 4]
      case .fractionalItems: 90.4
      case .fractionalChips: [80.3, 140.9, 99.99, 61.2][item.item % 4]
      case .longItems: item.item.isMultiple(of: 2) ? 700 : 500
      default: 90
      }
    }
  }

  private func screen(
    _ setup: Setup, _ alignment: PageAlignment, isHorizontal: Bool = true, loops: Bool = false,
    effects: [ItemEffect] = [.zoom()], contents: PageContents = .line
  ) -> SnapScreen<SnapFlowLayout> {
    SnapScreen(
      strip: .aligned(alignment, effects), isHorizontal: isHorizontal, length: 375,
      counts: setup.counts,
      configure: { layout, _ in
        layout.isLoopingEnabled = loops
        layout.pageContents = contents
        layout.reportsPageProgress = effects.isEmpty
        if setup == .insets {
          layout.sectionInset = .along(isHorizontal: isHorizontal, leading: 20, trailing: 20)
        }
        if setup == .headers || setup == .oneItemWithHeader {
          layout.headerReferenceSize = CGSize(width: 60, height: 60)
        }
      }, lengths: setup.length)
  }

  private func progress(_ item: IndexPath?, _ screen: SnapScreen<SnapFlowLayout>) -> CGFloat? {
    item.flatMap(screen.layout.layoutAttributesForItem)
      .flatMap { ($0 as? SnapLayoutAttributes)?.pageProgress }
  }

  @Test(arguments: Setup.allCases, PageAlignment.allCases)
  func `at rest a page reads 0, its neighbors -1 and 1`(setup: Setup, alignment: PageAlignment) {
    for (isHorizontal, loops) in [(true, false), (false, false), (true, true), (false, true)] {
      let screen = screen(setup, alignment, isHorizontal: isHorizontal, loops: loops)
      let pages = screen.layout.numberOfPages
      for page in 0..<pages {
        screen.jump(toPage: page)
        for distance in -1...1 {
          var other = page + distance
          if screen.layout.isLooping { other = (other + pages) % pages }
          guard let item = screen.layout.indexPaths(inPage: other).first else { continue }
          #expect(
            progress(item, screen) == CGFloat(distance),
            "page \(page), \(isHorizontal ? "horizontal" : "vertical")\(loops ? ", loop" : "")")
        }
      }
    }
  }

  @Test(arguments: PageAlignment.allCases)
  func `between pages it is proportional, as the position is`(alignment: PageAlignment) throws {
    let screen = screen(.chips, alignment)
    let (start, end) = (screen.offset(ofPage: 2), screen.offset(ofPage: 3))
    for fraction in [0, 0.25, 0.5, 0.75, 1] as [CGFloat] {
      screen.move(to: start + fraction * (end - start))
      for item in 0..<9 {
        let expected = CGFloat(item) - screen.layout.pagePosition
        let found = try #require(progress([0, item], screen))
        #expect(abs(found - expected) < 1e-9)
      }
    }
  }

  @Test func `beyond the first and the last page it goes on`() throws {
    let screen = screen(.insets, .center)
    screen.move(to: screen.offset(ofPage: 0) - 50)
    #expect(try #require(progress([0, 0], screen)) == 0.5)
    #expect(try #require(progress([0, 1], screen)) == 1.5)
    screen.move(to: screen.offset(ofPage: 6) + 25)
    #expect(try #require(progress([1, 3], screen)) == -0.25)
  }

  @Test func `items of a group lie between its page and the next one`() throws {
    let screen = screen(.oneSection, .leading, contents: .items(3))
    screen.jump(toPage: 1)
    for item in 0..<9 {
      let found = try #require(progress([0, item], screen))
      #expect(abs(found - CGFloat(item - 3) / 3) < 1e-9)
    }
  }

  @Test(
    arguments: [.depth(), .crossFade, .parallax(), .cube(), .book, .stack(), .coverFlow()]
      as [ItemEffect])
  func `a long item is as the flow layout made it, wherever it rests`(effect: ItemEffect) throws {
    for alignment in PageAlignment.allCases {
      let screen = screen(.longItems, alignment, effects: [effect])
      let plain = self.screen(.longItems, alignment, effects: [])
      for page in 0..<9 {
        let offsets = screen.layout.pageStops.offsets(ofPage: page)
        #expect(offsets.lowerBound < offsets.upperBound)
        for fraction in [0, 0.3, 0.7, 1] as [CGFloat] {
          let offset = screen.pixel(
            nearest: offsets.lowerBound + fraction * (offsets.upperBound - offsets.lowerBound))
          for screen in [screen, plain] { screen.move(to: offset) }
          let found = try #require(screen.attributes(page))
          let made = try #require(plain.attributes(page))
          #expect(found.center == made.center && found.alpha == 1)
          #expect(CATransform3DIsIdentity(found.transform3D))
          #expect((found as? SnapLayoutAttributes)?.contentShift == .zero)
        }
      }
    }
  }
}
