/// A ratio, or a number, that must not be exceeded.
struct Goal: Sendable {
  let name: String
  let measured: Work
  /// The work to compare with; nil if the limit is about the number itself.
  let compared: Work?
  let limit: Double

  private static let equal = Items(sizes: .equal, count: 10_000)

  private static func equal(_ count: Int) -> Items { Items(sizes: .equal, count: count) }

  private static func delegate(_ count: Int) -> Items { Items(sizes: .delegate, count: count) }

  /// The cost of a frame, compared with its minimum and with a frame of few items.
  static let frames: [Goal] =
    Screen.Room.allCases.flatMap { room in
      [
        (Subject.base, Subject.plain, 1.1), (.shelf, .plain, 1.1), (.picker, .floor, 1.2),
        (.banner, .plainPages, 1.3),
      ].map { subject, other, limit in
        Goal(
          name: "frame, \(room.name): \(subject.name) / \(other.name)",
          measured: Work(.frame, subject, equal, room), compared: Work(.frame, other, equal, room),
          limit: limit)
      }
    }
    + Subject.ours.flatMap { subject in
      [
        Goal(
          name: "frame: \(subject.name), 1,000,000 / 100 equal items",
          measured: Work(.frame, subject, equal(1_000_000)),
          compared: Work(.frame, subject, equal(100)), limit: 1.05),
        Goal(
          name: "frame: \(subject.name), 100,000 / 100 delegate-sized items",
          measured: Work(.frame, subject, delegate(100_000)),
          compared: Work(.frame, subject, delegate(100)), limit: 1.05),
      ]
    }

  /// The first layout pass, and an insertion at the front, compared with those of a plain flow
  /// layout.
  static let layouts: [Goal] = Subject.ours.flatMap { subject in
    [(Work.Kind.reload, "first layout"), (.insert, "insertion")].map { kind, name in
      Goal(
        name: "\(name) of 100,000 delegate-sized items: \(subject.name) / plain",
        measured: Work(kind, subject, delegate(100_000)),
        compared: Work(kind, subject.hasPages ? .plainPages : .plain, delegate(100_000)), limit: 2)
    }
  }

  /// The decision about the target of a release, in microseconds.
  static let releases: [Goal] = Subject.ours.flatMap { subject in
    [equal, delegate(100_000)].map { items in
      Goal(
        name: "release among \(items.name) items: \(subject.name), µs",
        measured: Work(.release, subject, items), compared: nil, limit: 1)
    }
  }

  /// The same decision, compared with that among few items.
  static let releaseGrowth: [Goal] = Subject.ours.map { subject in
    Goal(
      name: "release: \(subject.name), 100,000 / 100 delegate-sized items",
      measured: Work(.release, subject, delegate(100_000)),
      compared: Work(.release, subject, delegate(100)), limit: 1.05)
  }

  static let all = frames + layouts + releases + releaseGrowth
}

extension Screen.Room {
  var name: String { self == .one ? "one item" : "six items" }
}

extension Subject {
  static let ours: [Subject] = [.base, .shelf, .picker, .banner]

  /// All layouts except those for measuring effects.
  static let swept = allCases.filter { $0 != .pages }
}
