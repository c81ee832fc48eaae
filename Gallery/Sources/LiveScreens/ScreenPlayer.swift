import EventLogSupport
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
  public let device: DeviceSettings
  let deviceKnobs: KnobBoard
  let entry: GalleryEntry
  let entries: [GalleryEntry]

  /// What the address asks for in vain, as sentences.
  private(set) var problems: [String] = []

  /// The values of the knobs that were turned, by name.
  private(set) var turned: [String: String] = [:]

  /// The layout whose pages and state are shown.
  public var layout: SnapFlowLayout? { screen.mainLayout }

  /// Everything since the screen was opened, and since it last rested.
  private(set) var opened = GestureRecord(address: "")
  private(set) var last = GestureRecord(address: "")
  private lazy var hand = Hand(of: self)
  private var shownFrames = 0
  private var restingFrames = 0

  /// - Parameters:
  ///   - address: Such as `screen=workbench&items=40&padsEdges=true`. Unknown names are ignored.
  ///   - entries: The screens to choose from; if the address names none of them, the first one is shown.
  public init(address: String, entries: [GalleryEntry] = GalleryEntry.live) {
    let address = ScreenAddress(address)
    self.entries = entries
    entry = entries.first { $0.name == address.screen } ?? entries.first ?? .workbench
    device = DeviceSettings(size: entry.size)
    deviceKnobs = KnobBoard(of: device)
    for (name, text) in address.knobs where deviceKnobs.turn(name, to: text) { turned[name] = text }
    Simulation.reduceMotion = device.reducesMotion
    Simulation.voiceOver = device.hasVoiceOver
    simulation = Simulation(
      size: device.size, scale: device.scale, safeAreaInsets: device.safeArea,
      layoutDirection: device.direction, framesPerSecond: device.framesPerSecond)
    simulation.preferredContentSizeCategory = device.textSize
    simulation.isDark = device.isDark
    screen = entry.makeScreen()
    knobs = ScreenKnobs(of: screen)
    // Another layout has other knobs.
    for (name, text) in address.knobs where name == "layout" { open(name, at: text) }
    for (name, text) in address.knobs where name != "layout" { open(name, at: text) }
    if !address.screen.isEmpty, address.screen != entry.name {
      problems.insert(
        "There is no screen “\(address.screen.prefix(40))”; this is “\(entry.title)”.", at: 0)
    }
    layout?.isEventLogEnabled = true
    simulation.show(screen)
    showFrame()
    opened = GestureRecord(address: self.address)
    last = opened
  }

  private func open(_ name: String, at text: String) {
    if !turn(name, to: text), let problem = problem(of: name, text) { problems.append(problem) }
  }

  /// The address of what is shown.
  public var address: String { ScreenAddress(screen: entry.name, knobs: turned).text }

  /// The Swift code of the layout or carousel view, with what differs from its defaults.
  public var code: String { knobs.code }

  /// The event log of the layout; empty if it would be too long for a message.
  public var eventLog: String {
    guard let layout, PresentState(of: layout).numberOfListedLines <= Self.mostListedLines else {
      return ""
    }
    return layout.eventLog
  }

  private static let mostListedLines = 20_000

  /// Turns a knob; returns false if there is no such knob, or if it can't have the value.
  @discardableResult
  public func turn(_ name: String, to text: String) -> Bool {
    if name == "rotate" {
      rotate()
    } else {
      guard turnDevice(name, to: text) || knobs.turn(name, to: text) else { return false }
      turned[name] = text
    }
    if name == "layout" {
      layout?.isEventLogEnabled = true
      for (name, text) in turned.sorted(by: { $0.key < $1.key }) where name != "layout" {
        knobs.turn(name, to: text)
      }
    }
    note(.knob(name, text))
    return true
  }

  /// Plays what a person does, in the format of ``TouchScript``; returns false if the text is invalid.
  @discardableResult
  public func play(_ script: String) -> Bool {
    guard let script = TouchScript(script) else { return false }
    play(script)
    return true
  }

  func play(_ script: TouchScript) {
    var touches: [LiveTouch] = []
    for step in script.steps {
      switch step {
      case .touch(let touch): touches.append(touch)
      case .frames(let count):
        take(touches, over: count)
        touches = []
      case .page, .knob:
        take(touches, over: 0)
        touches = []
        if case .page(let page) = step { begin(onPage: page) }
        if case .knob(let name, let text) = step { turn(name, to: text) }
      }
    }
    take(touches, over: 0)
  }

  /// Rests on a page.
  private func begin(onPage page: Int) {
    note(.page(page))
    layout?.scroll(toPage: page, animated: false)
    for _ in 0..<Self.longestRest * simulation.framesPerSecond where !isAtRest { showFrame() }
  }

  private func note(_ step: TouchScript.Step) {
    opened.add(step)
    last.add(step)
  }

  /// Advances time until nothing has moved for a quarter of a second, at most by half a minute.
  public func rest() {
    for _ in 0..<Self.longestRest * simulation.framesPerSecond where !isAtRest { take([], over: 1) }
  }

  /// In seconds.
  private static let longestRest = 30

  /// Advances time by a number of frames, during which touches happen.
  func take(_ touches: [LiveTouch], over frames: Int) {
    if !touches.isEmpty, isAtRest {
      last = GestureRecord(address: address, page: layout?.currentPage)
    }
    opened.add(touches, over: frames)
    last.add(touches, over: frames)
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

  /// The number of frames in which nothing will happen by itself; nil while something moves.
  var quietFrames: Int? {
    guard isAtRest else { return nil }
    let next = simulation.timeOfNextTimer ?? .infinity
    return Int(max(0, min(next * Double(simulation.framesPerSecond), 1e9))) - shownFrames
  }

  private func turnDevice(_ name: String, to text: String) -> Bool {
    let (size, safeArea) = (device.size, device.safeArea)
    guard deviceKnobs.turn(name, to: text) else { return false }
    Simulation.reduceMotion = device.reducesMotion
    Simulation.voiceOver = device.hasVoiceOver
    simulation.preferredContentSizeCategory = device.textSize
    simulation.layoutDirection = device.direction
    simulation.isDark = device.isDark
    if (size, safeArea) != (device.size, device.safeArea) {
      simulation.resize(to: device.size, safeAreaInsets: device.safeArea)
    }
    return true
  }

  private func rotate() {
    let size = device.size
    for (name, length) in [("device.width", size.height), ("device.height", size.width)] {
      let text = KnobValue.number(Double(length)).text
      deviceKnobs.turn(name, to: text)
      turned[name] = text
    }
    simulation.rotate(to: device.size)
  }
}

extension DeviceSettings {
  var size: CGSize { CGSize(width: width, height: height) }

  var direction: UITraitEnvironmentLayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }
}
