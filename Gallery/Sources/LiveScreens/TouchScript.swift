import Foundation

/// Touches on a screen, and the number of frames between them, as text.
///
/// `d300,250 | m280,250 | u |2` is a finger that touches down, moves and lifts, in four frames. A letter names
/// the action: `d`own, `m`ove, `u`p, `c`ancel, a notch of the `w`heel, two fingers that `r`est, `s`lide and
/// `l`ift on a trackpad, a `k`ey. A bar stands for a frame, or for the number of frames that follows it.
struct TouchScript: Equatable {
  enum Step: Equatable {
    case touch(LiveTouch)
    case frames(Int)
  }

  private(set) var steps: [Step] = []

  init() {}

  /// Creates a script from its text; nil if the text is invalid.
  init?(_ text: String) {
    for word in text.split(whereSeparator: \.isWhitespace) {
      guard let step = Step(word) else { return nil }
      steps.append(step)
    }
  }

  /// Appends touches and frames; frames without touches are added up.
  mutating func add(_ touches: [LiveTouch], over frames: Int) {
    steps += touches.map(Step.touch)
    if touches.isEmpty, case .frames(let count) = steps.last, case .frames = steps.dropLast().last {
      steps[steps.count - 1] = .frames(count + frames)
    } else if frames > 0 {
      steps.append(.frames(frames))
    }
  }

  var text: String { steps.map(\.text).joined(separator: " ") }

  /// The touches, grouped by the frames in which they happen.
  var turns: [(touches: [LiveTouch], frames: Int)] {
    var turns: [(touches: [LiveTouch], frames: Int)] = []
    var touches: [LiveTouch] = []
    for step in steps {
      switch step {
      case .touch(let touch): touches.append(touch)
      case .frames(let count):
        turns.append((touches, count))
        touches = []
      }
    }
    return touches.isEmpty ? turns : turns + [(touches, 0)]
  }
}

extension TouchScript.Step {
  fileprivate init?(_ word: Substring) {
    guard let letter = word.first else { return nil }
    let rest = word.dropFirst()
    if letter == "|" {
      guard let count = rest.isEmpty ? 1 : Int(rest),
        (0...1_000_000).contains(count)
      else { return nil }
      self = .frames(count)
    } else {
      guard let touch = LiveTouch(letter, rest) else { return nil }
      self = .touch(touch)
    }
  }

  fileprivate var text: String {
    switch self {
    case .touch(let touch): touch.text
    case .frames(let count): count == 1 ? "|" : "|\(count)"
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
