/// What was done since the screen was at rest on a page, or since it was opened.
struct GestureRecord {
  /// Where it began; nil for what begins with the screen.
  let page: Int?
  private(set) var script = TouchScript()

  init(page: Int? = nil) { self.page = page }

  private static let longest = 20_000

  mutating func add(_ touches: [LiveTouch], over frames: Int) {
    // A longer record is no use as a test.
    guard script.steps.count < Self.longest else { return }
    script.add(touches, over: frames)
  }
}
