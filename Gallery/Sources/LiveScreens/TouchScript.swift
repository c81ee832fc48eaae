import Foundation

/// What a person does with a screen, and the number of frames between, as text.
///
/// `d300,250 | m280,250 | u |2` is a finger that touches down, moves and lifts, in four frames. A letter names
/// the action: `d`own, `m`ove, `u`p, `c`ancel, a notch of the `w`heel, two fingers that `r`est, `s`lide and
/// `l`ift on a trackpad, a `k`ey. `b3` rests on page 3, and `@items=40` turns a knob. A bar stands for a frame, or
/// for the number of frames that follows it.
struct TouchScript: Equatable {
  enum Step: Equatable {
    case touch(LiveTouch)
    case frames(Int)
    case page(Int)
    case knob(String, String)
  }

  private(set) var steps: [Step] = []

  init() {}

  /// Creates a script from its text; nil if the text is invalid.
  init?(_ text: String) {
    for word in text.utf8.split(whereSeparator: { $0 <= UInt8(ascii: " ") }) {
      guard let step = Step(Substring(word)) else { return nil }
      steps.append(step)
    }
  }

  /// Appends touches and frames; frames without touches are added up.
  mutating func add(_ touches: [LiveTouch], over frames: Int) {
    for touch in touches { steps.append(.touch(touch)) }
    if touches.isEmpty, case .frames(let count) = steps.last, case .frames = steps.dropLast().last {
      steps[steps.count - 1] = .frames(count + frames)
    } else if frames > 0 {
      steps.append(.frames(frames))
    }
  }

  mutating func add(_ step: Step) { steps.append(step) }

  /// Removes the steps that no addition will change, all but the last two, and returns them.
  mutating func removePast() -> [Step] {
    let past = Array(steps.dropLast(2))
    steps.removeFirst(past.count)
    return past
  }

  var text: String { steps.map { $0.text }.joined(separator: " ") }

  /// The number of frames that it takes.
  var frames: Int {
    steps.reduce(0) { sum, step in if case .frames(let count) = step { sum + count } else { sum } }
  }
}

extension TouchScript.Step {
  fileprivate init?(_ word: Substring) {
    guard let letter = word.first else { return nil }
    let rest = word.dropFirst()
    switch letter {
    case "|":
      guard let count = rest.isEmpty ? 1 : Int(rest),
        (0...1_000_000).contains(count)
      else { return nil }
      self = .frames(count)
    case "b":
      guard let page = Int(rest), page >= 0 else { return nil }
      self = .page(page)
    case "@":
      guard let end = rest.firstIndex(of: "=") else { return nil }
      self = .knob(String(rest[..<end]), String(rest[rest.index(after: end)...]))
    default:
      guard let touch = LiveTouch(letter, rest) else { return nil }
      self = .touch(touch)
    }
  }

  var text: String {
    switch self {
    case .touch(let touch): touch.text
    case .frames(let count): count == 1 ? "|" : "|\(count)"
    case .page(let page): "b\(page)"
    case .knob(let name, let text): "@\(name)=\(text)"
    }
  }
}

extension LiveTouch {
  private static let letters: KeyValuePairs<Character, Kind> = [
    "d": .down, "m": .move, "u": .up, "c": .cancel, "w": .wheel, "r": .rest, "s": .slide,
    "l": .lift, "k": .key,
  ]

  fileprivate init?(_ letter: Character, _ rest: Substring) {
    guard let kind = Self.letters.first(where: { $0.key == letter })?.value else { return nil }
    self.init(kind: kind)
    if kind == .key {
      key = Key(rawValue: String(rest))
      if key == nil { return nil }
      return
    }
    let numbers = rest.split(separator: ",").map { Double($0) }
    guard numbers.allSatisfy({ $0?.isFinite == true }) else { return nil }
    let all = numbers.compactMap { $0.map { CGFloat($0) } }
    switch (kind, all.count) {
    case (.down, 2), (.move, 2), (.rest, 2): (x, y) = (all[0], all[1])
    case (.slide, 2): (dx, dy) = (all[0], all[1])
    case (.wheel, 4): (dx, dy, x, y) = (all[0], all[1], all[2], all[3])
    case (.up, 0), (.cancel, 0), (.lift, 0): break
    default: return nil
    }
    guard isSane else { return nil }
  }

  fileprivate var text: String {
    let letter = Self.letters.first { $0.value == kind }.map { String($0.key) } ?? ""
    let numbers: [CGFloat] =
      switch kind {
      case .down, .move, .rest: [x ?? 0, y ?? 0]
      case .slide: [dx ?? 0, dy ?? 0]
      case .wheel: [dx ?? 0, dy ?? 0, x ?? 0, y ?? 0]
      case .up, .cancel, .lift, .key: []
      }
    return letter + numbers.map(Self.digits).joined(separator: ",")
      + (key?.rawValue ?? "")
  }

  /// All digits, without a fraction if the number is whole.
  private static func digits(_ number: CGFloat) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
