import Testing
import UIKit
import UIKitSimulation

/// Controls, their actions and their touches.
@MainActor
struct ControlTests {
  let simulation = Simulation(size: CGSize(width: 300, height: 400), scale: 2)
  let control = UIControl(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
  let log = CallLog()

  init() { simulation.window.addSubview(control) }

  private func note(_ events: [(UIControl.Event, String)], of control: UIControl) {
    for (event, name) in events {
      control.addAction(UIAction { [log] _ in log.note(name) }, for: event)
    }
  }

  private func noteTouches(of control: UIControl) {
    note(
      [
        (.touchDown, "down"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
        (.touchCancel, "cancel"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"),
      ], of: control)
  }

  @Test func `fact 80: an action runs for its events, with the control as its sender`() {
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

  @Test func `a scroll view that takes the finger over cancels the control`() {
    let scrollView = UIScrollView(frame: simulation.window.bounds)
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    simulation.window.addSubview(scrollView)
    scrollView.addSubview(control)
    noteTouches(of: control)
    simulation.finger.drag(
      from: CGPoint(x: 110, y: 120), by: CGPoint(x: 0, y: -60), over: 0.1, hold: 0.2)
    #expect(log.take() == ["down", "cancel"])
    #expect(scrollView.contentOffset.y == 50)
  }

  @Test func `a control in a cell gets the tap; a tap beside it goes to the cell`() throws {
    let collection = LoggedCollection.laidOut()
    let cell = try #require(
      collection.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    control.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    cell.contentView.addSubview(control)
    note([(.touchUpInside, "control")], of: control)
    collection.simulation.finger.tap(control)
    #expect(log.take() == ["control"])
    #expect(collection.layout.log.take() == [])
    collection.simulation.finger.tap(at: CGPoint(x: 150, y: 75))
    #expect(collection.layout.log.take() == ["select 1"])
  }
}
