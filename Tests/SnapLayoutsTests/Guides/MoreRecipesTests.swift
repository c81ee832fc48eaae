#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

// begin
final class FortyPointLayout: SnapFlowLayout {
  override func page(for release: DragRelease, stops: PageStops) -> Int? {
    let start = release.startPage ?? stops.nearestPage(to: release.startOffset) ?? 0
    let next = stops.clamped(release.releaseOffset < stops[start] ? start - 1 : start + 1)
    let way = stops[max(start, next)] - stops.offsets(ofPage: min(start, next)).upperBound
    var policy = ReleasePolicy.paging
    if way > 0 { policy.turnFraction = 40 / way }
    return policy.page(for: release, stops: stops)
  }
}
// end

// begin
final class TickerLayout: SnapFlowLayout {
  override func page(for release: DragRelease, stops: PageStops) -> Int? { nil }
}
// end

// begin
final class PageHeightView: UIView {
  private let strip: UICollectionView
  private let layout: SnapFlowLayout
  private let maximumHeight: CGFloat

  /// A strip that is clipped to the height of its current page.
  init(_ strip: UICollectionView, _ layout: SnapFlowLayout, maximumHeight: CGFloat) {
    (self.strip, self.layout, self.maximumHeight) = (strip, layout, maximumHeight)
    super.init(frame: .zero)
    clipsToBounds = true
    addSubview(strip)
    layout.keepsOneItemPerLine = true
    layout.itemAlignmentAcross = .leading
    layout.onPagePositionChange = { [weak self] _ in self?.invalidateIntrinsicContentSize() }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let height = layout.lengthAcross(atPagePosition: layout.pagePosition)
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    strip.frame = CGRect(x: 0, y: 0, width: bounds.width, height: maximumHeight)
    strip.layoutIfNeeded()
    // In another width, or with other data, pages have other heights.
    invalidateIntrinsicContentSize()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    layout.invalidateLayout()
    setNeedsLayout()
  }
}
// end

/// The recipes that need more than a setting do what their text says.
final class MoreRecipesTests: GuideScreen {
  @Test(arguments: OneItemPerLineTests.windows)
  func `forty points turn a page, whatever its length`(window: CGSize) {
    let layout = FortyPointLayout()
    let screen = SnapScreen(layout, size: window) { layout, _ in
      layout.scrollDirection = .horizontal
      layout.pageSizing = .viewport
      layout.fillsViewportAcross = true
      layout.minimumLineSpacing = 0
    }
    func drag(by distance: CGFloat) {
      // Ten points of it only make the touch a drag.
      screen.simulation.finger.drag(
        from: CGPoint(x: 160, y: 200), by: CGPoint(x: distance, y: 0), over: 0.5, hold: 0.3)
      screen.simulation.runUntilRest()
    }
    drag(by: -49)
    #expect(layout.currentPage == 0)
    drag(by: -51)
    #expect(layout.currentPage == 1)
    drag(by: 49)
    #expect(layout.currentPage == 1)
    drag(by: 51)
    #expect(layout.currentPage == 0)
  }

  /// Where pages are 110 and 310 points apart, and where the last one ends with the content.
  @Test func `forty points turn a page, whatever the distances between pages`() {
    let layout = FortyPointLayout()
    let screen = SnapScreen(layout, counts: [7]) { layout, _ in
      layout.scrollDirection = .horizontal
      layout.minimumLineSpacing = 10
    } sizes: {
      CGSize(width: $0.item % 2 == 0 ? 100 : 300, height: 100)
    }
    func expect(_ page: Int, after distance: CGFloat) {
      screen.simulation.finger.drag(
        from: CGPoint(x: 150, y: 60), by: CGPoint(x: distance, y: 0), over: 0.5, hold: 0.3)
      screen.simulation.runUntilRest()
      #expect(layout.currentPage == page && layout.pagePosition == CGFloat(page), "\(distance)")
    }
    let last = layout.numberOfPages - 1
    let ways = (0..<last).map { layout.pageStops[$0 + 1] - layout.pageStops[$0] }
    #expect(ways == [110, 310, 110, 310, 110, 110])
    for page in 0..<last {
      expect(page, after: -49)
      expect(page + 1, after: -51)
    }
    for page in (1...last).reversed() {
      expect(page, after: 49)
      expect(page - 1, after: 51)
    }
  }

  /// A page longer than the view ends where its end is in sight.
  @Test func `forty points turn a page longer than the view, from its end`() {
    let layout = FortyPointLayout()
    let screen = SnapScreen(layout, counts: [3]) { layout, _ in
      layout.scrollDirection = .horizontal
      layout.minimumLineSpacing = 10
      layout.itemSize = CGSize(width: 400, height: 100)
    }
    for (distance, page) in [(-100, 0), (-49, 0), (-51, 1), (49, 1), (51, 0)] as [(CGFloat, Int)] {
      screen.simulation.finger.drag(
        from: CGPoint(x: 150, y: 60), by: CGPoint(x: distance, y: 0), over: 0.5, hold: 0.3)
      screen.simulation.runUntilRest()
      #expect(layout.currentPage == page && layout.pagePosition == CGFloat(page), "\(distance)")
    }
  }

  @Test func `a ticker runs at once, and goes on where a finger leaves it`() {
    // begin
    let layout = TickerLayout()
    layout.scrollDirection = .horizontal
    layout.keepsOneItemPerLine = true
    layout.isLoopingEnabled = true
    layout.autoplay = Autoplay(interval: 0, driftSpeed: 40)
    // end
    layout.itemSize = CGSize(width: 120, height: 100)
    collectionView.collectionViewLayout = layout
    begin()
    let start = layout.pagePosition
    simulation.run(for: 1)
    #expect(layout.pagePosition > start + 0.2)
    drag(by: -30)
    let left = layout.pagePosition
    simulation.run(for: 1)
    let way = (layout.pagePosition - left) * 130
    #expect(abs(way - 40) <= 3, "\(way)")
  }

  @Test(arguments: OneItemPerLineTests.windows + [CGSize(width: 852, height: 393)])
  func `three rows of a store shelf, and a part of the next column`(window: CGSize) {
    collectionView.frame.size = CGSize(width: window.width, height: 240)
    simulation.resize(to: window)
    // begin
    let layout = GroupPagingLayout()
    layout.pageSizing = .peek(10)
    layout.itemSize.height = 80
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 0
    collectionView.collectionViewLayout = layout
    // end
    begin()
    for page in [1, 2] {
      drag(by: -90, over: 0.15, hold: 0)
      #expect(layout.currentPage == page)
      let items = (page * 3..<page * 3 + 3).map(frame)
      #expect(Set(items.map(\.minX)).count == 1 && items.map(\.minY) == [0, 80, 160])
      #expect(items[0].width >= window.width - 50)
    }
    #expect(frame(5).maxX < window.width)
    drag(by: 90, over: 0.15, hold: 0)
    let next = frame(6)
    #expect(next.minX < window.width && next.maxX > window.width)
  }

  @Test func `pages of icons, row by row, in any window`() {
    source.counts = [19]
    // begin
    let layout = GroupPagingLayout()
    layout.itemOrder = .alongPage
    layout.pageSizing = .perViewport(4)
    layout.itemSize.height = 56
    layout.minimumInteritemSpacing = 8
    layout.pageControl = pageControl
    collectionView.collectionViewLayout = layout
    // end
    begin()
    #expect(pageControl.numberOfPages == 3)
    for width in [300, 744, 320] as [CGFloat] {
      resize(toWidth: width)
      for (first, y) in [(0, 0), (4, 64)] as [(Int, CGFloat)] {
        let row = (first..<first + 4).map(frame)
        #expect(row.allSatisfy { $0.minY == y && $0.height == 56 })
        #expect(row[0].minX == 0 && row.map(\.minX).sorted() == row.map(\.minX))
        #expect(row[3].maxX <= width && row[3].maxX > width - 3)
      }
    }
    drag(by: -90, over: 0.15, hold: 0)
    #expect(pageControl.currentPage == 1)
    let next = [frame(8), frame(12)]
    // A frame is computed from a center.
    #expect(next.allSatisfy { abs($0.minX) < 1e-9 } && next.map(\.minY) == [0, 64])
  }

  @Test func `a button pauses a banner`() {
    weak let released = pauseButton()
    #expect(released == nil, "Its action retains it.")
  }

  private func pauseButton() -> UIButton {
    banner()
    // begin
    let button = UIButton(type: .system, primaryAction: nil)
    let showTitle = { [weak layout, weak button] in
      button?.setTitle(layout?.isAutoplayPaused == true ? "Play" : "Pause", for: .normal)
    }
    let action = UIAction { [weak layout] _ in
      layout?.isAutoplayPaused.toggle()
      showTitle()
    }
    button.addAction(action, for: .primaryActionTriggered)
    showTitle()
    // end
    #expect(button.currentTitle == "Pause")
    button.sendActions(for: .primaryActionTriggered)
    #expect(button.currentTitle == "Play")
    simulation.run(for: 12)
    #expect(layout.currentPage == 0)
    button.sendActions(for: .primaryActionTriggered)
    simulation.run(for: 5.6)
    #expect(layout.currentPage == 1)
    return button
  }

  /// Nine pages, which are higher with larger text or in a narrower view; UIKit would warn of items higher than the view.
  @Test(arguments: OneItemPerLineTests.windows, [false, true])
  func `a strip is as high as its page, in motion, with large text and after a rotation`(
    window: CGSize, isRightToLeft: Bool
  ) {
    let layout = CountingLayout(like: SnapFlowLayout())
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    layout.releasePolicy = .paging
    let strip = UICollectionView(frame: .zero, collectionViewLayout: layout)
    strip.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    if isRightToLeft { strip.semanticContentAttribute = .forceRightToLeft }
    func height(_ page: Int) -> CGFloat {
      let lines = CGFloat([6, 2, 3, 9, 4, 1, 3, 7, 5][page]) * 320 / strip.bounds.width
      return 20
        + UIFontMetrics.default.scaledValue(for: 18, compatibleWith: strip.traitCollection)
        * lines.rounded(.up)
    }
    let source = SizedItems(counts: [9]) {
      CGSize(width: strip.bounds.width, height: height($0.item))
    }
    (strip.dataSource, strip.delegate) = (source, source)
    layout.onPrepare = { _ in
      #expect((0..<9).allSatisfy { height($0) <= strip.bounds.height })
    }
    let view = PageHeightView(strip, layout, maximumHeight: 900)
    let simulation = Simulation.unchosen(size: window)
    simulation.window.addSubview(view)
    func follow() {
      view.frame = CGRect(
        x: 0, y: 0, width: simulation.window.bounds.width, height: view.intrinsicContentSize.height)
      simulation.layOut()
    }
    var expected: CGFloat {
      let position = layout.pagePosition
      let page = min(Int(position), 7)
      let (own, next) = (height(page), height(page + 1))
      return own + (next - own) * (position - CGFloat(page))
    }
    follow()
    simulation.onFrame = follow
    simulation.run(for: 0.1)
    #expect(view.bounds.height == height(0))
    for page in 1...3 {
      simulation.finger.drag(
        from: CGPoint(x: window.width / 2, y: 20),
        by: CGPoint(x: isRightToLeft ? 90 : -90, y: 0), over: 0.15)
      simulation.runUntilRest()
      #expect(layout.currentPage == page && view.bounds.height == height(page))
    }
    simulation.preferredContentSizeCategory = .accessibilityMedium
    simulation.run(for: 0.1)
    #expect(layout.currentPage == 3 && view.bounds.height == height(3))

    let passes = layout.counts.invalidations
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<1_000 {
      strip.contentOffset.x = generator.eighths(0...Int(8 * strip.bounds.width))
      // At rest, a jump is reported in the frame that follows.
      simulation.run(for: 2 / 60)
      #expect(abs(view.bounds.height - expected) < 1e-9, "at \(layout.pagePosition)")
    }
    #expect(layout.counts.invalidations == passes)

    simulation.runUntilRest()
    let page = layout.currentPage
    simulation.rotate(to: CGSize(width: window.height, height: window.width))
    simulation.run(for: 1)
    #expect(layout.currentPage == page && view.bounds.height == height(page))
    #expect(strip.bounds.size == CGSize(width: window.height, height: 900))
    withExtendedLifetime(source) {}
  }

  // MARK: The tutorial and the first screens

  private func show(_ controller: UIViewController, in window: CGSize) -> Simulation {
    let simulation = Simulation(size: window)
    simulation.show(controller)
    simulation.run(for: 0.2)
    return simulation
  }

  @Test(arguments: OneItemPerLineTests.windows)
  func `the picker of the tutorial goes round`(window: CGSize) {
    let controller = PickerViewController()
    let simulation = show(controller, in: window)
    simulation.finger.drag(
      from: CGPoint(x: 150, y: 220), by: CGPoint(x: 120, y: 0), over: 0.4, hold: 0.2)
    simulation.runUntilRest()
    #expect(controller.layout.isLooping)
    #expect(controller.title == "Lynx")
    let picked = controller.layout.layoutAttributesForItem(at: [0, 11])
    // At rest, the item is in the middle to half a pixel.
    let halfPixel = 0.5 / controller.collectionView.traitCollection.displayScale
    #expect(abs((picked?.frame.width ?? 0) - 120 * 1.3) <= 0.3 * 120 / 80 * halfPixel + 1e-9)
    simulation.finger.tap(at: CGPoint(x: window.width / 2 + 120, y: 220))
    simulation.runUntilRest()
    #expect(controller.title == "Red Panda")
  }

  /// The screen in the first article, and that of the first recipe, which fills its window.
  @Test(arguments: OneItemPerLineTests.windows)
  func `whole screens are a picker in a single row`(window: CGSize) {
    for (controller, pages) in [(AnimalsViewController(), 9), (CoversViewController(), 5)]
      as [(UICollectionViewController, Int)]
    {
      let simulation = show(controller, in: window)
      let layout = controller.collectionView.collectionViewLayout as? SnapFlowLayout
      #expect(layout?.numberOfPages == pages)
      simulation.finger.drag(
        from: CGPoint(x: 150, y: window.height / 2), by: CGPoint(x: -130, y: 0), over: 0.4,
        hold: 0.2)
      simulation.runUntilRest()
      #expect(layout?.currentPage == 1)
      #expect(pages == 9 || controller.title == "Grace")
    }
  }
}
#endif
