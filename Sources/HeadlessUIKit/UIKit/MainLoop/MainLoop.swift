/// The virtual time in which everything happens: display frames, scheduled blocks, layout.
///
/// No real time passes. `UIKitSimulation` turns the hand; every simulation has a window and a loop of
/// its own, so that its frames fall on the same instants whatever else runs.
@MainActor
package final class MainLoop {
  /// The loop of windows that no simulation made; nobody turns it.
  static let idle = MainLoop()

  /// The loop that is being turned, or was last.
  private(set) static weak var current: MainLoop?

  /// Seconds since the loop began.
  package private(set) var now: TimeInterval = 0

  package let framesPerSecond: Int

  /// Called after the layout pass of every frame.
  package var onFrame: (() -> Void)?

  /// What UIKit would have written to its log.
  package private(set) var faults: [String] = []

  /// Whether anything asks for frames.
  package var isAnimating: Bool { !frameClients.isEmpty }

  weak var window: UIWindow?

  private var frame = 0
  private var isSuspended = false
  private var frameClients: [WeakFrameClient] = []
  private var links: [CADisplayLink] = []
  private var scheduled: [ScheduledBlock] = []
  private var scheduledCount = 0

  package init(framesPerSecond: Int = 60) {
    self.framesPerSecond = max(1, framesPerSecond)
  }

  /// Runs every frame and every scheduled block up to and including `time`, in order.
  package func run(until time: TimeInterval) {
    Self.current = self
    while !isSuspended {
      let nextFrame = Double(frame + 1) / Double(framesPerSecond)
      let due = scheduled.first?.time ?? .infinity
      guard min(nextFrame, due) <= time else { break }
      if due < nextFrame {
        now = max(now, due)
        scheduled.removeFirst().block()
      } else {
        frame += 1
        now = nextFrame
        showFrame()
      }
    }
    now = max(now, time)
  }

  /// Calls `block` once, `delay` seconds from now.
  package func schedule(after delay: TimeInterval, _ block: @escaping @MainActor () -> Void) {
    scheduledCount += 1
    let entry = ScheduledBlock(time: now + max(0, delay), order: scheduledCount, block: block)
    let index = scheduled.firstIndex { ($0.time, $0.order) > (entry.time, entry.order) }
    scheduled.insert(entry, at: index ?? scheduled.endIndex)
  }

  /// Calls `client` on every frame from the next one on, as long as it wants.
  package func add(_ client: any FrameClient) {
    guard !frameClients.contains(where: { $0.client === client }) else { return }
    frameClients.append(WeakFrameClient(client: client))
  }

  package func remove(_ client: any FrameClient) {
    frameClients.removeAll { $0.client === client }
  }

  /// As `add`, for what nobody else keeps: a run loop retains its display links.
  func keep(_ link: CADisplayLink) {
    links.append(link)
    add(link)
  }

  func release(_ link: CADisplayLink) {
    links.removeAll { $0 === link }
    remove(link)
  }

  /// The app is in the background: time passes, but nothing happens in it.
  package func suspend() {
    isSuspended = true
    window?.stopMotions()
  }

  /// Frames come again; what was scheduled for the time between is late.
  package func resume() {
    guard isSuspended else { return }
    isSuspended = false
    frame = Int((now * Double(framesPerSecond) + 1e-6).rounded(.down))
  }

  func record(fault: String) { faults.append(fault) }

  /// Lays out the window, as the end of a turn of the run loop does.
  package func layOut() {
    Self.current = self
    window?.layoutIfNeeded()
  }

  private func showFrame() {
    frameClients.removeAll { $0.client == nil }
    for entry in frameClients { entry.client?.frame(at: now) }
    layOut()
    onFrame?()
  }
}

/// What wants to be called once a display frame.
@MainActor
package protocol FrameClient: AnyObject {
  func frame(at time: TimeInterval)
}

private struct WeakFrameClient {
  weak var client: (any FrameClient)?
}

private struct ScheduledBlock {
  let time: TimeInterval
  let order: Int
  let block: @MainActor () -> Void
}
