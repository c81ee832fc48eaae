/// What a person has done with a screen since a moment that can be repeated.
struct GestureRecord {
  /// The screen and its knobs at the beginning.
  let address: String
  /// The steps that won't change, as text, which takes a tenth of their memory.
  private var past = ""
  private var pastCount = 0
  private var script = TouchScript()
  /// Whether nothing is missing at the end.
  private(set) var isComplete = true

  /// - Parameters:
  ///   - address: The screen and its knobs.
  ///   - page: The page where it rests; nil if the screen was just opened.
  init(address: String, page: Int? = nil) {
    self.address = address
    if let page { script.add(.page(page)) }
  }

  private static let longest = 20_000

  /// What happened, in the format of ``TouchScript``.
  var text: String { past + script.text }

  mutating func add(_ touches: [LiveTouch], over frames: Int) {
    if hasRoom() { script.add(touches, over: frames) }
  }

  mutating func add(_ step: TouchScript.Step) {
    if hasRoom() { script.add(step) }
  }

  /// A longer record isn't useful as a test.
  private mutating func hasRoom() -> Bool {
    let steps = script.removePast()
    past += steps.map { $0.text + " " }.joined()
    pastCount += steps.count
    if pastCount >= Self.longest { (past, isComplete) = ("", false) }
    return isComplete
  }
}
