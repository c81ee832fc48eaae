import Testing
import UIKit
import UIKitSimulation

/// The page control (fact 81).
@MainActor
struct PageControlTests {
  let simulation = Simulation(size: CGSize(width: 300, height: 100), scale: 2)
  let control = UIPageControl(frame: CGRect(x: 0, y: 40, width: 300, height: 26))
  let log = CallLog()

  init() {
    control.numberOfPages = 5
    control.addAction(
      UIAction { [log] action in
        log.note("\((action.sender as? UIPageControl)?.currentPage ?? -1)")
      }, for: .valueChanged)
    simulation.window.addSubview(control)
    simulation.layOut()
  }

  private func tap(atX x: CGFloat) { simulation.finger.tap(at: CGPoint(x: x, y: 53)) }

  /// The dots from left to right, and the current one.
  private var dots: [(center: CGPoint, view: UIImageView)] {
    simulation.layOut()
    return control.subviews.flatMap(\.subviews).compactMap { $0 as? UIImageView }
      .map { ($0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: control), $0) }
      .sorted { ($0.center.x, $0.center.y) < ($1.center.x, $1.center.y) }
  }

  private var currentDot: Int? { dots.firstIndex { $0.view.backgroundColor == .white } }

  @Test func `fact 81: the defaults`() {
    let control = UIPageControl()
    #expect(control.numberOfPages == 0)
    #expect(control.currentPage == 0)
    #expect(!control.hidesForSinglePage)
    #expect(control.pageIndicatorTintColor == nil)
    #expect(control.currentPageIndicatorTintColor == nil)
    #expect(control.backgroundStyle == .automatic)
    #expect(control.interactionState == .none)
    #expect(control.allowsContinuousInteraction)
    #expect(control.direction == .natural)
    #expect(control.indicatorImage(forPage: 3) == nil)
    #expect(UIPageControl.Direction.bottomToTop.rawValue == 4)
  }

  @Test func `fact 81: the current page is clamped, also when the number of pages falls`() {
    for (page, pinned) in [(-1, 0), (4, 4), (5, 4), (.max, 4), (.min, 0)] {
      control.currentPage = page
      #expect(control.currentPage == pinned)
    }
    control.currentPage = 4
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.numberOfPages = -3
    #expect(control.numberOfPages == 0)
    #expect(control.currentPage == 0)
  }

  @Test func `fact 81: only a person sends an event`() {
    control.currentPage = 3
    control.numberOfPages = 2
    control.numberOfPages = 5
    #expect(log.take() == [])
    tap(atX: 250)
    #expect(log.take() == ["2"])
  }

  @Test func `fact 81: a tap on the trailing half turns forwards, one on the leading half back`() {
    tap(atX: 250)
    tap(atX: 160)
    tap(atX: 140)
    tap(atX: 20)
    tap(atX: 20)
    #expect(log.take() == ["1", "2", "1", "0"])
    control.currentPage = 4
    tap(atX: 250)
    #expect(log.take() == [])
    control.isEnabled = false
    tap(atX: 20)
    #expect(control.currentPage == 4)
  }

  @Test func `fact 81: right to left, the trailing half is at the left`() {
    simulation.layoutDirection = .rightToLeft
    #expect(currentDot == 4)
    tap(atX: 20)
    #expect(control.currentPage == 1)
    #expect(currentDot == 3)
    control.direction = .leftToRight
    #expect(currentDot == 1)
    tap(atX: 20)
    #expect(control.currentPage == 0)
    simulation.layoutDirection = .leftToRight
    control.direction = .rightToLeft
    tap(atX: 20)
    #expect(control.currentPage == 1)
  }

  @Test(arguments: [
    (UIPageControl.Direction.topToBottom, CGFloat(90), 3), (.bottomToTop, 10, 1),
  ])
  func `fact 81: a column of dots`(direction: UIPageControl.Direction, y: CGFloat, dot: Int) {
    control.frame = CGRect(x: 100, y: 0, width: 26, height: 100)
    control.direction = direction
    control.currentPage = 2
    #expect(currentDot == 2)
    #expect(Set(dots.map(\.center.x)) == [13])
    simulation.finger.tap(at: CGPoint(x: 113, y: y))
    #expect(control.currentPage == 3)
    #expect(currentDot == dot)
    #expect(control.size(forNumberOfPages: 5).height > control.size(forNumberOfPages: 5).width)
  }

  @Test func `fact 81: a finger that moves along turns pages, unless that isn't allowed`() {
    simulation.finger.touchDown(at: CGPoint(x: dots[0].center.x, y: 53))
    simulation.finger.move(to: CGPoint(x: dots[3].center.x, y: 53), over: 0.3)
    #expect(control.interactionState == .continuous)
    simulation.finger.release()
    #expect(control.interactionState == .none)
    #expect(log.take() == ["1", "2", "3"])
    control.allowsContinuousInteraction = false
    simulation.finger.touchDown(at: CGPoint(x: dots[3].center.x, y: 53))
    simulation.finger.move(to: CGPoint(x: dots[0].center.x, y: 53), over: 0.3)
    simulation.finger.release()
    #expect(log.take() == ["2"])
  }

  @Test func `dots are drawn, the current one in its color`() {
    control.currentPage = 1
    #expect(currentDot == 1)
    #expect(dots.map(\.center.x) == [114, 132, 150, 168, 186])
    control.currentPageIndicatorTintColor = .systemRed
    control.pageIndicatorTintColor = .systemBlue
    #expect(dots.map(\.view.backgroundColor) == [.systemBlue, .systemRed] + [.systemBlue] * 3)
  }

  @Test func `images replace dots, the most specific one first`() throws {
    let png = EncodedHeaders.png(width: 6, height: 4)
    let images = try (0..<4).map { _ in try #require(UIImage(data: png)) }
    control.preferredIndicatorImage = images[0]
    control.setIndicatorImage(images[1], forPage: 2)
    #expect(dots.map { $0.view.image === images[0] } == [true, true, false, true, true])
    #expect(dots[2].view.image === images[1])
    #expect(control.indicatorImage(forPage: 2) === images[1])
    control.preferredCurrentPageIndicatorImage = images[2]
    #expect(dots[0].view.image === images[2])
    control.setCurrentPageIndicatorImage(images[3], forPage: 0)
    #expect(dots[0].view.image === images[3])
    #expect(dots[0].view.bounds.size == CGSize(width: 6, height: 4))
  }

  @Test func `fact 81: a single page has a dot, unless it should be hidden`() {
    control.numberOfPages = 1
    control.hidesForSinglePage = true
    simulation.layOut()
    #expect(control.subviews.map(\.isHidden) == [true])
    control.numberOfPages = 2
    simulation.layOut()
    #expect(control.subviews.map(\.isHidden) == [false])
  }

  @Test func `if not all dots fit, those around the current one are shown`() {
    control.numberOfPages = 1_000_000
    control.currentPage = 500_000
    #expect(dots.count == 16)
    #expect(currentDot == 8)
    control.currentPage = 999_999
    #expect(currentDot == 15)
    tap(atX: 20)
    #expect(control.currentPage == 999_998)
  }

  @Test func `progress is within 0 … 1 and starts at 0 for each page`() {
    let progress = UIPageControlProgress()
    control.progress = progress
    progress.currentProgress = 3
    #expect(progress.currentProgress == 1)
    progress.currentProgress = -1
    #expect(progress.currentProgress == 0)
    progress.currentProgress = 0.5
    control.currentPage = 0
    #expect(progress.currentProgress == 0.5)
    control.currentPage = 1
    #expect(progress.currentProgress == 0)
  }

  @Test func `VoiceOver can adjust it`() {
    #expect(control.accessibilityTraits.contains(.adjustable))
    control.accessibilityIncrement()
    control.accessibilityIncrement()
    control.accessibilityDecrement()
    #expect(log.take() == ["1", "2", "1"])
    #expect(control.accessibilityValue == "page 2 of 5")
  }
}

private func * (colors: [UIColor?], count: Int) -> [UIColor?] {
  (0..<count).flatMap { _ in colors }
}
