import UIKit
import UIKitQuestions

/// A device without a screen: a window, a finger and its like, and a clock that only the simulation turns.
///
/// Time begins at zero with each simulation, and each has its own.
@MainActor
public final class Simulation {
  public let window: UIWindow
  public let finger: Finger
  public let trackpad: Trackpad
  public let wheel: Wheel
  public let keyboard = Keyboard()

  private let loop: MainLoop

  /// - Parameters:
  ///   - size: The size of the screen, in points.
  ///   - scale: Pixels a point.
  ///   - safeAreaInsets: What bars and notches cover, in points.
  ///   - layoutDirection: The direction of the person's language.
  ///   - framesPerSecond: How often the display shows a new frame.
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
  }

  /// Seconds since the simulation began.
  public var time: TimeInterval { loop.now }

  public var framesPerSecond: Int { loop.framesPerSecond }

  /// Called after every frame that was shown.
  public var onFrame: (() -> Void)? {
    get { loop.onFrame }
    set { loop.onFrame = newValue }
  }

  /// Whether anything asks for frames: a motion, an animation or a display link.
  public var isMoving: Bool { loop.isAnimating }

  /// What UIKit would have complained about in its log.
  public var faults: [String] { loop.faults }

  /// Makes a view fill the window and lays it out.
  public func show(_ view: UIView) {
    view.frame = window.bounds
    window.addSubview(view)
    layOut()
  }

  /// Makes a view controller the window's root and lays it out.
  public func show(_ viewController: UIViewController) {
    window.rootViewController = viewController
    layOut()
  }

  /// Ends the turn of the run loop: lays out what asked for it, without a frame passing.
  public func layOut() { loop.layOut() }

  /// Lets `seconds` pass.
  public func run(for seconds: TimeInterval) { loop.run(until: loop.now + max(0, seconds)) }

  /// Lets time pass until nothing has moved for a quarter of a second, at most `limit` seconds.
  ///
  /// - Returns: Whether it came to rest.
  @discardableResult
  public func runUntilRest(limit: TimeInterval = 15) -> Bool {
    let deadline = loop.now + limit
    var restingSince = loop.now
    while loop.now < deadline {
      run(for: 1 / Double(loop.framesPerSecond))
      if loop.isAnimating { restingSince = loop.now }
      if loop.now - restingSince >= 0.25 { return true }
    }
    return false
  }

  /// Turns the device: the window takes a new size inside an animation.
  public func rotate(to size: CGSize, safeAreaInsets: UIEdgeInsets? = nil) {
    UIDevice.current.turn()
    UIView.animate(withDuration: 0.3) {
      if OpenQuestions.current.collection.rotationSteps == .several {
        self.window.frame.size.width = size.width
      }
      self.resize(to: size, safeAreaInsets: safeAreaInsets)
    }
  }

  /// Gives the window a new size without an animation, as a split view does while it is resized.
  public func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets? = nil) {
    window.simulatedSafeAreaInsets = safeAreaInsets ?? window.simulatedSafeAreaInsets
    window.frame = CGRect(origin: .zero, size: size)
    layOut()
  }
}
