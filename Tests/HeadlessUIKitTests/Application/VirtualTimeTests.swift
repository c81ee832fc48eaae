import Dispatch
import QuartzCore
import Testing
import UIKit
import UIKitSimulation

// What an app declares in its module, here for this file only.
private typealias Timer = VirtualTimer
private typealias DispatchQueue = VirtualQueue

/// An app's timers, blocks, animations and display links on the virtual clock.
final class VirtualTimeTests: ScrollScreen {
  @Test func `a block waits for its time unless it is cancelled`() {
    simulation.layOut()
    var calls: [String] = []
    for name in ["hint", "cancelled"] {
      let item = DispatchWorkItem { calls.append(name) }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500), execute: item)
      if name == "cancelled" { item.cancel() }
    }
    #expect(simulation.timeOfNextTimer.map { abs($0 - 0.5) < 1e-9 } == true)
    simulation.run(for: 0.4)
    #expect(calls == [])
    simulation.run(for: 0.2)
    #expect(calls == ["hint"])
  }

  @Test(arguments: [(.default, 0), (.common, 1)] as [(RunLoop.Mode, Int)])
  func `a timer waits for a finger only in the default mode`(mode: RunLoop.Mode, meanwhile: Int) {
    simulation.layOut()
    let log = CallLog()
    let timer = Timer(timeInterval: 2, repeats: true) { _ in
      MainActor.assumeIsolated { log.note("call") }
    }
    RunLoop.main.add(timer, forMode: mode)
    simulation.run(for: 1)
    simulation.finger.touchDown(at: CGPoint(x: 150, y: 150))
    simulation.finger.hold(for: 2)
    #expect(log.calls.count == meanwhile)
    simulation.finger.release()
    simulation.run(for: 0.1)
    #expect(log.calls.count == 1)
    // The times stay those of the start.
    simulation.run(for: 0.8)
    #expect(log.calls.count == 1)
    simulation.run(for: 0.2)
    #expect(log.calls.count == 2)
    timer.invalidate()
    simulation.run(for: 60)
    #expect(log.calls.count == 2)
  }

  @Test func `animations are additive, and a change without one is visible at once`() {
    let view = UIView()
    simulation.show(view)
    let start = view.center.x
    func seen() -> CGFloat { (view.layer.presentation()?.position.x ?? .nan) - start }
    UIView.animate(withDuration: 0.4) { view.center.x += 100 }
    simulation.run(for: 0.2)
    let before = seen()
    #expect(abs(before - 50) < 0.01)
    UIView.animate(withDuration: 0.4) { view.center.x += 100 }
    UIView.animate(withDuration: 0.4) { UIView.performWithoutAnimation { view.center.x += 5 } }
    view.center.x += 7
    #expect(abs(seen() - before - 12) < 1e-9)
    simulation.run(for: 0.5)
    #expect(seen() == 212)
  }

  @Test func `facts 80, 159: a link is called once a frame, first, and retained until it ends`() {
    simulation.layOut()
    var calls: [(time: CFTimeInterval, offset: CGFloat)] = []
    weak var link: CADisplayLink?
    do {
      let made = CADisplayLink.calling { [scrollView] link in
        #expect(abs(link.targetTimestamp - link.timestamp - 1 / 60) < 1e-9)
        calls.append((CACurrentMediaTime(), scrollView.contentOffset.y))
      }
      made.add(to: .main, forMode: .common)
      link = made
    }
    scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    var shown: [CGFloat] = [0]
    simulation.onFrame = { [scrollView] in shown.append(scrollView.contentOffset.y) }
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

  // MARK: Touches, display links, the scroll view's own one and the layout pass in a frame

  @Test func `facts 158 and 161: one touch a frame, before the display links`() {
    simulation.layOut()
    let log = CallLog()
    CADisplayLink.calling { _ in log.note("link") }.add(to: .main, forMode: .common)
    observer.onCall = { name, _ in log.note(name) }
    touchDown()
    simulation.finger.move(to: CGPoint(x: 150, y: 270), over: 1 / 60.0)
    simulation.finger.move(to: CGPoint(x: 150, y: 230), over: 2 / 60.0)
    simulation.run(for: 0.001)
    #expect(
      log.calls == [
        "willBeginDragging", "didScroll", "link", "didScroll", "link", "didScroll", "link",
      ])
  }

  @Test func `fact 160: layout follows the scroll view's step`() {
    let view = LayoutCounter()
    simulation.show(view)
    view.contentSize = CGSize(width: 300, height: 4000)
    flick()
    simulation.run(for: 0.1)
    #expect(view.offsetOfLayout == view.contentOffset)
    let before = view.layouts
    simulation.run(for: 0.1)
    #expect((5...7).contains(view.layouts - before))
  }

  @Test func `fact 162: outside of a window the offset is in whole points`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentSize.height = 4000
    view.contentOffset.y = 10.4
    #expect(view.contentOffset.y == 10)
    view.setContentOffset(CGPoint(x: 0, y: 20.6), animated: false)
    #expect(view.contentOffset.y == 21)
    // Beyond the range it stays.
    view.contentOffset.y = 9000
    #expect(view.contentOffset.y == 9000)
    simulation.show(view)
    view.contentOffset.y = 10.4
    #expect(view.contentOffset.y == 10.5)
  }
}

final class LayoutCounter: UIScrollView {
  var offsetOfLayout: CGPoint?
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    offsetOfLayout = contentOffset
    layouts += 1
  }
}
