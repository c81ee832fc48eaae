import Foundation

/// Turns the pages automatically.
///
/// The state has no clock: it asks to be woken after some seconds, and then looks at the view again.
extension LayoutState {
  /// What autoplay waits for before it moves the view on.
  enum AutoplayWait: Sendable, Hashable {
    /// The view rests on a page that has not yet been shown long enough, or is off the screen.
    case interval
    /// A person holds the view or one of its items; UIKit doesn't announce when the person lets go.
    case release
  }

  /// The shortest time between two looks at a view that is off the screen, in seconds.
  private static let pause = 0.5

  /// Finds out whether a check would change anything.
  ///
  /// - Parameter isAllowed: Whether autoplay may move the view, which takes longer to find out.
  /// - Returns: Whether to handle `autoplay(.checked, …)`.
  func wantsAutoplayCheck(isAllowed: @autoclosure () -> Bool) -> Bool {
    guard geometry.stops.count > 1 else { return motion.isDrift || autoplayWait != nil }
    if motion.isDrift { return !isAllowed() }
    guard motion.isIdle else { return autoplayWait != nil }
    return isAllowed() == (autoplayWait == nil)
  }

  mutating func autoplay(
    _ occasion: AutoplayOccasion, by plan: AutoplayPlan, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    guard plan.isAllowed, motion.isIdle, geometry.stops.count > 1 else {
      return stopAutoplay(by: plan, view)
    }
    switch occasion {
    case .checked: return autoplayWait == nil ? wait(.interval, for: plan.interval) : []
    case .changed: return wait(.interval, for: plan.interval)
    case .timeIsUp(_, isHeld: true): return wait(.release, for: Patience.stillness)
    case .timeIsUp(let isOnScreen, isHeld: false):
      // UIKit doesn't announce when the view comes onto the screen, either.
      guard isOnScreen, autoplayWait == .interval else {
        return wait(.interval, for: max(plan.interval, Self.pause))
      }
      autoplayWait = nil
      return requested(nextPage(by: plan, view), plan.style, number: 0, view)
    }
  }

  private mutating func wait(_ wait: AutoplayWait, for seconds: Double) -> [LayoutCommand] {
    autoplayWait = wait
    return [.wake(after: seconds)]
  }

  /// Ends a drift on the page ahead; only a view at rest waits.
  private mutating func stopAutoplay(
    by plan: AutoplayPlan, _ view: ViewSnapshot
  ) -> [LayoutCommand] {
    motion.isDrift
      ? requested(.step(0), plan.endOfDrift, number: 0, view) : cancelAutoplayWait()
  }

  /// Forgets what autoplay waits for; a view that begins to move isn't turned.
  mutating func cancelAutoplayWait() -> [LayoutCommand] {
    guard autoplayWait != nil else { return [] }
    autoplayWait = nil
    return [.cancelWake]
  }

  /// The page after the present one; at an end, a drift turns back, and everything else begins anew.
  private func nextPage(by plan: AutoplayPlan, _ view: ViewSnapshot) -> PageRequest {
    let step = plan.isForward ? 1 : -1
    if page(for: .step(step), view) != nil { return .step(step) }
    if plan.style.isDrift { return .step(-step) }
    return .page(plan.isForward ? 0 : geometry.stops.count - 1)
  }
}

/// Why autoplay looks at the view.
enum AutoplayOccasion: Sendable, Equatable {
  /// A setting has changed: the page stays for a whole interval.
  case changed
  /// Something else has happened, such as a rest, after which autoplay may have to begin or to stop.
  case checked
  /// The time has passed for which the state asked.
  case timeIsUp(isOnScreen: Bool, isHeld: Bool)
}

/// How autoplay moves the view, and whether it may.
struct AutoplayPlan: Sendable, Equatable {
  /// Whether the app and the system let it move a view at rest, or let its drift go on.
  var isAllowed: Bool
  /// The seconds for which a page stays.
  var interval: Double
  var isForward: Bool
  var style: ScrollStyle
  /// How the view leaves a drift for the page ahead.
  var endOfDrift: ScrollStyle
}

extension ScrollStyle {
  fileprivate var isDrift: Bool { if case .drifting = self { true } else { false } }
}
