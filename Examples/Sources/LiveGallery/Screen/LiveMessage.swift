import Foundation

/// What a page asks of its screen.
///
/// Each message is answered once.
struct LiveMessage: Decodable {
  /// Given back with the answer.
  var id: Double?
  /// Shows the screen of an address.
  var open: String?
  /// Draws everything anew, for a page that has lost what it had.
  var redraw: Bool?
  /// Begins on a page, and plays what was done there, as ``TouchScript`` writes it.
  var begin: Int?
  var play: String?
  /// Turns knobs.
  var turn: [String: String]?
  /// Lets so many frames pass, in which the touches happen.
  var step: Int?
  var touches: [LiveTouch]?
  /// Switches the X-ray on or off.
  var xray: Bool?
  /// Asks for the last gesture, as a test or as it is, or for the event log.
  var ask: Question?
  /// Asks for the steps of an event log, of this screen or of any device.
  var log: String?

  enum Question: String, Decodable {
    case test, gesture, log
  }

  /// The most that a message may hold; more is an error.
  enum Limit {
    /// Enough for an event log.
    static let bytes = 1 << 20
    static let frames = 240
    static let playedFrames = 20_000
    static let touches = 256
    static let knobs = 200
    static let coordinate: CGFloat = 100_000
  }

  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  /// Whether the page that asks has drawn nothing yet.
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
