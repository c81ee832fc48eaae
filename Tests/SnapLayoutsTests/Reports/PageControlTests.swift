import SnapLayouts
import Testing
import UIKit

/// A banner and its page control: each follows the other.
@MainActor
struct PageControlTests {
  private let control = UIPageControl(frame: CGRect(x: 0, y: 130, width: 200, height: 26))

  private func banner(_ counts: [Int] = [3]) -> SnapScreen<InfiniteBannerLayout> {
    let control = control
    return SnapScreen(InfiniteBannerLayout(), counts: counts) { layout, _ in
      layout.pageControl = control
    }
  }

  /// Does something, and releases what UIKit has autoreleased meanwhile.
  private func releasing(_ body: () -> Void) {
    #if canImport(ObjectiveC)
    autoreleasepool(invoking: body)
    #else
    body()
    #endif
  }

  private func tap(page: Int) {
    control.currentPage = page
    control.sendActions(for: .valueChanged)
  }

  #if canImport(UIKitSimulation)
  private func strip(_ kind: LayoutUnderTest, length: CGFloat = 320) -> SnapScreen<SnapFlowLayout> {
    let control = control
    return SnapScreen(strip: kind.make(), length: length) { layout, _ in
      layout.pageControl = control
    }
  }

  @Test(arguments: LayoutUnderTest.allCases)
  func `a page control takes one line of code`(layout: LayoutUnderTest) {
    let screen = strip(layout)
    #expect(control.numberOfPages == screen.layout.numberOfPages)
    screen.layout.scroll(toPage: 1, animated: false)
    #expect(control.currentPage == 1)
    screen.layout.scroll(toPage: 2, animated: true)
    #expect(control.currentPage == 2)
    screen.simulation.runUntilRest()
    tap(page: 1)
    screen.simulation.runUntilRest()
    #expect(screen.layout.currentPage == 1)
  }

  /// From where the view is going, the next dot is ahead, though another copy of its page is nearer to where it is.
  @Test(arguments: [1, 3])
  func `taps in a short loop go on in their direction`(rounds: Int) {
    let screen = banner([3 * rounds])
    screen.layout.pagesPerRound = 3
    let start = screen.offset
    for page in 1...2 {
      tap(page: page)
      screen.simulation.run(for: 0.1)
    }
    screen.simulation.runUntilRest()
    #expect(screen.offset - start == 600 && screen.layout.currentPage == 2)
  }

  @Test(arguments: [LayoutUnderTest.leading, .center, .trailingPadded], [0, 200])
  func `the control keeps its page at any length`(layout: LayoutUnderTest, length: CGFloat) {
    let screen = strip(layout)
    screen.rest(onPage: 3)
    let count = control.numberOfPages
    screen.resize(toLength: length)
    screen.passFrame()
    #expect(control.currentPage == 3 && (length > 0 || control.numberOfPages == count))
  }

  /// Until the layout pass, the pages are along the old axis, and so is the offset.
  @Test(arguments: LayoutUnderTest.allCases)
  func `a new direction keeps the page, also before the layout pass`(layout: LayoutUnderTest) {
    let screen = strip(layout, length: 200)
    screen.layout.scroll(toPage: 3, animated: false)
    screen.passFrame()
    screen.layout.scrollDirection = .vertical
    #expect(control.currentPage == 3 && screen.layout.currentPage == 3)
    #expect(screen.layout.pagePosition == 3)
    control.numberOfPages = 0
    screen.layout.pageControl = control
    #expect(control.currentPage == 3)
  }
  #endif

  @Test func `the control follows across the seam`() {
    let screen = banner()
    #expect(control.numberOfPages == 3)
    var shown: [Int] = []
    for step in 0...60 {
      screen.move(to: screen.offset + (step > 0 ? 30 : 0))
      screen.passFrame()
      #expect(control.currentPage == screen.layout.currentPage)
      if shown.last != control.currentPage { shown.append(control.currentPage) }
    }
    #expect(shown == [0, 1, 2, 0, 1, 2, 0])
  }

  @Test func `the control follows updates`() {
    let screen = banner()
    screen.jump(toPage: 2)
    screen.insert([0, 1])
    screen.view.layoutIfNeeded()
    #expect(control.numberOfPages == 5 && control.currentPage == 4)
    screen.reload([0])
    screen.view.layoutIfNeeded()
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
  }

  @Test func `neither retains the other, and the control can be replaced`() {
    weak var layout: InfiniteBannerLayout?
    releasing { layout = banner().layout }
    #expect(layout == nil)
    tap(page: 1)
    let screen = banner()
    weak var gone: UIPageControl?
    releasing {
      let other = UIPageControl()
      gone = other
      screen.layout.pageControl = other
      #expect(other.numberOfPages == 3)
      tap(page: 2)
      screen.passFrame()
      screen.passFrame()
      #expect(screen.layout.pagePosition == 0)
    }
    #expect(gone == nil && screen.layout.pageControl == nil)
    screen.jump(toPage: 1)
    #expect(screen.layout.currentPage == 1)
  }

  /// Each layout has its own link to the control; only the one in use shows and turns pages.
  @Test func `two layouts of a view may share a control`() {
    let screen = banner()
    let next = InfiniteBannerLayout()
    next.pageControl = control
    #expect(control.numberOfPages == 3)
    screen.view.collectionViewLayout = next
    screen.view.layoutIfNeeded()
    screen.passFrame()
    #expect(control.numberOfPages == 3)
    tap(page: 2)
    screen.passFrame()
    #expect(control.currentPage == 2 && control.numberOfPages == 3)
    next.scroll(toPage: 1, animated: false)
    screen.passFrame()
    #expect(next.currentPage == 1 && control.currentPage == 1)
    screen.view.collectionViewLayout = screen.layout
    screen.view.layoutIfNeeded()
    screen.passFrame()
    #expect(screen.layout.currentPage == 1, "the tap was for the other layout")
  }

  #if canImport(UIKitSimulation)
  @Test(arguments: [(1, 1), (2, 2), (3, -2), (4, -1)])
  func `a tap turns the page the shorter way, not through other dots`(page: Int, steps: Int) {
    let screen = banner([5])
    let start = screen.offset
    tap(page: page)
    var shown: Set<Int> = []
    screen.simulation.onFrame = { [control] in shown.insert(control.currentPage) }
    screen.simulation.runUntilRest(limit: 3)
    #expect(screen.layout.currentPage == page)
    #expect(screen.offset == start + CGFloat(steps) * 300)
    #expect(shown == [page])
  }

  @Test(arguments: [true, false])
  func `the view follows a finger on the dots at once`(isLooping: Bool) {
    let screen = banner([9])
    screen.layout.isLoopingEnabled = isLooping
    control.frame.origin = CGPoint(x: 50, y: 90)
    screen.simulation.window.addSubview(control)
    screen.simulation.run(for: 0.1)
    func dot(_ page: Int) -> CGPoint {
      CGPoint(x: control.frame.midX + 18 * CGFloat(page - 4), y: control.frame.midY)
    }
    var rests: [Int] = []
    screen.layout.onSettle = { rests.append($0) }
    let finger = screen.simulation.finger
    finger.touchDown(at: dot(0))
    for page in [1, 2, 3, 7, 8, 6] {
      finger.move(to: dot(page), over: 1 / 60.0)
      #expect(control.currentPage == page && screen.layout.pagePosition == CGFloat(page))
    }
    finger.move(to: dot(4), over: 0.1)
    finger.release()
    screen.simulation.runUntilRest(limit: 1)
    #expect(screen.layout.pagePosition == 4 && rests.last == 4)
    screen.simulation.finger.tap(at: dot(8))
    screen.passFrame()
    #expect(screen.layout.pagePosition < 5, "a tap turns a page with an animation")
    screen.simulation.runUntilRest(limit: 1)
    #expect(rests.last == 5)
  }

  /// `AutoplayProgressTests` say when that is 0.
  @Test func `the control shows the progress of autoplay, also if it comes within an interval`() {
    guard #available(iOS 17, tvOS 17, *) else { return }
    let progress = UIPageControlProgress()
    control.progress = progress
    let screen = SnapScreen(InfiniteBannerLayout(), counts: [3])
    screen.layout.autoplay = Autoplay(interval: 4)
    screen.simulation.run(for: 1)
    screen.layout.pageControl = control
    for quarter in 2...3 {
      screen.simulation.run(for: 1)
      #expect(abs(progress.currentProgress - Float(quarter) / 4) < 0.02)
    }
    screen.simulation.run(for: 1.15)
    #expect(screen.layout.pagePosition != screen.layout.pagePosition.rounded())
    #expect(progress.currentProgress == 0, "not during the turn")
    screen.simulation.run(for: 0.35)
    #expect(control.currentPage == 1 && progress.currentProgress < 0.1)
    screen.drag(by: -50, over: 0.2, hold: 1)
    #expect(progress.currentProgress == 0)
    screen.simulation.runUntilRest(limit: 3)
    screen.layout.autoplay = nil
    #expect(progress.currentProgress == 0)
    screen.layout.autoplay = Autoplay(interval: 0.8, driftSpeed: 30)
    screen.simulation.run(for: 0.4)
    #expect(abs(progress.currentProgress - 0.5) < 0.05, "towards a drift, also in a short time")
    screen.layout.autoplay = Autoplay(interval: 0, driftSpeed: 30)
    #expect(progress.currentProgress == 0, "a drift that begins at once")
    screen.layout.autoplay = Autoplay(interval: 4)
    AutoplayTests.Reason.press.begin(screen)
    screen.simulation.run(for: 4.55)
    #expect(progress.currentProgress == 0, "a person holds the view")
  }
  #endif
}
