import Testing
import UIKit
import UIKitSimulation

/// The order and the layout direction of views, and what a view controller hears of a new size.
@MainActor
struct ViewTests {
  /// Counts the touches that it sees, and lets go of them.
  private final class Counter: UIGestureRecognizer {
    var count = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      count += touches.count
      state = .failed
    }
  }

  @Test func `fact 190: a recognizer sees the touches in its view, also those of a control`() {
    let simulation = Simulation(size: CGSize(width: 100, height: 100), scale: 2)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addSubview(button)
    simulation.window.addSubview(view)
    let counter = Counter()
    view.addGestureRecognizer(counter)
    for (place, count) in [((20, 20), 1), ((20, 80), 2), ((80, 20), 2)] {
      simulation.finger.tap(at: CGPoint(x: place.0, y: place.1))
      #expect(counter.count == count && counter.state == .possible)
    }
    counter.isEnabled = false
    simulation.finger.tap(at: CGPoint(x: 20, y: 20))
    #expect(counter.count == 2)
  }

  @Test func `fact 56: views with a higher zPosition are in front`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let added = (0..<4).map { _ in UIView(frame: view.bounds) }
    for subview in added { view.addSubview(subview) }
    added[0].layer.zPosition = 2
    added[3].layer.zPosition = -1
    #expect(view.paintOrder == [added[3], added[1], added[2], added[0]])
    // A touch goes by the order of the tree alone.
    #expect(view.hitTest(CGPoint(x: 50, y: 50), with: nil) === added[3])
    #expect(view.subviews == added)
  }

  @Test(
    arguments: [
      (.unspecified, false, true), (.playback, false, false), (.spatial, false, false),
      (.forceLeftToRight, false, false), (.forceRightToLeft, true, true),
    ] as [(UISemanticContentAttribute, Bool, Bool)])
  func `fact 61: the attribute, or the direction of the language if it is unspecified`(
    attribute: UISemanticContentAttribute, inLeftToRight: Bool, inRightToLeft: Bool
  ) {
    for (direction, isRightToLeft) in [
      (UIUserInterfaceLayoutDirection.leftToRight, inLeftToRight), (.rightToLeft, inRightToLeft),
    ] {
      let answer = UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: direction)
      #expect((answer == .rightToLeft) == isRightToLeft)
      let view = UIView()
      view.semanticContentAttribute = attribute
      let simulation = Simulation(
        layoutDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight)
      simulation.show(view)
      #expect(view.effectiveUserInterfaceLayoutDirection == answer)
    }
    #expect(
      UIView.userInterfaceLayoutDirection(for: attribute)
        == (inLeftToRight ? .rightToLeft : .leftToRight))
  }

  @Test func `fact 61: subviews don't inherit the attribute`() {
    let (view, subview) = (UIView(), UIView())
    view.addSubview(subview)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(subview.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
  }

  @Test func `fact 183: a closure is called when a trait that it is registered for changes`() {
    let (simulation, view) = (Simulation(), UIView())
    simulation.show(view)
    var changes: [(from: UIContentSizeCategory, to: UIContentSizeCategory)] = []
    view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (view: UIView, old: UITraitCollection) in
      changes.append(
        (old.preferredContentSizeCategory, view.traitCollection.preferredContentSizeCategory))
    }
    view.registerForTraitChanges([]) { (_: UIView, _) in changes.append((.small, .small)) }
    simulation.preferredContentSizeCategory = .large
    simulation.layoutDirection = .rightToLeft
    changes = []
    simulation.preferredContentSizeCategory = .extraLarge
    #expect(changes.map(\.from) == [.large] && changes.map(\.to) == [.extraLarge])
    simulation.layoutDirection = .leftToRight
    #expect(changes.count == 1)
  }

  @Test func `fact 184: a state without a title has the normal one`() {
    let button = UIButton()
    #expect(button.title(for: .normal) == nil)
    button.setTitle("Play", for: .normal)
    button.setTitle("Pause", for: .selected)
    #expect(button.title(for: .selected) == "Pause" && button.title(for: .highlighted) == "Play")
    button.setTitle(nil, for: .selected)
    #expect(button.title(for: .selected) == "Play" && button.currentTitle == "Play")
  }

  private final class Controller: UIViewController {
    let log = CallLog()

    private func note(_ name: String) { log.note("\(name) \(Int(view.bounds.width))") }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      note("to \(Int(size.width)) from")
      coordinator.animate { [self] in
        note($0.isAnimated ? "alongside" : "at once")
      } completion: { [self] in
        note($0.isCancelled ? "cancelled" : "completion")
      }
    }
  }

  @Test(arguments: [true, false])
  func `a new size is announced, taken, and completed`(isRotation: Bool) {
    let (simulation, controller) = (Simulation(size: CGSize(width: 300, height: 500)), Controller())
    simulation.show(controller)
    let size = CGSize(width: 500, height: 300)
    if isRotation { simulation.rotate(to: size) } else { simulation.resize(to: size) }
    let way = isRotation ? "alongside" : "at once"
    #expect(controller.log.take() == ["to 500 from 300", "\(way) 500"])
    simulation.run(for: isRotation ? 0.25 : 0)
    #expect(controller.log.take() == (isRotation ? [] : ["completion 500"]))
    simulation.run(for: 0.1)
    #expect(controller.log.take() == (isRotation ? ["completion 500"] : []))
  }
}
