#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// Each section about a library of "Migrating to SnapLayouts" begins with code that makes what the library made.
@MainActor
struct MigrationSetupTests {
  struct Setup: Sendable, CustomTestStringConvertible {
    let library: String
    let make: @MainActor @Sendable (CGRect) -> SnapFlowLayout
    /// What the library itself sets, or its documentation demands.
    var rate = UIScrollView.DecelerationRate.normal
    var loops = false
    var hasLooks = true
    /// The items that the library shows, also in part, on its second page on a phone.
    var shownOnPhone = 3

    var testDescription: String { library }
  }

  nonisolated static let setups = [
    Setup(library: "FSPagerView", make: makePagerLayout, rate: .fast, loops: true),
    Setup(library: "CollectionViewPagingLayout", make: makePagingLayout),
    Setup(library: "UPCarouselFlowLayout", make: makeCarouselLayout, rate: .fast),
    Setup(
      library: "CenteredCollectionView", make: makeCenteredLayout, rate: .fast, hasLooks: false),
    Setup(library: "MSPeek", make: makePeekingLayout, rate: .fast, hasLooks: false),
    Setup(library: "InfiniteLayout", make: makeInfiniteLayout, loops: true, hasLooks: false),
    Setup(library: "AnimatedCollectionView", make: makeAnimatedLayout, shownOnPhone: 1),
    Setup(library: "Gemini", make: makeGeminiLayout, rate: .fast, shownOnPhone: 1),
    Setup(
      library: "TYCyclePagerView", make: makeCyclePagerLayout,
      rate: UIScrollView.DecelerationRate(rawValue: 0.9924), loops: true),
    Setup(library: "iCarousel", make: makeICarouselLayout, hasLooks: false),
  ]

  /// A view as high as a pager on a screen.
  private func show(
    _ setup: Setup, in window: CGSize, items: Int = 24
  ) -> (Simulation, UICollectionView, SnapFlowLayout, Items) {
    let simulation = Simulation(size: window)
    let frame = CGRect(x: 0, y: 120, width: window.width, height: 220)
    let layout = setup.make(frame)
    // begin
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.showsHorizontalScrollIndicator = false
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    // end
    let source = Items(counts: [items])
    view.show(source)
    let controller = UIViewController()
    controller.view.addSubview(view)
    simulation.show(controller)
    simulation.run(for: 0.2)
    return (simulation, view, layout, source)
  }

  @Test(
    .answers(\.scrolling.decelerationRates, .kept), arguments: setups,
    Array(OneItemPerLineTests.windows.enumerated()).map(\.offset))
  func `shows a horizontal pager, and as many items as the library`(
    setup: Setup, window number: Int
  ) {
    let window = OneItemPerLineTests.windows[number]
    let (simulation, view, layout, source) = show(setup, in: window)
    withExtendedLifetime(source) {
      #expect(layout.scrollDirection == .horizontal)
      #expect(view.decelerationRate == setup.rate)
      #expect(layout.isLooping == setup.loops)
      #expect(!layout.effects.isEmpty == setup.hasLooks)
      layout.autoplay = nil
      #expect(layout.indexPaths(inPage: 0).count == 1)
      #expect(layout.numberOfPages == 24)
      let middles = (0..<24).compactMap { layout.layoutAttributesForItem(at: [0, $0])?.center.y }
      #expect(middles.count == 24 && middles.allSatisfy { abs($0 - 110) <= 0.5 })
      // A finger that moves down moves nothing.
      let start = view.contentOffset
      simulation.finger.drag(
        from: CGPoint(x: 160, y: 230), by: CGPoint(x: 0, y: -90), over: 0.2, hold: 0)
      simulation.runUntilRest()
      #expect(view.contentOffset == start)
      // A short swipe turns a page, and the view rests exactly there.
      for page in 1...min(3, layout.numberOfPages - 1) {
        simulation.finger.drag(
          from: CGPoint(x: 260, y: 230), by: CGPoint(x: -60, y: 0), over: 0.12, hold: 0)
        simulation.runUntilRest()
        #expect(layout.currentPage >= page)
        #expect(layout.pagePosition == CGFloat(layout.currentPage))
        #expect(view.contentOffset == layout.contentOffset(forPage: layout.currentPage))
      }
      guard number == 0 else { return }
      layout.scroll(toPage: 1, animated: false)
      simulation.runUntilRest()
      let shown = (0..<24).filter {
        let attributes = layout.layoutAttributesForItem(at: [0, $0])
        guard let attributes, attributes.alpha > 0.01 else { return false }
        let part = attributes.frame.intersection(view.bounds)
        return part.width > 0.5 && part.height > 0.5
      }
      #expect(shown.count == setup.shownOnPhone, "\(shown)")
    }
  }

  /// They are between 20 points of an item before them and 20 of one after them, 20 points away.
  ///
  /// The view also rests where only the second one is new, and at the end nothing shows after the last item.
  @Test(arguments: [390, 507, 1024] as [CGFloat])
  func `MSPeek shows two items and a part of each neighbor`(width: CGFloat) throws {
    let setup = try #require(Self.setups.first { $0.library == "MSPeek" })
    let adapted = Setup(library: setup.library) { frame in
      let layout = setup.make(frame)
      layout.pageSizing = .perViewport(2)
      layout.pageAlignment = .leading
      layout.padsEdges = false
      layout.sectionInset.left = 40
      layout.sectionInset.right = 40
      return layout
    }
    let (simulation, view, layout, source) = show(
      adapted, in: CGSize(width: width, height: 844), items: 8)
    withExtendedLifetime(source) {
      @MainActor func shown(_ item: Int) -> CGRect {
        let frame = layout.layoutAttributesForItem(at: [0, item])?.frame ?? .zero
        return frame.offsetBy(dx: -view.contentOffset.x, dy: 0)
      }
      @MainActor func expectPair(from item: Int) {
        let length = (width - 3 * 20 - 2 * 20) / 2
        #expect(layout.currentIndexPath == [0, item])
        #expect(abs(shown(item - 1).maxX - 20) <= 0.5 || item == 0)
        #expect(abs(shown(item).minX - 40) <= 0.5 && abs(shown(item).width - length) <= 0.5)
        #expect(abs(shown(item + 1).maxX - width + 40) <= 0.5)
        #expect(abs(shown(item + 2).minX - width + 20) <= 0.5 || item == 6)
      }
      #expect(layout.numberOfPages == 7)
      for item in 0...6 {
        layout.scroll(toPage: item, animated: false)
        simulation.runUntilRest()
        expectPair(from: item)
      }
      // Two at once.
      layout.pageContents = .items(2)
      layout.releasePolicy.maximumPagesPerDrag = 1
      layout.scroll(toPage: 0, animated: false)
      for item in [2, 4, 6] {
        simulation.finger.drag(
          from: CGPoint(x: 260, y: 230), by: CGPoint(x: -60, y: 0), over: 0.12, hold: 0)
        simulation.runUntilRest()
        expectPair(from: item)
      }
    }
  }

  /// An item that is just out of sight has the whole effect.
  @Test(arguments: OneItemPerLineTests.windows)
  func `Gemini's looks change all the way out of sight`(window: CGSize) throws {
    let setup = try #require(Self.setups.first { $0.library == "Gemini" })
    let (simulation, view, layout, source) = show(setup, in: window)
    withExtendedLifetime(source) {
      let wayOut = (view.bounds.width + layout.itemSize.width) / 2
      layout.effects += [.fade(focused: 1, resting: 0.5, over: wayOut)]
      view.contentOffset.x += wayOut / 2
      simulation.layOut()
      let half = layout.layoutAttributesForItem(at: [0, 0])
      #expect(abs((half?.alpha ?? 0) - 0.75) < 0.01)
      #expect(abs((half?.transform.a ?? 0) - 0.875) < 0.01)
      simulation.runUntilRest()
      layout.scroll(toPage: 1, animated: false)
      simulation.runUntilRest()
      let away = layout.layoutAttributesForItem(at: [0, 0])
      #expect(abs((away?.alpha ?? 0) - 0.5) < 0.01)
    }
  }

  /// A quarter of an item, of 160 points, in a second.
  @Test func `iCarousel's autoscroll is a drift`() throws {
    let setup = try #require(Self.setups.first { $0.library == "iCarousel" })
    let (simulation, view, layout, source) = show(setup, in: CGSize(width: 393, height: 852))
    withExtendedLifetime(source) {
      layout.isLoopingEnabled = true
      layout.autoplay = Autoplay(interval: 0, driftSpeed: 40)
      simulation.run(for: 1)
      let (start, offset) = (layout.pagePosition, view.contentOffset.x)
      simulation.run(for: 2)
      #expect(abs(layout.pagePosition - start - 0.5) < 0.02)
      #expect(abs(view.contentOffset.x - offset - 80) < 3)
    }
  }

  #if os(Linux)
  private static let article = "Sources/SnapLayouts/SnapLayouts.docc/Migrating.md"

  /// The title of each section, and what it says.
  private func sections(of path: String) throws -> [(title: String, text: String)] {
    try Document(path).text.components(separatedBy: "\n## ").dropFirst().map {
      (String($0.prefix { $0 != "\n" }), String($0.drop { $0 != "\n" }))
    }
  }

  @Test func `every section about a library begins with the code of a setup`() throws {
    let all = try sections(of: Self.article)
    #expect(all.prefix(2).map(\.title) == ["Overview", "Your own code"])
    let sections = all.dropFirst(2)
    let files = try [
      "SnapLayoutsTests/Guides/MigrationSetupTests", "SnapCarouselTests/Guides/CarouselGuideTests",
    ].map { Document.bare(try Document("Tests/\($0).swift").text) }.joined()
    #expect(sections.count == 12)
    for (title, text) in sections {
      let code = text.firstRange(of: "```swift\n")
      let table = text.firstRange(of: "\n|")
      let start = try #require(code?.upperBound, "\(title) has no code")
      #expect(start < (table?.lowerBound ?? text.endIndex), "\(title) begins with a table")
      let function = try #require(
        text[start...].firstMatch(of: /func (\w+)\(/)?.output.1, "\(title): no function")
      #expect(files.contains(Document.bare("\"\(title)\", make: \(function)")), "\(title)")
    }
  }

  /// A look is the one that the page about effects recommends for the library.
  @Test func `the looks of a setup are those of the page on effects`() throws {
    let recommended = try sections(of: "Sources/SnapLayouts/SnapLayouts.docc/Effects.md")
    let setups = try sections(of: Self.article)
    var compared = 0
    for (title, text) in recommended where title.hasPrefix("Coming from ") {
      let library = String(title.dropFirst("Coming from ".count))
      let setup = try #require(setups.first { library.hasPrefix($0.title) }, "\(library)")
      let code = Document.bare(setup.text.components(separatedBy: "```")[1])
      let look = try #require(code.firstMatch(of: /layout\.effects=(\[.+?\)\])/)?.output.1)
      #expect(Document.bare(text).contains(look), "\(library): \(look)")
      compared += 1
    }
    #expect(compared == 4)
  }
  #endif
}
#endif
