#if canImport(UIKit)
public import UIKit

/// The place of an experiment: a window, a clock, and the actions of a person.
@MainActor
public protocol Laboratory: AnyObject {
  var window: UIWindow { get }

  /// The time in seconds.
  var time: TimeInterval { get }

  /// The finger; nil if there is none that can be moved.
  var finger: (any LaboratoryFinger)? { get }

  /// The input devices; nil if there are none.
  var devices: (any LaboratoryDevices)? { get }

  /// Adds a display link, which calls the action once a frame as long as the laboratory exists.
  func addDisplayLink(_ action: @escaping @MainActor () -> Void)

  /// Runs frames for some seconds.
  func run(for seconds: TimeInterval)
}

/// A finger on the screen; its locations are in the window's coordinates.
@MainActor
public protocol LaboratoryFinger {
  func touchDown(at location: CGPoint)
  func move(to location: CGPoint, over duration: TimeInterval)
  func hold(for duration: TimeInterval)
  func lift()
  /// Cancels the touch, as the system does.
  func cancel()
}

/// Devices that scroll without a finger, and the button that leaves the app.
@MainActor
public protocol LaboratoryDevices {
  /// Scrolls with two fingers on a trackpad.
  func scrollTrackpad(by translation: CGPoint, over duration: TimeInterval, at location: CGPoint)
  func turnWheel(by distance: CGPoint, at location: CGPoint)
  func pressDownKey(in scrollView: UIScrollView)
  func leaveApp(for seconds: TimeInterval)
  /// Rotates the device.
  func turn()
}
#endif
