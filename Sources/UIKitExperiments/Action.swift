#if canImport(UIKit)
public import UIKit

/// What a person does in an experiment, to a scroll view of 300 × 300 points in the corner of the window.
public enum Action: Equatable, Sendable {
  /// Puts a finger on ``start``, drags it up by a distance, holds it still and lifts it.
  case drag(CGFloat, over: TimeInterval, hold: TimeInterval)
  /// Drags, and lets the system take the finger away.
  case cancelledDrag(CGFloat, over: TimeInterval)
  /// Drags and lifts, and stops the motion a tenth of a second later with a finger that is held still.
  case dragAndCatch(CGFloat, over: TimeInterval, hold: TimeInterval)
  /// Drags and lifts, and leaves the app a tenth of a second later for some seconds.
  case dragAndLeave(CGFloat, over: TimeInterval, seconds: TimeInterval)
  /// Scrolls up with two fingers on a trackpad.
  case trackpad(CGFloat, over: TimeInterval)
  /// Turns a mouse wheel by one notch.
  case wheel(CGFloat)
  /// Presses the arrow key that points down.
  case downKey
  /// Moves the focus to the first item that isn't wholly visible.
  case focusDown
  /// Moves VoiceOver from item to item until the view scrolls.
  case voiceOverDown
  /// Drags an item to the lower edge until the view scrolls, and drops it.
  case itemToEdge
  /// Taps the status bar.
  case statusBar
  /// Rotates the device.
  case turn

  /// Where a finger begins, in the window's coordinates.
  public static let start = CGPoint(x: 150, y: 280)

  /// Where a finger stops a motion.
  public static let middle = CGPoint(x: 150, y: 150)

  /// Whether a UI test can perform it: one gesture, or a rotation.
  ///
  /// It cannot be in time for a second gesture, and it has no other devices.
  public var isForUITests: Bool {
    switch self {
    case .drag, .turn: true
    case .cancelledDrag, .dragAndCatch, .dragAndLeave, .trackpad, .wheel, .downKey, .focusDown,
      .voiceOverDown, .itemToEdge, .statusBar:
      false
    }
  }

  /// The action as words and numbers, for a UI test.
  public var code: String {
    switch self {
    case .drag(let distance, let time, let hold): "drag \(distance) \(time) \(hold)"
    case .turn: "turn"
    default: "hand"
    }
  }
}

extension Action: CustomStringConvertible {
  /// The action as a request to a person.
  public var description: String {
    switch self {
    case .drag(let distance, let time, let hold):
      Self.drag(distance, time) + (hold > 0 ? ", hold still for \(hold) s" : "") + ", and lift."
    case .cancelledDrag(let distance, let time):
      Self.drag(distance, time) + ". While you hold, open Control Center with another finger."
    case .dragAndCatch(let distance, let time, let hold):
      Self.drag(distance, time)
        + ", and lift. Stop the motion with a finger at once, and hold it for \(hold) s."
    case .dragAndLeave(let distance, let time, let seconds):
      Self.drag(distance, time)
        + ", and lift. Leave the app at once, and return after \(seconds) s."
    case .trackpad(let distance, let time):
      "Scroll up by \(distance) points in \(time) s with two fingers on a trackpad."
    case .wheel: "Turn the mouse wheel by one notch."
    case .downKey: "Press the arrow key that points down."
    case .focusDown: "Move the focus down with a remote control until the view scrolls."
    case .voiceOverDown:
      "With VoiceOver, swipe to the right from item to item until the view scrolls."
    case .itemToEdge:
      "Touch an item until it lifts, drag it to the lower edge until the view scrolls, and let go."
    case .statusBar: "Tap the status bar."
    case .turn: "Rotate the device."
    }
  }

  private static func drag(_ distance: CGFloat, _ time: TimeInterval) -> String {
    "Drag up by \(distance) points in \(time) s"
  }
}
#endif
