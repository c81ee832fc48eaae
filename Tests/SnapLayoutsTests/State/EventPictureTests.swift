import Testing

@testable import SnapLayouts

/// What the state makes of a few events, each a line that shows them: `"touch drag 1 lift 1 … rest 1"`.
///
/// | words | what happens |
/// |---|---|
/// | `touch`, `trackpad`, `drag 1`, `lift -1` | a finger; distances in halves of an item, velocities in items |
/// | `wheel 1`, `keys 2`, `write 3`, `animate 4` | other movers; in halves of an item |
/// | `page 2`, `jump 2`, `turn 2`, `item 2`, `next`, `previous` | requests: animated, at once, timed |
/// | `insert 0`, `delete 0`, `reload 3`, `resize 3`, `inset 1` | new contents; lengths in halves of an item |
/// | `leave`, `enter`, `carry`, `drop`, `hold`, `free` | the window; a moved item; an app that holds the view |
/// | `.`, `…` | a frame; as many as it takes to come to rest |
/// | `rest 1` | the view is at rest on page 1, and this was reported |
///
/// Six items of four points in a view of one item: page 1 is at 4, which is 2 in halves of an item.
@Suite struct EventPictureTests {
  @Test(arguments: [
    // Fingers.
    "touch . lift 0 … rest 0",
    "touch drag 1 . lift 1 … rest 1",
    "touch drag 1 . lift -1 … rest 0",
    "touch drag 1 drag 1 . lift 1 … rest 1",
    "touch drag 1 . lift 1 . touch drag 1 . lift 1 … rest 2",
    "touch drag 1 . lift 1 . touch lift 0 … rest 1",
    "trackpad drag 1 . lift 1 … rest 1",
    // Other movers: after a jump the nearest page, after a motion not where it began.
    "write 3 … rest 2", "write 4 … rest 2",
    "wheel 1 . . . … rest 1", "wheel 1 . wheel 1 . wheel 1 … rest 2",
    "keys 1 … rest 1", "keys 3 … rest 2", "animate 3 … rest 2",
    // Requests, and who comes after them.
    "page 3 … rest 3", "jump 3 … rest 3", "turn 3 … rest 3", "item 4 … rest 4", "page 99 … rest 5",
    "next … rest 1", "next . next … rest 2", "next … next … previous … rest 1",
    "turn 5 . . write 1 … rest 1", "page 5 . page 0 … rest 0", "page 4 . touch . lift 0 … rest 2",
    // New contents keep the item in front.
    "page 2 … insert 0 … rest 3", "page 2 … delete 0 … rest 1", "page 2 … delete 2 … rest 2",
    "page 5 … reload 3 … rest 2", "page 2 … resize 3 … rest 2", "page 2 … inset 1 … rest 2",
    "page 4 . insert 0 … rest 5", "touch drag 1 . lift 1 . insert 0 … rest 2",
    // What holds the view.
    "page 3 . leave enter … rest 3", "hold write 3 … free . … rest 2",
    "carry write 3 . drop … rest 2",
  ])
  func `a line of events ends at rest on its page`(picture: String) {
    var world = World(ModelContents(items: Array(0..<6)))
    #expect(world.faults(in: "… " + picture) == [])
  }

  @Test(arguments: [
    // After the last page comes the first.
    "page 3 … touch drag 1 . lift 1 … rest 0", "page 3 … next . next … rest 1",
    "previous … rest 3", "page 1 … insert 0 … rest 2",
  ])
  func `a line of events in a loop of four`(picture: String) {
    var world = World(
      ModelContents(items: Array(0..<4), unit: 131_072, boundsLength: 131_072, loops: true))
    #expect(world.faults(in: "… " + picture) == [])
  }
}

extension World {
  private static let words: [String: WorldAction] = [
    ".": .frame, "touch": .touch(isTracking: true), "trackpad": .touch(isTracking: false),
    "next": .request(.step(1), .animated), "previous": .request(.step(-1), .animated),
    "leave": .window(false), "enter": .window(true), "carry": .carry(true), "drop": .carry(false),
    "hold": .rests(false), "free": .rests(true),
  ]

  private static func action(_ word: String, _ number: Int) -> WorldAction? {
    switch word {
    case "drag": .drag(by: number)
    case "lift": .lift(velocity: number)
    case "wheel": .wheel(by: number)
    case "keys": .keys(by: number)
    case "write": .write(number)
    case "animate": .animate(to: number)
    case "page": .request(.page(number), .animated)
    case "jump": .request(.page(number), .immediate)
    case "turn": .request(.page(number), .timed(1, .linear))
    case "item": .request(.item(ItemIndex(item: number, section: 0)), .animated)
    case "insert": .insert(at: number)
    case "delete": .delete(at: number)
    case "reload": .reload(count: number)
    case "resize": .resize(number)
    case "inset": .inset(number)
    default: nil
    }
  }

  /// Plays a line, and returns the laws that it breaks and the rests that it misses.
  fileprivate mutating func faults(in picture: String) -> [String] {
    var words = picture.split(separator: " ").map(String.init)[...]
    var faults: [String] = []
    while let word = words.popFirst(), faults.isEmpty {
      let number = words.first.flatMap { Int($0) }
      if number != nil { words.removeFirst() }
      switch (word, number) {
      case ("…", nil):
        for _ in 0..<600 where !isStill && faults.isEmpty { faults += self.faults(of: .frame) }
        if !isStill { faults.append("no end of frames") }
      case ("rest", let page?): if !rests(on: page) { faults.append("no rest on \(page): \(view)") }
      default:
        let action = number.map { Self.action(word, $0) } ?? Self.words[word]
        faults += action.map { self.faults(of: $0) } ?? ["unknown word \(word)"]
      }
    }
    return faults
  }

  private func rests(on page: Int) -> Bool {
    let offset = state.geometry.stops[state.geometry.page(showing: page, nearestTo: view.offset)]
    return isStill && view.offset == offset && state.parts.reported.settledPage == page
  }

  private mutating func faults(of action: WorldAction) -> [String] {
    var run = Run()
    perform(action, &run)
    return run.faults
  }
}
