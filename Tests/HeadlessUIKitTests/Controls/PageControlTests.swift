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

  @Test func `fact 81: progress is within 0 … 1 and starts at 0 for each page`() {
    let progress = UIPageControlProgress()
    control.progress = progress
    for (set, found) in [(3, 1), (-1, 0), (0.5, 0.5)] as [(Float, Float)] {
      progress.currentProgress = set
      #expect(progress.currentProgress == found)
    }
    control.currentPage = 0
    #expect(progress.currentProgress == 0.5)
    control.currentPage = 1
    #expect(progress.currentProgress == 0)
  }
}
