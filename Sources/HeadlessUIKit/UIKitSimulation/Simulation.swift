import UIKit
import UIKitQuestions

/// A device without a screen: a window, input devices, and a clock that only the simulation
/// advances.
///
/// Each simulation has its own time, which begins at zero.
@MainActor
public final class Simulation {
  public let window: UIWindow
  public let finger: Finger
  public let trackpad: Trackpad
  public let wheel: Wheel
  public let keyboard = Keyboard()

  /// Whether the colors of the system are seen as in dark mode; no trait says so.
  public var isDark = false

  private let loop: MainLoop

  /// - Parameters:
  ///   - size: The size of the screen, in points.
  ///   - scale: Pixels per point.
  ///   - safeAreaInsets: The space that bars and notches cover, in points.
  ///   - layoutDirection: The layout direction of the person's language.
  ///   - framesPerSecond: The number of frames per second.
  public init(
    size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3,
    safeAreaInsets: UIEdgeInsets = .zero,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight, framesPerSecond: Int = 60
  ) {
    loop = MainLoop(framesPerSecond: framesPerSecond)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.mainLoop = loop
    window.traits = UITraitCollection(
      scale: scale, direction: layoutDirection, category: .large)
    window.simulatedSafeAreaInsets = safeAreaInsets
    finger = Finger(window: window, loop: loop)
    trackpad = Trackpad(window: window, loop: loop)
    wheel = Wheel(window: window)
    window.makeKeyAndVisible()
    loop.makeCurrent()
  }

  /// The seconds since the simulation began.
  public var time: TimeInterval { loop.now }

  public var framesPerSecond: Int { loop.framesPerSecond }

  /// Called after every frame.
  public var onFrame: (() -> Void)? {
    get { loop.onFrame }
    set { loop.onFrame = newValue }
  }

  /// Whether anything asks for frames: a motion, an animation of a view, or a display link.
  public var isMoving: Bool { loop.isAnimating }

  /// The time of the next timer or scheduled block, in seconds; nil if there is none.
  public var timeOfNextTimer: TimeInterval? { loop.timeOfNextBlock }

  /// The messages that UIKit would log.
  public var faults: [String] { loop.faults }

  /// Makes a view fill the window and lays it out.
  public func show(_ view: UIView) {
    view.frame = window.bounds
    window.addSubview(view)
    layOut()
  }

  /// Makes a view controller the window's root and lays it out.
  public func show(_ viewController: UIViewController) {
    loop.makeCurrent()
    window.rootViewController = viewController
    layOut()
  }

  /// Ends the turn of the run loop: lays out all views that need it, without a frame.
  public func layOut() { loop.layOut() }

  /// Advances the clock by `seconds`.
  public func run(for seconds: TimeInterval) { loop.run(until: loop.now + max(0, seconds)) }

  /// Advances the clock by `seconds` in which the app is busy, so that no frame is shown.
  ///
  /// This is a facility for tests: of what UIKit does in a hang, nothing is known but that motions depend on time.
  public func hang(for seconds: TimeInterval) { loop.hang(for: seconds) }

  /// Advances the clock until nothing has moved for a quarter of a second, by at most `limit`
  /// seconds.
  ///
  /// - Returns: Whether everything has come to rest.
  @discardableResult
  public func runUntilRest(limit: TimeInterval = 15) -> Bool {
    let deadline = loop.now + limit
    var restingSince = loop.now
    while loop.now < deadline {
      run(for: 1 / Double(loop.framesPerSecond))
      if loop.isAnimating { restingSince = loop.now }
      if loop.now.since(restingSince) >= 0.25 { return true }
    }
    return false
  }

  /// Moves the focus to an item, as a remote control does.
  public func moveFocus(to indexPath: IndexPath, in collectionView: UICollectionView) {
    collectionView.moveFocus(to: indexPath)
    layOut()
  }

  /// Rotates the device: the window gets a new size inside of an animation of 0.3 seconds.
  ///
  /// The root view controller gets `viewWillTransition(to:with:)` before, and what it animates
  /// alongside is a part of the animation.
  ///
  /// - Parameters:
  ///   - size: The size of the screen after the rotation, in points.
  ///   - safeAreaInsets: The space that bars and notches cover then; nil if it stays the same.
  public func rotate(to size: CGSize, safeAreaInsets: UIEdgeInsets? = nil) {
    UIDevice.current.turn()
    SizeTransition.run(in: window, to: size, over: 0.3) {
      if OpenQuestions.current.collection.rotationSteps == .several {
        self.window.frame.size.width = size.width
      }
      self.setSize(size, safeAreaInsets)
    }
  }

  /// Gives the window a new size without an animation, as in a split view that is resized.
  ///
  /// The root view controller gets `viewWillTransition(to:with:)` before.
  ///
  /// - Parameters:
  ///   - size: The new size of the window, in points.
  ///   - safeAreaInsets: The space that bars and notches cover then; nil if it stays the same.
  public func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets? = nil) {
    SizeTransition.run(in: window, to: size, over: 0) { self.setSize(size, safeAreaInsets) }
  }

  private func setSize(_ size: CGSize, _ safeAreaInsets: UIEdgeInsets?) {
    // The size comes before the safe area (fact 171).
    window.frame = CGRect(origin: .zero, size: size)
    window.simulatedSafeAreaInsets = safeAreaInsets ?? window.simulatedSafeAreaInsets
  }
}
