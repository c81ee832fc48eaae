/// A request of a page to its screen.
///
/// Each message gets one answer.
package struct LiveMessage {
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

  enum Question: String {
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

  init(_ line: String) throws(Refusal) {
    guard line.utf8.count <= Limit.bytes else { throw Refusal(description: "too long") }
    guard let fields = JSON(line)?.fields else { throw Refusal(description: "not a message") }
    for field in fields { try read(field) }
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
  /// Other fields are ignored.
  private mutating func read(_ field: JSON.Field) throws(Refusal) {
    let value = field.value
    let isValid =
      switch field.name {
      case "id": Self.set(&id, value.number)
      case "open": Self.set(&open, value.text)
      case "redraw": Self.set(&redraw, value.isTrue)
      case "begin": Self.set(&begin, value.count)
      case "play": Self.set(&play, value.text)
      case "turn": Self.set(&turn, value.fields.flatMap(Self.texts))
      case "step": Self.set(&step, value.count)
      case "touches": Self.set(&touches, value.list.flatMap(LiveTouch.list))
      case "xray": Self.set(&xray, value.isTrue)
      case "ask": Self.set(&ask, value.text.flatMap { Question(rawValue: $0) })
      case "log": Self.set(&log, value.text)
      default: true
      }
    guard isValid else { throw Refusal(description: "not a message") }
  }

  private static func set<Value>(_ property: inout Value?, _ value: Value?) -> Bool {
    property = value
    return value != nil
  }

  private static func texts(_ fields: [JSON.Field]) -> [String: String]? {
    var texts: [String: String] = [:]
    for field in fields {
      guard let text = field.value.text else { return nil }
      texts[field.name] = text
    }
    return texts
  }
}
