internal import UIKitQuestions

/// The virtual time of all events: display frames, scheduled blocks, layout.
///
/// No real time passes, and `UIKitSimulation` advances the clock. Every simulation has its own
/// window and loop, so its frames always have the same times.
@MainActor
package final class MainLoop {
  /// The loop of windows without a simulation; it never runs.
  static let idle = MainLoop()

  /// The loop that runs now, ran last, or belongs to a simulation that was created since then.
  package private(set) static weak var current: MainLoop?

  /// The seconds since the loop began.
  package private(set) var now: TimeInterval = 0

  package let framesPerSecond: Int

  /// Called after the layout pass of every frame.
  package var onFrame: (() -> Void)?

  /// The messages that UIKit would log.
  package private(set) var faults: [String] = []

  /// Whether anything needs frames.
  package var isAnimating: Bool { !places.isEmpty || now < endOfTransitions }

  /// When the last animation of a view is over.
  private var endOfTransitions: TimeInterval = 0

  /// The time of the next scheduled block.
  package var timeOfNextBlock: TimeInterval? { scheduled.first?.time }

  weak var window: UIWindow?

  private var frame = 0
  /// The time when the app entered the background.
  private var suspension: TimeInterval?
  /// The clients in the order of their addition, and where each of them is.
  private var frameClients: [WeakFrameClient] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private var links: Set<CADisplayLink> = []
  private var scheduled: [ScheduledBlock] = []
  private var scheduledCount = 0

  package init(framesPerSecond: Int = 60) {
    self.framesPerSecond = max(1, framesPerSecond)
  }

  /// Runs every frame and every scheduled block up to and including `time`, in order.
  package func run(until time: TimeInterval) {
    runEvents(until: time)
    now = max(now, time)
  }

  /// Delivers a touch at `time`, before a frame of the same time (fact 158).
  package func deliverTouch(at time: TimeInterval, _ touch: () -> Void) {
    runEvents(until: time - 1e-9)
    now = max(now, time)
    touch()
    if OpenQuestions.current.scrolling.layoutAfterTouch == .afterEachTouch { layOut() }
  }

  /// Calls `block` once, after `delay` seconds.
  package func schedule(after delay: TimeInterval, _ block: @escaping @MainActor () -> Void) {
    scheduledCount += 1
    let entry = ScheduledBlock(time: now + max(0, delay), order: scheduledCount, block: block)
    // From the end: most blocks come after all others.
    let last = scheduled.lastIndex { ($0.time, $0.order) < (entry.time, entry.order) }
    scheduled.insert(entry, at: last.map { $0 + 1 } ?? scheduled.startIndex)
  }

  /// Calls `client` in every frame, from the next one on, as long as it needs frames.
  package func add(_ client: any FrameClient) {
    let place = places[client.frameIdentifier]
    guard place.flatMap({ frameClients[$0].client }) == nil else { return }
    places[client.frameIdentifier] = frameClients.count
    frameClients.append(WeakFrameClient(client: client))
  }

  package func remove(_ client: any FrameClient) {
    guard let place = places.removeValue(forKey: client.frameIdentifier) else { return }
    frameClients[place].client = nil
  }

  /// Adds a display link, and retains it like a run loop.
  func keep(_ link: CADisplayLink) {
    links.insert(link)
    add(link)
  }

  func release(_ link: CADisplayLink) {
    links.remove(link)
    remove(link)
  }

  /// Keeps the main thread busy: time passes without frames, and the next one shows where motions have come by then.
  package func hang(for seconds: TimeInterval) {
    now += max(0, seconds)
    frame = max(frame, Int((now * Double(framesPerSecond) - 1e-6).rounded(.down)))
  }

  /// Suspends the loop in the background: time passes without frames and scheduled blocks.
  package func suspend() {
    guard suspension == nil else { return }
    suspension = now
    window?.forEachScrollView { $0.motionIsSuspended() }
  }

  /// Resumes frames; blocks scheduled for the time between are late.
  package func resume() {
    guard let suspension else { return }
    self.suspension = nil
    window?.forEachScrollView { $0.motionIsResumed(after: now - suspension) }
    frame = Int((now * Double(framesPerSecond) + 1e-6).rounded(.down))
  }

  func needsFrames(until time: TimeInterval) { endOfTransitions = max(endOfTransitions, time) }

  func record(fault: String) { faults.append(fault) }

  package func makeCurrent() { Self.current = self }

  /// Whether a finger is on a scroll view, so that a run loop would be in its tracking mode.
  package var isTracking: Bool {
    var isTracking = false
    window?.forEachScrollView { isTracking = isTracking || $0.isTracking }
    return isTracking
  }

  /// Lays out the window, as at the end of a turn of the run loop.
  package func layOut() {
    makeCurrent()
    window?.layoutIfNeeded()
  }

  private func runEvents(until time: TimeInterval) {
    makeCurrent()
    while suspension == nil {
      let nextFrame = Double(frame + 1) / Double(framesPerSecond)
      let due = scheduled.first?.time ?? .infinity
      guard min(nextFrame, due) <= time else { return }
      if due < nextFrame {
        now = max(now, due)
        scheduled.removeFirst().block()
      } else {
        frame += 1
        now = max(now, nextFrame)
        showFrame()
      }
    }
  }

  private func showFrame() {
    forgetClients()
    for entry in clientsInOrder { entry.client?.frame(at: now) }
    layOut()
    onFrame?()
  }

  /// Display links added before a scroll view began to move are called before it moves (fact 159).
  private var clientsInOrder: [WeakFrameClient] {
    switch OpenQuestions.current.scrolling.lateDisplayLinks {
    case .inOrderOfAddition: frameClients
    case .beforeScrolling:
      frameClients.filter { !($0.client is UIScrollView) }
        + frameClients.filter { $0.client is UIScrollView }
    }
  }

  /// Forgets clients that were removed or have ceased to exist.
  private func forgetClients() {
    let count = frameClients.count
    frameClients.removeAll { $0.client == nil }
    guard frameClients.count < count else { return }
    places = [:]
    for (place, entry) in frameClients.enumerated() {
      if let client = entry.client { places[client.frameIdentifier] = place }
    }
  }
}

/// An object that is called once a display frame.
@MainActor
package protocol FrameClient: AnyObject {
  /// Which object it is.
  var frameIdentifier: ObjectIdentifier { get }

  func frame(at time: TimeInterval)
}

extension FrameClient {
  package var frameIdentifier: ObjectIdentifier { ObjectIdentifier(self) }
}

private struct WeakFrameClient {
  weak var client: (any FrameClient)?
}

private struct ScheduledBlock {
  let time: TimeInterval
  let order: Int
  let block: @MainActor () -> Void
}
