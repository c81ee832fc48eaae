import QuartzCore
import Testing
import UIKit
import UIKitSimulation

@MainActor
struct DisplayLinkTests {
  @Test func `facts 80, 159: a link is called once a frame, first, and retained until it ends`() {
    let simulation = Simulation(size: CGSize(width: 200, height: 200))
    let view = UIScrollView()
    view.contentSize = CGSize(width: 200, height: 900)
    simulation.show(view)
    var calls: [(time: CFTimeInterval, offset: CGFloat)] = []
    weak var link: CADisplayLink?
    do {
      let made = CADisplayLink.calling { link in
        #expect(abs(link.targetTimestamp - link.timestamp - 1 / 60) < 1e-9)
        calls.append((CACurrentMediaTime(), view.contentOffset.y))
      }
      made.add(to: .main, forMode: .common)
      link = made
    }
    view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    var shown: [CGFloat] = [0]
    simulation.onFrame = { shown.append(view.contentOffset.y) }
    simulation.run(for: 0.1)
    #expect(calls.count == 6)
    #expect(calls.last?.time == simulation.time)
    // The offsets of the previous frames.
    #expect(calls.map(\.offset) == Array(shown.dropLast()))
    link?.isPaused = true
    simulation.run(for: 0.1)
    #expect(calls.count == 6)
    link?.invalidate()
    #expect(link == nil)
  }

  @Test func `fact 80: an action runs for its events, with the control as its sender`() {
    let control = UIControl()
    var senders: [Any?] = []
    let action = UIAction(title: "Go") { senders.append($0.sender) }
    control.addAction(action, for: [.touchUpInside, .valueChanged])
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .allTouchEvents)
    #expect(senders.count == 2)
    #expect(senders.allSatisfy { $0 as? UIControl === control })
    #expect(action.sender == nil)
  }
}
