#if canImport(UIKit)
import UIKit

/// The source of display frames and timers.
///
/// A clock doesn't retain its callbacks. The caller keeps a callback, and cancels it when done.
@MainActor
protocol LayoutClock {
  /// Calls back once a display frame, with the time in seconds at which the frame is shown.
  ///
  /// - Parameters:
  ///   - callback: The callback, called until it is cancelled.
  ///   - window: The window that shows the frames.
  func callEachFrame(_ callback: ClockCallback, in window: UIWindow)

  /// Calls back once.
  ///
  /// - Parameters:
  ///   - callback: The callback, called unless it is cancelled before.
  ///   - delay: The delay in seconds.
  ///   - window: The window of the view that waits.
  func call(_ callback: ClockCallback, after delay: TimeInterval, in window: UIWindow)
}
#endif
