import Foundation
import GalleryScreens
import SnapLayouts
import UIKit
import UIKitSimulation

/// A screen of the gallery on a simulated device, with the settings of an address.
///
/// The contents depend only on the address and the touches, exactly: time passes frame by frame, and only when
/// requested.
@MainActor
public final class ScreenPlayer {
  public let simulation: Simulation
  public let screen: any GalleryScreen
  let knobs: ScreenKnobs
  public private(set) var device: DeviceSettings
  let entry: GalleryEntry

  /// The values of the knobs that were turned, by name.
  private(set) var turned: [String: String] = [:]

  /// The layout whose pages and state are shown.
  public var layout: SnapFlowLayout? { screen.mainLayout }

  private(set) var record = GestureRecord()
  private lazy var hand = Hand(of: self)
  private var shownFrames = 0
  private var restingFrames = 0

  /// - Parameters:
  ///   - address: Such as `screen=workbench&items=40&padsEdges=true`. Unknown names are ignored.
  ///   - entries: The screens to choose from; if the address names none of them, the first one is shown.
  public init(address: String, entries: [GalleryEntry] = GalleryEntry.live) {
    let address = ScreenAddress(address)
    entry = entries.first { $0.name == address.screen } ?? entries.first ?? .workbench
    device = DeviceSettings(size: entry.size)
    for (name, text) in address.knobs where device.turn(name, to: text) { turned[name] = text }
    Simulation.reduceMotion = device.reducesMotion
    Simulation.voiceOver = device.hasVoiceOver
    simulation = Simulation(
      size: device.size, scale: CGFloat(device.scale), safeAreaInsets: device.insets,
      layoutDirection: device.direction, framesPerSecond: Int(device.framesPerSecond))
    simulation.preferredContentSizeCategory = device.category
    simulation.isDark = device.isDark
    screen = entry.makeScreen()
    knobs = ScreenKnobs(of: screen)
    // Another layout has other knobs.
    for (name, text) in address.knobs where name == "layout" { turn(name, to: text) }
    for (name, text) in address.knobs where name != "layout" { turn(name, to: text) }
    layout?.isEventLogEnabled = true
    simulation.show(screen)
    showFrame()
  }

  /// The address of what is shown.
  public var address: String { ScreenAddress(screen: entry.name, knobs: turned).text }

  /// The Swift code of the layout or carousel view, with what differs from its defaults.
  public var code: String { knobs.code }

  /// The event log of the layout; empty if it would be too long, because it contains all uneven lines.
  public var eventLog: String {
    knobs.numberOfUnevenItems > 10_000 ? "" : layout?.eventLog ?? ""
  }

  /// Turns a knob; returns false if there is no such knob, or if it can't have the value.
  @discardableResult
  public func turn(_ name: String, to text: String) -> Bool {
    guard turnDevice(name, to: text) || knobs.turn(name, to: text) else { return false }
    turned[name] = text
    if name == "layout" {
      layout?.isEventLogEnabled = true
      for (name, text) in turned where name != "layout" { knobs.turn(name, to: text) }
    }
    return true
  }

  /// Shows a page without animation, before touches are played.
  public func begin(onPage page: Int) {
    layout?.scroll(toPage: page, animated: false)
    rest()
  }

  /// Plays touches in the format of ``TouchScript``; returns false if the text is invalid.
  @discardableResult
  public func play(_ script: String) -> Bool {
    guard let script = TouchScript(script) else { return false }
    for turn in script.turns { take(turn.touches, over: turn.frames) }
    return true
  }

  /// Advances time until nothing has moved for a quarter of a second, at most by half a minute.
  public func rest() {
    for _ in 0..<30 * simulation.framesPerSecond where !isAtRest { take([], over: 1) }
  }

  /// Advances time by a number of frames, during which touches happen.
  func take(_ touches: [LiveTouch], over frames: Int) {
    if !touches.isEmpty, isAtRest, mayBeginAnew {
      record = GestureRecord(page: layout?.currentPage)
    }
    record.add(touches, over: frames)
    hand.take(touches, over: frames)
  }

  /// Whether nothing has moved for a quarter of a second, and no finger is down.
  var isAtRest: Bool { restingFrames * 4 >= simulation.framesPerSecond }

  func showFrame() {
    shownFrames += 1
    simulation.run(for: timeTo(frame: shownFrames) + Self.instant)
    restingFrames = simulation.isMoving || hand.isDown ? 0 : restingFrames + 1
  }

  /// The time until the next frame, in seconds.
  var timeToNextFrame: TimeInterval { timeTo(frame: shownFrames + 1) }

  private func timeTo(frame: Int) -> TimeInterval {
    max(0, Double(frame) / Double(simulation.framesPerSecond) - simulation.time)
  }

  /// Compensates rounding, so that the sum of many frames is never less than the time of a frame.
  private static let instant: TimeInterval = 2e-10

  /// The page number doesn't determine the contents of a screen with autoplay or with several shelves.
  private var mayBeginAnew: Bool {
    guard let layout, case .layout(let owner) = screen.knobOwner else { return false }
    return owner === layout && layout.autoplay == nil
  }

  private func turnDevice(_ name: String, to text: String) -> Bool {
    let old = device
    guard device.turn(name, to: text) else { return false }
    Simulation.reduceMotion = device.reducesMotion
    Simulation.voiceOver = device.hasVoiceOver
    simulation.preferredContentSizeCategory = device.category
    simulation.layoutDirection = device.direction
    simulation.isDark = device.isDark
    if (old.size, old.safeArea) != (device.size, device.safeArea) {
      simulation.resize(to: device.size, safeAreaInsets: device.insets)
    }
    return true
  }

  /// Rotates the device.
  public func rotate() {
    (device.width, device.height) = (device.height, device.width)
    turned["device.width"] = "\(Int(device.width))"
    turned["device.height"] = "\(Int(device.height))"
    simulation.rotate(to: device.size)
  }
}

extension GalleryEntry {
  /// The screens of the live gallery.
  public static var live: [GalleryEntry] { all + [workbench] }
}

extension DeviceSettings {
  var size: CGSize { CGSize(width: width, height: height) }

  var insets: UIEdgeInsets {
    UIEdgeInsets(top: safeArea[0], left: safeArea[1], bottom: safeArea[2], right: safeArea[3])
  }

  var direction: UITraitEnvironmentLayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  var category: UIContentSizeCategory {
    Self.textSizes.first { $0.key == textSize }?.value ?? .large
  }
}
