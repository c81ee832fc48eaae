#if canImport(UIKit)
public import UIKit

/// Where experiments are made: a window, time that passes, and what a person could do.
@MainActor
public protocol Laboratory: AnyObject {
  var window: UIWindow { get }

  /// Seconds since some moment.
  var time: TimeInterval { get }

  /// Nil where no finger can be moved.
  var finger: (any LaboratoryFinger)? { get }

  /// Nil where there are no devices to scroll with.
  var devices: (any LaboratoryDevices)? { get }

  /// Adds a display link, which calls the action once a frame as long as the laboratory exists.
  func addDisplayLink(_ action: @escaping @MainActor () -> Void)

  /// Lets frames be shown for some seconds.
  func run(for seconds: TimeInterval)
}

/// A finger on the screen; its locations are those of the window.
@MainActor
public protocol LaboratoryFinger {
  func touchDown(at location: CGPoint)
  func move(to location: CGPoint, over duration: TimeInterval)
  func hold(for duration: TimeInterval)
  func lift()
  /// The system takes the touch away.
  func cancel()
}

/// What scrolls without a finger, and the button that leaves the app.
@MainActor
public protocol LaboratoryDevices {
  /// Two fingers move the content on a trackpad.
  func scrollTrackpad(by translation: CGPoint, over duration: TimeInterval, at location: CGPoint)
  func turnWheel(by distance: CGPoint, at location: CGPoint)
  func pressDownKey(in scrollView: UIScrollView)
  func leaveApp(for seconds: TimeInterval)
  /// Turns the device, as a person does.
  func turn()
}
#endif
