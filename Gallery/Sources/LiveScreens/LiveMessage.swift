import Foundation

/// A request of a page to its screen.
///
/// Each message gets one answer.
package struct LiveMessage {
  /// Returned with the answer.
  let id: Double?
  /// Opens the screen of an address.
  let open: String?
  /// Sends all views again, for a page that was reloaded.
  let redraw: Bool?
  /// Plays a gesture in the format of ``TouchScript``.
  let play: TouchScript?
  /// Turns knobs.
  let turn: [String: String]?
  /// Advances time by a number of frames, during which the touches happen.
  let step: Int?
  let touches: [LiveTouch]?
  /// Switches the X-ray on or off.
  let xray: Bool?
  /// Requests the last gesture, as a test or as data, or the event log.
  let ask: Question?
  /// Requests the steps of an event log, of this screen or of any device.
  let log: String?

  enum Question: String {
    case test, gesture, log
  }

  /// The maximum size of a message and its parts; more is an error.
  package enum Limit {
    /// Enough for the event log of 10,000 uneven items, several times.
    package static let bytes = 1 << 23
    static let frames = 240
    static let playedFrames = 20_000
    static let touches = 256
    static let knobs = 200
    static let coordinate: CGFloat = 100_000
    static let id = 9_007_199_254_740_992.0
  }

  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  /// Whether the page has drawn nothing yet.
  var isForNewPage: Bool { open != nil || redraw == true }

  /// Whether it only lets time pass.
  var isPlainStep: Bool {
    step ?? 0 > 0 && (touches ?? []).isEmpty && !isForNewPage && turn == nil && play == nil
  }

  init(_ line: String) throws(Refusal) {
    guard line.utf8.count <= Limit.bytes else { throw Refusal(description: "too long") }
    guard let json = JSON(reading: line), case .fields = json else {
      throw Refusal(description: "not a message")
    }
    id = try Self.read("id", of: json, "no number") { json in
      json.number.flatMap { abs($0) <= Limit.id ? $0 : nil }
    }
    open = try Self.read("open", of: json, "no address", { $0.text })
    redraw = try Self.read("redraw", of: json, "not a message", { $0.bool })
    play = try Self.read("play", of: json, "no script") { $0.text.flatMap(TouchScript.init) }
    turn = try Self.read("turn", of: json, "no knobs", Self.knobs)
    step = try Self.read("step", of: json, "no such number of frames") { json in
      json.count.flatMap { (0...Limit.frames).contains($0) ? $0 : nil }
    }
    touches = try Self.read("touches", of: json, "a touch that is nowhere", Self.touches)
    xray = try Self.read("xray", of: json, "not a message", { $0.bool })
    ask = try Self.read("ask", of: json, "no question") { $0.text.flatMap(Question.init) }
    log = try Self.read("log", of: json, "no log", { $0.text })
    if let play, play.frames > Limit.playedFrames { throw Refusal(description: "too long to play") }
  }

  private static func read<Value>(
    _ name: String, of json: JSON, _ problem: String, _ convert: (JSON) -> Value?
  ) throws(Refusal) -> Value? {
    guard let field = json[name] else { return nil }
    guard let value = convert(field) else { throw Refusal(description: problem) }
    return value
  }

  private static func knobs(_ json: JSON) -> [String: String]? {
    guard case .fields(let fields) = json, fields.count <= Limit.knobs else { return nil }
    var knobs: [String: String] = [:]
    for field in fields {
      guard let text = field.value.text else { return nil }
      knobs[field.name] = text
    }
    return knobs
  }

  private static func touches(_ json: JSON) -> [LiveTouch]? {
    guard let list = json.list, list.count <= Limit.touches else { return nil }
    var touches: [LiveTouch] = []
    for json in list {
      guard let touch = LiveTouch(json) else { return nil }
      touches.append(touch)
    }
    return touches
  }
}
