import Testing
import UIKit
import UIKitSimulation

/// The order of touches, display links, the scroll view's own display link and the layout pass in a
/// frame.
@MainActor
final class FrameOrderTests: ScrollScreen {
  @Test func `facts 158 and 161: one touch a frame, before the display links`() {
    let log = CallLog()
    let link = Link { log.note("link") }
    simulation.window.mainLoop.add(link)
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
    simulation.show(view)
    view.contentOffset.y = 10.4
    #expect(view.contentOffset.y == 10.5)
  }
}

private final class Link: FrameClient {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  func frame(at time: TimeInterval) { body() }
}

private final class LayoutCounter: UIScrollView {
  var offsetOfLayout: CGPoint?
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    offsetOfLayout = contentOffset
    layouts += 1
  }
}
