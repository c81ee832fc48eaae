#if canImport(UIKitSimulation)
import UIKit
import UIKitExperiments
import UIKitSimulation

/// The headless UIKit as a laboratory, with or without a person who can perform every action.
@MainActor
final class SimulatedLaboratory: Laboratory {
  private let simulation = Simulation(
    size: CGSize(width: 300, height: 400), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 40, left: 20, bottom: 30, right: 20))
  private let hasPerson: Bool
  /// How many times as long as asked for a finger takes.
  private let slowness: Double
  /// What has been performed.
  private(set) var actions: [Action] = []

  init(hasPerson: Bool = true, slowness: Double = 1) {
    (self.hasPerson, self.slowness) = (hasPerson, slowness)
  }

  var window: UIWindow { simulation.window }
  var time: TimeInterval { simulation.time }

  func addDisplayLink(_ action: @escaping @MainActor () -> Void) {
    CADisplayLink.calling { _ in action() }.add(to: .main, forMode: .common)
  }

  func run(for seconds: TimeInterval) { simulation.run(for: seconds) }

  func perform(
    _ action: Action, on view: UIScrollView, meanwhile: @escaping @MainActor () -> Void
  ) throws {
    guard hasPerson else { throw NobodyThere() }
    actions.append(action)
    switch action {
    case .drag(let distance, let time, let hold):
      drag(distance, over: time)
      if hold > 0 { simulation.finger.hold(for: hold) }
      meanwhile()
      simulation.finger.release()
    case .cancelledDrag(let distance, let time):
      drag(distance, over: time)
      meanwhile()
      simulation.finger.cancel()
    case .dragAndCatch(let distance, let time, let hold):
      flick(distance, over: time)
      simulation.finger.touchDown(at: Action.middle)
      meanwhile()
      if hold > 0 { simulation.finger.hold(for: hold) }
      simulation.finger.release()
    case .dragAndLeave(let distance, let time, let seconds):
      flick(distance, over: time)
      meanwhile()
      simulation.enterBackground()
      run(for: seconds)
      simulation.becomeActive()
    case .trackpad(let distance, let time):
      simulation.trackpad.scroll(by: CGPoint(x: 0, y: -distance), over: time, at: Action.middle)
    case .wheel(let distance):
      simulation.wheel.turn(by: CGPoint(x: 0, y: distance), at: Action.middle)
    case .downKey: simulation.keyboard.press(.down, in: view)
    case .focusDown:
      if let (view, item) = hiddenItem(in: view) { simulation.moveFocus(to: item, in: view) }
    case .voiceOverDown:
      if let (view, item) = hiddenItem(in: view) { simulation.moveVoiceOver(to: item, in: view) }
    case .itemToEdge:
      guard let view = view as? UICollectionView else { return }
      simulation.dragItemToEdge(of: view, scrollingBy: CGPoint(x: 0, y: 100), over: 0.5)
    case .statusBar: simulation.tapStatusBar()
    case .turn:
      let insets = window.safeAreaInsets
      simulation.rotate(
        to: CGSize(width: window.bounds.height, height: window.bounds.width),
        safeAreaInsets: UIEdgeInsets(
          top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom))
    }
  }

  /// The first item that isn't wholly visible, and its view.
  private func hiddenItem(in view: UIScrollView) -> (UICollectionView, IndexPath)? {
    guard let view = view as? UICollectionView else { return nil }
    let item = view.indexPathsForVisibleItems.first {
      view.cellForItem(at: $0).map { $0.frame.maxY > view.bounds.maxY } ?? false
    }
    return item.map { (view, $0) }
  }

  private func drag(_ distance: CGFloat, over time: TimeInterval) {
    simulation.finger.touchDown(at: Action.start)
    simulation.finger.move(
      to: CGPoint(x: Action.start.x, y: Action.start.y - distance), over: time * slowness)
  }

  private func flick(_ distance: CGFloat, over time: TimeInterval) {
    drag(distance, over: time)
    simulation.finger.release()
    run(for: 0.1)
  }
}
#endif
