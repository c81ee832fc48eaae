/// The touches since the screen last rested on a page, or since it was opened.
struct GestureRecord {
  /// The page at the beginning; nil if the record begins when the screen was opened.
  let page: Int?
  private(set) var script = TouchScript()

  init(page: Int? = nil) { self.page = page }

  private static let longest = 20_000

  mutating func add(_ touches: [LiveTouch], over frames: Int) {
    // A longer record isn't useful as a test.
    guard script.steps.count < Self.longest else { return }
    script.add(touches, over: frames)
  }
}
