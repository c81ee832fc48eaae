/// Calls back once a display frame, on the virtual clock.
///
/// Apple's initializer takes a selector, which doesn't exist without Objective-C (fact 80);
/// `UIKitSimulation` has one that takes a block.
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
open class CADisplayLink: NSObject {
  /// The times of the previous frame and of the next one, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  open private(set) var targetTimestamp: CFTimeInterval = 0

  /// The duration of a frame, in seconds.
  open var duration: CFTimeInterval { loop.map { 1 / CFTimeInterval($0.framesPerSecond) } ?? 0 }

  open var isPaused = false

  private let action: @MainActor (CADisplayLink) -> Void
  private weak var loop: MainLoop?

  package init(action: @escaping @MainActor (CADisplayLink) -> Void) { self.action = action }

  /// Joins the loop that runs now or ran last.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard loop == nil, let current = MainLoop.current else { return }
    loop = current
    current.keep(self)
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  open func invalidate() {
    loop?.release(self)
    loop = nil
  }
}

extension CADisplayLink: FrameClient {
  package func frame(at time: TimeInterval) {
    guard !isPaused else { return }
    timestamp = time
    targetTimestamp = time + duration
    action(self)
  }
}
