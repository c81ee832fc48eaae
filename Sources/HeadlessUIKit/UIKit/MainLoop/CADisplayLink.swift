/// Calls back once a display frame, on the virtual clock.
///
/// Apple's is made with a selector, which cannot be spelt without Objective-C (fact 80);
/// `UIKitSimulation` makes one with a block.
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
open class CADisplayLink: NSObject {
  /// When the frame before this was shown, and when the next one will be, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  open private(set) var targetTimestamp: CFTimeInterval = 0

  /// Between two frames, in seconds.
  open var duration: CFTimeInterval { loop.map { 1 / CFTimeInterval($0.framesPerSecond) } ?? 0 }

  open var isPaused = false

  private let action: @MainActor (CADisplayLink) -> Void
  private weak var loop: MainLoop?

  package init(action: @escaping @MainActor (CADisplayLink) -> Void) { self.action = action }

  /// Joins the loop that is being turned, or was last.
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
