import Foundation

@testable import SnapLayouts

/// What happens to a view, as a line of words: `"touch drag 1 lift 1 … rest 1"`.
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
struct EventPicture {
  enum Step: Equatable {
    case action(WorldAction)
    case settle
    case rest(Int)
  }

  let steps: [Step]

  /// - Throws: ``UnknownWord`` at the first word that isn't one of the above.
  init(_ text: String) throws {
    var words = text.split(separator: " ")[...]
    var steps: [Step] = []
    while let word = words.popFirst() {
      let number = words.first.flatMap { Int($0) }
      if number != nil { words.removeFirst() }
      steps.append(try Self.step(String(word), number))
    }
    self.steps = steps
  }

  struct UnknownWord: Error, Equatable {
    let word: String
  }

  private static func step(_ word: String, _ number: Int?) throws -> Step {
    switch (word, number) {
    case ("…", nil): .settle
    case ("rest", let page?): .rest(page)
    case (_, let number?): .action(try action(word, number))
    case (_, nil): .action(try action(word))
    }
  }

  private static func action(_ word: String) throws -> WorldAction {
    switch word {
    case ".": .frame
    case "touch": .touch(isTracking: true)
    case "trackpad": .touch(isTracking: false)
    case "next": .request(.step(1), .animated)
    case "previous": .request(.step(-1), .animated)
    case "leave": .window(false)
    case "enter": .window(true)
    case "carry": .carry(true)
    case "drop": .carry(false)
    case "hold": .rests(false)
    case "free": .rests(true)
    default: throw UnknownWord(word: word)
    }
  }

  private static func action(_ word: String, _ number: Int) throws -> WorldAction {
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
    default: throw UnknownWord(word: word)
    }
  }

  /// Plays the picture in a world, and returns the laws that it breaks and the rests that it misses.
  func faults(in world: World) -> [String] {
    var (world, faults) = (world, [String]())
    for step in steps where faults.isEmpty {
      switch step {
      case .action(let action): faults += world.faults(of: action)
      case .settle:
        for _ in 0..<600 where !world.isStill && faults.isEmpty {
          faults += world.faults(of: .frame)
        }
        if !world.isStill { faults.append("no end of frames") }
      case .rest(let page):
        let geometry = world.state.geometry
        let offset = geometry.stops[geometry.page(showing: page, nearestTo: world.view.offset)]
        let reported = world.state.parts.reported.settledPage ?? -1
        if !world.isStill || world.view.offset != offset || reported != page {
          faults.append("at \(world.view.offset), reported \(reported), instead of \(step)")
        }
      }
    }
    return faults
  }
}

extension World {
  fileprivate mutating func faults(of action: WorldAction) -> [String] {
    var run = Run()
    perform(action, &run)
    return run.faults
  }
}
