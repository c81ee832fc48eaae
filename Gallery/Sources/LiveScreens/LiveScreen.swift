import EventLogSupport
import Foundation
import GalleryScreens
import UIKit
import UIKitSimulation

/// A screen that a page shows: it answers each message with the changes to draw.
@MainActor
package final class LiveScreen {
  private(set) var player: ScreenPlayer
  private var drawing = ScreenDrawing()
  private var xray: XRay
  private var hasXRay = false
  private let entries: [GalleryEntry]
  private let isLoading: () -> Bool
  private var shownAxes = ScrollAxes()
  /// The frames since pictures were loading.
  private var framesWithoutLoading = 0

  /// - Parameters:
  ///   - entries: The screens.
  ///   - isLoading: Whether something is loading, so that the views may change in real time.
  package init(
    entries: [GalleryEntry] = GalleryEntry.live, isLoading: @escaping () -> Bool = { false }
  ) {
    self.entries = entries
    self.isLoading = isLoading
    player = ScreenPlayer(address: "", entries: entries)
    xray = XRay(of: player)
  }

  /// The beginning of an answer that is an error.
  package nonisolated static let startOfError = #"{"error":"#

  /// The answer to a line; an error if the line is not a valid message.
  package func answer(_ line: String) -> String {
    do throws(LiveMessage.Refusal) {
      return JSON.object(answer(try LiveMessage(line))).source
    } catch {
      return JSON.object([("error", .text("\(error.description): \(line.prefix(80))"))]).source
    }
  }

  private func answer(_ message: LiveMessage) -> [(String, JSON)] {
    var fields: [(String, JSON)] = message.id.map { [("id", .number($0))] } ?? []
    if let address = message.open { open(address) }
    let refused = message.turn.map(turn) ?? []
    if message.isForNewPage || message.turn != nil { fields += description }
    if message.isForNewPage {
      fields.append(("problems", .list(player.problems.map { .text($0) })))
    }
    if !refused.isEmpty { fields.append(("refused", .list(refused.map { .text($0) }))) }
    if let script = message.play { player.play(script) }
    if let isOn = message.xray { hasXRay = isOn }
    if let step = message.step { take(message.touches ?? [], over: step) }
    if message.isForNewPage {
      drawing = ScreenDrawing()
      fields.append(("anew", true))
    }
    switch message.ask {
    case .test: fields.append(("answer", .text(player.testSource)))
    case .gesture: fields.append(("answer", player.landingJSON))
    case .log: fields.append(("answer", .text(player.eventLog)))
    case nil: break
    }
    if let log = message.log { fields.append(steps(of: log)) }
    fields.append(("time", .number(player.simulation.time)))
    fields.append(("page", .text(spokenPage)))
    if let frames = quietFrames(after: message) { fields.append(("quiet", .count(frames))) }
    let axes = ScrollAxes(in: player.simulation.window)
    if axes != shownAxes || message.isForNewPage { fields.append(("axes", .text(axes.text))) }
    shownAxes = axes
    if hasXRay, let reading = xray.reading { fields.append(("xray", reading)) }
    fields += drawing.changes(to: player.simulation.presentedWindow)
    return fields
  }

  /// The steps of an event log, or what is wrong with it.
  private func steps(of log: String) -> (String, JSON) {
    do throws(EventLogProblem) {
      return ("steps", try EventLogReplay(log).json)
    } catch {
      return ("problem", .text(error.description))
    }
  }

  /// The number of frames in which nothing will change unless a person does something; nil while anything moves.
  private func quietFrames(after message: LiveMessage) -> Int? {
    framesWithoutLoading = isLoading() ? 0 : framesWithoutLoading + (message.step ?? 0)
    // What a person has just done shows in the next frame.
    guard message.isPlainStep else { return nil }
    return framesWithoutLoading * 4 > player.simulation.framesPerSecond ? player.quietFrames : nil
  }

  private var spokenPage: String {
    guard let layout = player.layout, layout.numberOfPages > 0 else { return "" }
    return "Page \(layout.currentPage + 1) of \(layout.numberOfPages)"
  }

  private func take(_ touches: [LiveTouch], over frames: Int) {
    let clock = ContinuousClock()
    let cost = clock.measure { player.take(touches, over: frames) }
    if frames > 0 { xray.note(cost: cost / .seconds(frames)) }
  }

  private func open(_ address: String) {
    player = ScreenPlayer(address: address, entries: entries)
    xray = XRay(of: player)
  }

  /// Turns knobs, and returns the names of those that could not be turned.
  private func turn(_ knobs: [String: String]) -> [String] {
    let names = knobs.keys.sorted()
    let refused = names.filter { !player.turn($0, to: knobs[$0] ?? "") }
    if names.contains("device.scale") || names.contains("device.framesPerSecond") {
      open(player.address)
    }
    return refused
  }

  /// The state of the screen except its views.
  private var description: [(String, JSON)] {
    let size = player.simulation.window.bounds.size
    return [
      (
        "screen",
        .object([
          ("name", .text(player.entry.name)), ("title", .text(player.entry.title)),
          ("sentence", .text(player.entry.sentence)),
          ("size", .list([.number(size.width), .number(size.height)])),
          ("framesPerSecond", .count(player.simulation.framesPerSecond)),
        ])
      ),
      ("screens", .list(entries.map { .list([.text($0.name), .text($0.title)]) })),
      ("address", .text(player.address)), ("code", .text(player.code)),
      ("groups", .list(player.groups.map(\.json))),
    ]
  }
}
