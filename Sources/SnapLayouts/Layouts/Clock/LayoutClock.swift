#if canImport(UIKit)
import UIKit

/// Where time comes from for all that ticks or waits: display frames, and moments a while from now.
///
/// A clock keeps no callback alive. Whoever wants to be called keeps it, and cancels it when done.
@MainActor
protocol LayoutClock {
  /// Calls back once a display frame, with the time in seconds at which the frame is shown.
  ///
  /// - Parameters:
  ///   - callback: What is called until it is cancelled.
  ///   - window: Where the frames are shown.
  func callEachFrame(_ callback: ClockCallback, in window: UIWindow)

  /// Calls back once.
  ///
  /// - Parameters:
  ///   - callback: What is called, unless it is cancelled before.
  ///   - delay: How long from now, in seconds.
  ///   - window: Where what waits is shown.
  func call(_ callback: ClockCallback, after delay: TimeInterval, in window: UIWindow)
}
#endif
