import Foundation

/// A request of a page to its screen.
///
/// Each message gets one answer.
package struct LiveMessage: Decodable {
  /// Returned with the answer.
  var id: Double?
  /// Opens the screen of an address.
  var open: String?
  /// Sends all views again, for a page that was reloaded.
  var redraw: Bool?
  /// Shows a page, and plays touches in the format of ``TouchScript``.
  var begin: Int?
  var play: String?
  /// Turns knobs.
  var turn: [String: String]?
  /// Advances time by a number of frames, during which the touches happen.
  var step: Int?
  var touches: [LiveTouch]?
  /// Switches the X-ray on or off.
  var xray: Bool?
  /// Requests the last gesture, as a test or as data, or the event log.
  var ask: Question?
  /// Requests the steps of an event log, of this screen or of any device.
  var log: String?

  enum Question: String, Decodable {
    case test, gesture, log
  }

  /// The maximum size of a message and its parts; more is an error.
  package enum Limit {
    /// Enough for an event log.
    package static let bytes = 1 << 20
    static let frames = 240
    static let playedFrames = 20_000
    static let touches = 256
    static let knobs = 200
    static let coordinate: CGFloat = 100_000
  }

  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  /// Whether the page has drawn nothing yet.
  var isForNewPage: Bool { open != nil || redraw == true }

  init(_ line: String) throws {
    guard line.utf8.count <= Limit.bytes else { throw Refusal(description: "too long") }
    do {
      self = try JSONDecoder().decode(LiveMessage.self, from: Data(line.utf8))
    } catch {
      throw Refusal(description: "not a message")
    }
    if let step, !(0...Limit.frames).contains(step) {
      throw Refusal(description: "no such number of frames: \(step)")
    }
    if let touches, touches.count > Limit.touches {
      throw Refusal(description: "too many touches")
    }
    if let touches, !touches.allSatisfy(\.isSane) {
      throw Refusal(description: "a touch that is nowhere")
    }
    if let play {
      guard let script = TouchScript(play) else { throw Refusal(description: "no script") }
      guard script.turns.reduce(0, { $0 + $1.frames }) <= Limit.playedFrames else {
        throw Refusal(description: "too long to play")
      }
    }
    if let turn, turn.count > Limit.knobs { throw Refusal(description: "too many knobs") }
  }
}
