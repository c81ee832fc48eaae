#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

@testable import SnapCarousel

/// The settings and the behavior of a carousel, except for loading, which is in `CarouselLoadingTests`.
final class CarouselViewTests: CarouselScreen {
  private let pictures = (0..<4).map { _ in UIImage() }

  private let items: [CarouselItem]

  init() {
    items = zip(pictures, ["First", "Second", "Third", "Fourth"]).map { .image($0, caption: $1) }
    super.init(items)
  }

  @Test func `comes from a storyboard`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    let carousel = try #require(CarouselView(coder: unarchiver))
    carousel.items = items
    let simulation = Simulation(size: CGSize(width: 300, height: 150))
    simulation.show(carousel)
    carousel.layoutIfNeeded()
    #expect(carousel.shownCells.count == 1)
    #expect(carousel.pageControl.numberOfPages == 4)
  }

  @Test func `the direction of a storyboard reaches its subviews`() {
    let carousel = RightToLeftCarousel(frame: .zero)
    #expect(carousel.collectionView.semanticContentAttribute == .forceRightToLeft)
    #expect(carousel.pageControl.semanticContentAttribute == .forceRightToLeft)
  }

  @Test func `pictures fill the view and are clipped`() throws {
    let imageView = try #require(cell(0)?.imageView)
    #expect(imageView.contentMode == .scaleAspectFill)
    #expect(imageView.clipsToBounds)
    #expect(imageView.superview?.clipsToBounds == true)
    #expect(imageView.frame == CGRect(x: 0, y: 0, width: 300, height: 150))
    let placeholder = carousel.placeholderView
    #expect(placeholder.contentMode == .scaleAspectFill)
    #expect(placeholder.clipsToBounds)
    #expect(carousel.clipsToBounds)
    // A storyboard always sets it.
    carousel.contentMode = .center
    simulation.layOut()
    #expect(imageView.contentMode == .scaleAspectFill)
    carousel.imageContentMode = .scaleAspectFit
    #expect(imageView.contentMode == .scaleAspectFit)
    #expect(placeholder.contentMode == .scaleAspectFit)
  }

  @Test func `without items there is the placeholder`() {
    let screen = CarouselScreen { $0.placeholder = pictures[3] }
    #expect(!screen.carousel.placeholderView.isHidden)
    #expect(screen.carousel.placeholderView.image === pictures[3])
    #expect(screen.carousel.placeholderView.frame == screen.carousel.bounds)
    #expect(screen.carousel.collectionView.backgroundColor == .clear)
    #expect(screen.carousel.pageControl.isHidden)
    #expect(screen.carousel.currentIndex == 0)
    screen.show(items)
    #expect(screen.carousel.placeholderView.isHidden)
    screen.show([])
    #expect(!screen.carousel.placeholderView.isHidden)
    #expect(screen.carousel.shownCells.isEmpty)
  }

  @Test(arguments: [PageSizing.viewport, .fraction(2)])
  func `a single picture neither scrolls nor turns`(sizing: PageSizing) {
    let screen = CarouselScreen([.image(pictures[0])]) { $0.pageSizing = sizing }
    screen.carousel.isAutoplayPaused = false
    #expect(screen.carousel.pageControl.isHidden)
    let offset = screen.carousel.collectionView.contentOffset
    screen.drag(by: 0.7)
    screen.simulation.run(for: 20)
    #expect(screen.carousel.collectionView.contentOffset == offset)
    #expect(screen.shown(0) === pictures[0])
    screen.carousel.items = items
    screen.carousel.pageSizing = .viewport
    screen.simulation.layOut()
    screen.drag(by: 0.7)
    #expect(screen.carousel.currentIndex == 1)
  }

  @Test func `the index is that of the item that covers most of the view, also in a scroll`() {
    simulation.finger.touchDown(at: CGPoint(x: 250, y: 50))
    for (x, expected) in [(120, 0), (70, 1), (120, 0)] as [(CGFloat, Int)] {
      simulation.finger.move(to: CGPoint(x: x, y: 50), over: 0.3)
      #expect(carousel.currentIndex == expected)
    }
    #expect(pages == [1, 0])
  }

  @Test(arguments: [.slide, .crossFade, .parallax(portion: 0.6)] as [BannerTransition])
  func `settings take effect at once`(transition: BannerTransition) {
    let screen = CarouselScreen(items) { $0.transition = transition }
    #expect(screen.carousel.transition == transition)
    screen.pull(from: 200, to: 130, over: 0.4)
    screen.simulation.layOut()
    let place = screen.cell(1)?.frame.minX ?? .nan
    let isInPlace = abs(place - screen.carousel.collectionView.contentOffset.x) < 1
    #expect(isInPlace == (transition == .crossFade))
    let isShifted = screen.cell(1)?.imageView?.frame.minX != 0
    #expect(isShifted == (transition == .parallax(portion: 0.6)))
  }

  @Test func `a list around it still scrolls to its top, and no indicator covers the pictures`() {
    let view = carousel.collectionView
    #expect(!view.scrollsToTop)
    #expect(!view.showsHorizontalScrollIndicator)
    #expect(!view.showsVerticalScrollIndicator)
  }

  @Test func `turns every five seconds until it is stopped`() {
    #expect(!CarouselView(frame: .zero).isAutoplayPaused)
    simulation.run(for: 20)
    #expect(pages.isEmpty)
    carousel.isAutoplayPaused = false
    simulation.run(for: 11)
    #expect(pages == [1, 2])
    carousel.isAutoplayPaused = true
    #expect(carousel.isAutoplayPaused)
    simulation.run(for: 20)
    #expect(pages == [1, 2])
  }

  /// `TickerTests` try the others.
  @Test(arguments: [(3.0, 3.0), (1.9, 2), (.nan, 5)])
  func `an interval is one of the layout's`(set: Double, expected: Double) {
    let carousel = CarouselView(frame: .zero)
    carousel.autoplayInterval = set
    #expect(carousel.autoplayInterval == expected)
    #expect(carousel.autoplay?.interval == expected)
  }

  @Test func `an interval turns a stopped autoplay on, and keeps the other settings`() {
    let screen = CarouselScreen(items) {
      $0.autoplay = nil
      $0.isAutoplayPaused = false
    }
    screen.simulation.run(for: 20)
    #expect(screen.carousel.currentIndex == 0)
    #expect(screen.carousel.autoplayInterval == 5)
    screen.carousel.autoplayInterval = 3
    screen.simulation.run(for: 4)
    #expect(screen.carousel.currentIndex == 1)
    screen.carousel.autoplay?.direction = .backward
    screen.carousel.autoplayInterval = 2
    screen.simulation.run(for: 3)
    #expect(screen.carousel.currentIndex == 0)
  }

  @Test func `a tap on an item that is gone isn't reported`() {
    var taps: [Int] = []
    carousel.onSelect = { taps.append($0) }
    turn(to: 3)
    let collectionView = carousel.collectionView
    carousel.items = Array(items[0..<2])
    collectionView.delegate?.collectionView(
      collectionView, didSelectItemAt: IndexPath(item: 1, section: 0))
    #expect(taps.isEmpty)
    simulation.layOut()
    for index in [1, 2] {
      collectionView.delegate?.collectionView(
        collectionView, didSelectItemAt: IndexPath(item: index, section: 0))
    }
    #expect(taps == [1])
  }

  @Test func `a drag turns as many pages as the release policy says`() {
    #expect(carousel.releasePolicy == .banner)
    carousel.releasePolicy.turnFraction = 0.9
    drag(by: 0.6)
    #expect(carousel.currentIndex == 0)
    drag(by: 0.95)
    #expect(carousel.currentIndex == 1)
  }

  @Test func `the app says what VoiceOver says of a page`() {
    let carousel = CarouselView(frame: .zero)
    #expect(
      carousel.accessibilityPageDescription(1, 9)
        == SnapFlowLayout().accessibilityPageDescription(1, 9))
    carousel.accessibilityPageDescription = { page, count in "Image \(page + 1) / \(count)" }
    #expect(carousel.layout.accessibilityPageDescription(1, 9) == "Image 2 / 9")
  }

  @Test func `no cell has a size of its own`() {
    let cell = CarouselCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let attributes = SnapLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 40, y: 0, width: 300, height: 150)
    #expect(cell.preferredLayoutAttributesFitting(attributes).frame == attributes.frame)
  }

  @Test func `items have no length of their own`() {
    let screen = CarouselScreen(items) { $0.pageSizing = .peek(40) }
    screen.carousel.pageSizing = .item
    #expect(screen.carousel.pageSizing == .viewport)
    screen.simulation.layOut()
    #expect(screen.cell(0)?.frame.width == 300)
  }

  @Test(arguments: [(2, 2), (-1, 0), (9, 3)], [false, true])
  func `scrolls to items`(row: (index: Int, expected: Int), animated: Bool) {
    turn(to: row.index, animated: animated)
    #expect(carousel.currentIndex == row.expected)
    #expect(carousel.pageControl.currentPage == row.expected)
    #expect(shown(row.expected) === pictures[row.expected])
  }

  @Test(arguments: [false, true])
  func `the end of a scroll is reported once, in a later frame`(animated: Bool) {
    var reports: [Bool] = []
    carousel.scroll(toItemAt: 2, animated: animated) { reports.append($0) }
    #expect(reports.isEmpty)
    simulation.run(for: 2)
    #expect(reports == [true])
    #expect(carousel.currentIndex == 2)
    carousel.scroll(toItemAt: 0, animated: true) { reports.append($0) }
    carousel.scroll(toItemAt: 3, animated: animated)
    simulation.run(for: 2)
    #expect(reports == [true, false])
    #expect(carousel.currentIndex == 3)
  }

  @Test func `begins where it is told before it is shown`() {
    let screen = CarouselScreen(items) { $0.scroll(toItemAt: 2, animated: true) }
    #expect(screen.carousel.currentIndex == 2)
  }

  @Test func `other items begin at the same index or the last`() {
    turn(to: 3)
    show(Array(items.reversed()))
    #expect(carousel.currentIndex == 3)
    #expect(shown(3) === pictures[0])
    show(Array(items[0..<2]))
    #expect(carousel.currentIndex == 1)
    #expect(shown(1) === pictures[1])
    #expect(carousel.pageControl.numberOfPages == 2)
  }

  @Test func `the same items change nothing`() {
    let first = cell(0)
    pull(from: 200, to: 120, over: 0.3)
    let offset = carousel.collectionView.contentOffset
    show(items)
    #expect(first != nil && cell(0) === first)
    #expect(carousel.collectionView.contentOffset == offset)
  }

  /// This is in addition to the cells that UIKit keeps hidden (fact 151).
  @Test func `at most three cells are alive`() {
    let screen = CarouselScreen((0..<40).map { _ in .image(UIImage()) })
    var cells: Set<ObjectIdentifier> = []
    var kept: [CarouselCell] = []
    var most = 0
    screen.simulation.onFrame = {
      let shown = screen.carousel.shownCells
      most = max(most, shown.count)
      for cell in shown where cells.insert(ObjectIdentifier(cell)).inserted { kept.append(cell) }
    }
    for _ in 0..<30 { screen.drag(by: 0.6) }
    for _ in 0..<10 { screen.drag(by: -0.6) }
    #expect((2...3).contains(most))
    #expect((2...5).contains(kept.count))
    #expect(kept.filter { $0.imageView?.image != nil }.count == 1)
    #expect(!screen.carousel.collectionView.isPrefetchingEnabled)
  }

  /// UIKit or the app may retain the collection view.
  @Test func `a collection view that outlives its carousel is empty`() {
    func show() -> (CarouselCollectionView, CarouselSource) {
      let carousel = CarouselView(frame: .zero)
      carousel.items = [.image(UIImage()), .image(UIImage())]
      simulation.show(carousel)
      defer { carousel.removeFromSuperview() }
      return (carousel.collectionView, carousel.source)
    }
    let (view, source) = show()
    #expect(view.carousel == nil)
    #expect(view.visibleCells.count == 1)
    simulation.window.addSubview(view)
    view.reloadData()
    simulation.layOut()
    #expect(view.dataSource === source)
    #expect(view.visibleCells.isEmpty)
  }

  @Test func `it keeps no picture of items that are gone`() {
    weak var picture: UIImage?
    func showPicture() {
      let image = UIImage()
      picture = image
      show([.image(image), .image(UIImage())])
    }
    showPicture()
    #expect(picture != nil)
    show([])
    #expect(picture == nil)
  }

  // MARK: Cells that the collection view shows again without `cellForItemAt`, since iOS 15 (fact 151)

  private func isComplete(_ cell: CarouselCell) -> Bool {
    cell.imageView?.image === pictures[0] && cell.captionLabel?.text == "First"
      && cell.accessibilityLabel == "First"
  }

  /// VoiceOver may ask for a cell that isn't displayed.
  @Test func `a cell is complete before it is displayed`() throws {
    let view = carousel.collectionView
    let cell = view.dataSource?.collectionView(view, cellForItemAt: [0, 0]) as? CarouselCell
    #expect(isComplete(try #require(cell)))
  }

  @Test func `displaying a cell completes it; the end of its old display takes nothing`() throws {
    let collectionView = carousel.collectionView
    let cell = try #require(self.cell(0))
    cell.clear()
    collectionView.delegate?.collectionView(collectionView, willDisplay: cell, forItemAt: [0, 0])
    #expect(isComplete(cell))
    collectionView.delegate?.collectionView(
      collectionView, didEndDisplaying: cell, forItemAt: IndexPath(item: 1, section: 0))
    simulation.layOut()
    #expect(isComplete(cell))
  }

  @Test func `a cell for reuse shows nothing of its item, and then what has changed`() {
    let cell = CarouselCell(frame: CGRect(x: 0, y: 0, width: 300, height: 150))
    carousel.showItem(ofPage: 0, in: cell)
    carousel.showImages()
    #expect(cell.captionView?.isHidden == false)
    carousel.captionTextColor = .black
    cell.prepareForReuse()
    #expect(cell.imageView?.image == nil)
    #expect(cell.captionView?.isHidden == true)
    #expect(cell.accessibilityLabel == nil)
    carousel.showItem(ofPage: 0, in: cell)
    #expect(cell.captionLabel?.textColor == .black)
  }

  @Test func `what no item belongs to is left alone`() throws {
    let collectionView = carousel.collectionView
    let cell = try #require(self.cell(0))
    for index in [4, 99] {
      collectionView.delegate?.collectionView(
        collectionView, willDisplay: cell, forItemAt: IndexPath(item: index, section: 0))
    }
    #expect(isComplete(cell))
  }

  /// Nil is a carousel that leaves its window.
  @Test(arguments: [CGSize(width: 0, height: 150), CGSize(width: 300, height: 0), .zero, nil])
  func `a carousel that nobody sees loads nothing and keeps what it has`(size: CGSize?) async throws
  {
    let screen = CarouselScreen(.urls("a", "b", "c"))
    let picture = try await screen.answer(.picture("a"))
    let task = try #require(screen.carousel.images.task(for: .picture("b")))
    if let size { screen.carousel.frame.size = size } else { screen.carousel.removeFromSuperview() }
    screen.carousel.layoutIfNeeded()
    #expect(screen.loading.isEmpty && task.isCancelled)
    screen.carousel.retryFailedImages()
    #expect(screen.loading.isEmpty)
    screen.carousel.frame.size = CGSize(width: 300, height: 150)
    if size == nil { screen.simulation.show(screen.carousel) }
    screen.carousel.retryFailedImages()
    screen.simulation.layOut()
    #expect(screen.shown(0) === picture)
    #expect(screen.loading == ["b"])
  }
}

/// A carousel that has a direction from the beginning, for which nobody has called the setter.
private final class RightToLeftCarousel: CarouselView {
  override var semanticContentAttribute: UISemanticContentAttribute {
    get { .forceRightToLeft }
    set { super.semanticContentAttribute = newValue }
  }
}
#endif
