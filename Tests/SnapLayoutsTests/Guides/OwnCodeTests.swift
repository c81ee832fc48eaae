#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// The lines of "Your own code" in the article about migrating, each on a screen that had code of its own in their place.
@MainActor
struct OwnCodeTests {
  enum Lines: String, CaseIterable, Sendable {
    case target, inset, dots, copies, endless, stored

    /// Whether a swipe turns one page.
    var pages: Bool { self == .dots || self == .copies || self == .stored }
    var isLooping: Bool { self == .copies || self == .endless }
  }

  @Test(arguments: Lines.allCases, Array(OneItemPerLineTests.windows.indices))
  func `the screen rests on its pages in every window`(lines: Lines, window: Int) throws {
    let windows = OneItemPerLineTests.windows
    let screen = CardScreen(lines, in: Simulation(size: windows[window]))
    let layout = try #require(screen.collectionView.collectionViewLayout as? SnapFlowLayout)
    func swipe(by distance: CGFloat = -90) {
      screen.simulation.finger.drag(
        from: CGPoint(x: 200, y: 220), by: CGPoint(x: distance, y: 0), over: 0.15)
      screen.simulation.runUntilRest()
    }
    func expectRest(_ location: SourceLocation = #_sourceLocation) {
      let (card, distance) = screen.nearestCard
      #expect(distance <= 0.5 && card == layout.currentPage, sourceLocation: location)
      #expect(layout.pagePosition == CGFloat(layout.currentPage), sourceLocation: location)
      if layout.pageControl != nil {
        #expect(screen.pageControl.currentPage == layout.currentPage, sourceLocation: location)
      }
      if let last = screen.shown.last {
        #expect(last == layout.currentPage, sourceLocation: location)
      }
    }
    #expect(layout.numberOfPages == screen.count && layout.currentPage == 0)
    #expect(layout.isLooping == lines.isLooping)
    expectRest()
    for number in 1...3 {
      swipe()
      expectRest()
      #expect(lines.pages ? layout.currentPage == number : layout.currentPage >= number)
    }
    // A rotation keeps the card in the middle.
    let card = layout.currentPage
    screen.simulation.rotate(to: windows[(window + 1) % 3])
    screen.simulation.run(for: 1)
    expectRest()
    #expect(layout.currentPage == card)
    swipe(by: 90)
    expectRest()
    #expect(layout.currentPage < card)
    #expect(screen.simulation.faults == [])
  }

  @Test func `the banner turns by itself`() {
    let screen = CardScreen(.copies, in: Simulation(size: OneItemPerLineTests.windows[0]))
    screen.simulation.run(for: 13)
    #expect(screen.pageControl.currentPage == 4)
  }
}

/// A screen with a strip of cards, and the lines that make it snap.
final class CardScreen: UIViewController, UICollectionViewDataSource {
  let simulation: Simulation
  let oldLayout = UICollectionViewFlowLayout()
  let pageControl = UIPageControl()
  let count = 12
  /// What the screen has shown, page by page.
  private(set) var shown: [Int] = []
  private let lines: OwnCodeTests.Lines
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: oldLayout)

  init(_ lines: OwnCodeTests.Lines, in simulation: Simulation) {
    (self.lines, self.simulation) = (lines, simulation)
    super.init(nibName: nil, bundle: nil)
    oldLayout.scrollDirection = .horizontal
    oldLayout.itemSize = CGSize(width: 160, height: 180)
    oldLayout.minimumLineSpacing = 16
    oldLayout.minimumInteritemSpacing = 100
    simulation.show(self)
    simulation.run(for: 0.3)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    collectionView.dataSource = self
    view.addSubview(collectionView)
    setUpLines()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = CGRect(x: 0, y: 120, width: view.bounds.width, height: 200)
  }

  func show(_ page: Int) { shown.append(page) }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection _: Int) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
  }

  /// The number of the card nearest to the middle of the view, and its distance from there in points.
  var nearestCard: (item: Int?, distance: CGFloat) {
    collectionView.visibleCells.map {
      (collectionView.indexPath(for: $0)?.item, abs($0.center.x - collectionView.bounds.midX))
    }.min { $0.1 < $1.1 } ?? (nil, .infinity)
  }

  /// ``GuideTests`` compares these lines with the article, word for word.
  private func setUpLines() {
    switch lines {
    case .target:
      // begin
      let layout = SnapFlowLayout(replacing: oldLayout)
      layout.pageAlignment = .center
      layout.padsEdges = true
      collectionView.collectionViewLayout = layout
    // end
    case .inset:
      // begin
      let layout = CenteredPickerLayout(replacing: oldLayout)
      collectionView.collectionViewLayout = layout
    // end
    case .dots:
      collectionView.isPagingEnabled = true
      oldLayout.minimumLineSpacing = 0
      // begin
      let layout = SnapFlowLayout(replacing: oldLayout)
      layout.pageSizing = .viewport
      layout.fillsViewportAcross = true
      layout.pageControl = pageControl
      collectionView.collectionViewLayout = layout
    // end
    case .copies:
      collectionView.isPagingEnabled = true
      // begin
      let layout = InfiniteBannerLayout()
      layout.autoplay = Autoplay(interval: 3)
      layout.pageControl = pageControl
      collectionView.collectionViewLayout = layout
    // end
    case .endless:
      // begin
      let layout = SnapFlowLayout(replacing: oldLayout)
      layout.pageAlignment = .center
      layout.isLoopingEnabled = true
      layout.onPageChange = { [weak self] page in self?.show(page) }
      collectionView.collectionViewLayout = layout
    // end
    case .stored:
      // begin
      let layout = SnapFlowLayout(replacing: oldLayout)
      layout.pageAlignment = .center
      layout.padsEdges = true
      layout.pageSizing = .peek(24)
      layout.releasePolicy = .paging
      layout.onSettle = { [weak self] page in self?.show(page) }
      collectionView.collectionViewLayout = layout
    // end
    }
  }
}
#endif
