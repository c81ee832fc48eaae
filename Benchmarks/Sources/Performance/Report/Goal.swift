/// A ratio, or a number, that must not be exceeded.
struct Goal: Sendable {
  let name: String
  let measured: Work
  /// The work to compare with; nil if the limit is about the number itself.
  let compared: Work?
  /// The greatest ratio; without a work to compare with, the most microseconds, or thousands of
  /// instructions where these are counted.
  let limit: Double
  /// Whether instructions are counted rather than the time measured.
  var isCounted = true

  private static let equal = Items(sizes: .equal, count: 10_000)

  private static func equal(_ count: Int) -> Items { Items(sizes: .equal, count: count) }

  private static func delegate(_ count: Int) -> Items { Items(sizes: .delegate, count: count) }

  /// The cost of a frame, compared with its minimum and with a frame of few items.
  static let frames: [Goal] =
    Screen.Room.allCases.flatMap { room in
      [
        (Subject.base, Subject.plain, 1.08), (.shelf, .plain, 1.08),
        (.picker, .floor, 1.21), (.banner, .plainPages, 0.65),
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

  /// A frame until the display has shown it.
  static let shownFrames: [Goal] = zip(beside, [1.31, 1.33, 0.87]).map { pair, limit in
    Goal(
      name: "shown frame: \(pair.0.name) / \(pair.1.name)",
      measured: Work(.shownFrame, pair.0, equal), compared: Work(.shownFrame, pair.1, equal),
      limit: limit)
  }

  /// Looks, compared with the same looks as other libraries do them, but simpler.
  ///
  /// The limits are a little above what was measured: they keep looks from becoming slower.
  static let looks: [Goal] = zip(looked, [1.17, 1.58, 1.7, 1.3, 1.17, 1.17, 1.92]).map {
    look, limit in
    Goal(
      name: "frame: \(look.subject.name) with effects / \(look.peer.name)",
      measured: Work(.frame, look.subject, equal, effect: look.effect),
      compared: Work(.frame, look.peer, equal), limit: limit)
  }

  /// An insertion on the screen and a reload of looks, compared with the same looks as other libraries do them; these
  /// compute no pages.
  ///
  /// The goal is 1.25 for an insertion, and 1.1 for a reload.
  static let lookUpdates: [Goal] = zip(
    looked,
    [
      [1.38, 1.34], [1.53, 1.62], [1.32, 1.74], [1.50, 1.68], [1.26, 1.77], [1.26, 1.77],
      [1.41, 1.36],
    ]
  ).flatMap { look, limits in
    zip([(Work.Kind.insertShown, "insertion"), (.reload, "reload")], limits).map { kind, limit in
      Goal(
        name: "\(kind.1): \(look.subject.name) with effects / \(look.peer.name)",
        measured: Work(kind.0, look.subject, equal, effect: look.effect),
        compared: Work(kind.0, look.peer, equal), limit: limit)
    }
  }

  private static let looked: [(subject: Subject, effect: MeasuredEffect, peer: Subject)] = [
    (.touching, .peerCarousel, .peerCarousel), (.base, .peerLinear, .peerLinear),
    (.loop, .peerLinear, .peerLinear), (.overlapping, .coverFlow, .peerCoverFlow),
    (.pages, .cube, .peerCube), (.pages, .crossFade, .peerCrossFade),
    (.base, .peerScale, .peerScale),
  ]

  /// A frame of a drag, with all callbacks, a page control and autoplay.
  static let drags: [Goal] = [(Subject.base, Subject.plain, 1.35)].map { subject, other, limit in
    Goal(
      name: "frame of a drag: \(subject.name) / \(other.name)",
      measured: Work(.drag, subject, equal), compared: Work(.drag, other, equal), limit: limit)
  }

  /// New layouts, and a ready-made carousel with a few items, in thousands of instructions.
  ///
  /// The goal of a layout is 8.
  static let creations: [Goal] = [
    (Subject.base, 1.2), (.shelf, 3.68), (.picker, 5.17), (.banner, 7), (.carouselView, 72.9),
  ].map { subject, limit in
    Goal(
      name: "creation: \(subject.name), 1,000 instructions",
      measured: Work(.create, subject, equal(5)), compared: nil, limit: limit)
  }

  /// Cells that choose their sizes: the first pass, a frame in which others appear, and a scroll through
  /// all of them.
  ///
  /// All layouts show and measure the same cells.
  static let selfSizing: [Goal] = [Subject.base, .picker, .shelf, .loop].flatMap { subject in
    [
      (Work.Kind.reload, "first layout", 1000, 1.47), (.reload, "first layout", 10_000, 1.47),
      (.discover, "frame", 1000, 1.53), (.discover, "frame", 10_000, 1.27),
      (.through, "scroll through", 300, 1.84),
    ].map { kind, name, count, limit in
      let items = Items(sizes: .chosen, count: count)
      return Goal(
        name: "\(name), \(items.name) items: \(subject.name) / plain",
        measured: Work(kind, subject, items), compared: Work(kind, .plain, items), limit: limit)
    }
  }

  /// The ready-made carousel: a frame of a drag, and one with a few items until its first frame.
  static let carousels: [Goal] = [
    (Work.Kind.drag, "frame of a drag", 100, 0.97), (.create, "creation", 5, 2.38),
    (.show, "first frame", 5, 2.36),
  ].map { kind, name, count, limit in
    let items = equal(count)
    return Goal(
      name: "\(name): CarouselView / a pager with labels",
      measured: Work(kind, .carouselView, items), compared: Work(kind, .labeledPager, items),
      limit: limit)
  }

  /// Another size of the view: longer, in thousands of instructions, because a plain flow layout does nothing then; and
  /// longer and wider, compared with a plain flow layout.
  ///
  /// The goal of the latter is 2. A banner's sizes follow the view, so everything is laid out again, as at first.
  static let newSizes: [Goal] =
    [(1000, [367.0, 502, 489]), (10_000, [2171, 3463, 2291])].flatMap { count, limits in
      zip([Subject.base, .shelf, .picker], limits).flatMap { subject, most in
        let items = delegate(count)
        return [
          Goal(
            name: "longer view of \(items.name) items: \(subject.name), 1,000 instructions",
            measured: Work(.widen, subject, items), compared: nil, limit: most),
          Goal(
            name: "longer and wider view of \(items.name) items: \(subject.name) / plain",
            measured: Work(.resize, subject, items), compared: Work(.resize, .plain, items),
            limit: subject == .shelf ? 2.09 : subject == .picker ? 2 : 1.76),
        ]
      }
    } + [
      Goal(
        name: "longer and wider view of 10,000 items: InfiniteBannerLayout / first layout of plain",
        measured: Work(.resize, .banner, delegate(10_000)),
        compared: Work(.reload, .plainPages, delegate(10_000)), limit: 1.31)
    ]

  /// Layouts and what each is compared with.
  private static let beside: [(Subject, Subject)] = [
    (.base, .plain), (.picker, .floor), (.banner, .plainPages),
  ]

  /// What an app does to a view with equal items at rest, in the middle of them, with the limit of each of these layouts.
  ///
  /// A display frame passes after each: updates in one turn cost a plain flow layout most.
  ///
  /// The goal is 1.25 for updates, 1.4 in a picker or a banner; 1.2 for a reload, 1.3 for an invalidation, and 1.5 for a
  /// longer view.
  static let updates: [Goal] = {
    let kinds: [(Work.Kind, String, [Double])] = [
      (.insert, "insertion", [1.07, 1.15, 1.39]),
      (.insertShown, "insertion on the screen", [1.23, 1.38, 1.39]),
      (.insertMany, "insertion of 100", [1.06, 0.98, 1.25]),
      (.delete, "deletion", [1.14, 1.15, 1.49]),
      (.deleteMany, "deletion of 100", [1.1, 1.01, 1.44]),
      (.move, "move", [1.16, 1.08, 1.93]), (.reloadItems, "reload of an item", [1.18, 1.1, 2.02]),
      (.reload, "reload", [1.38, 1.31, 2]), (.invalidate, "invalidation", [1.46, 1.46, 2.4]),
      (.widen, "longer view", [3.34, 1.51, 3.31]),
    ]
    return kinds.flatMap { kind, name, limits in
      zip(beside, limits).map { pair, limit in
        Goal(
          name: "update, \(name): \(pair.0.name) / \(pair.1.name)",
          measured: Work(kind, pair.0, equal), compared: Work(kind, pair.1, equal), limit: limit)
      }
    }
  }()

  /// A row of a list of two hundred shelves, with ten items.
  ///
  /// The goal is 1.1 with its first frame.
  static let rows: [Goal] = {
    let kinds: [(Work.Kind, String, [Double])] = [
      (.row, "created and laid out", [1.27, 1.37, 1.71]),
      (.rowFrame, "the same and a frame", [1.35, 1.47, 1.89]),
      (.reuse, "reused", [1.42, 1.5, 2.45]),
    ]
    return kinds.flatMap { kind, name, limits in
      zip(beside, limits).map { pair, limit in
        Goal(
          name: "row, \(name): \(pair.0.name) / \(pair.1.name)",
          measured: Work(kind, pair.0, equal(10)), compared: Work(kind, pair.1, equal(10)),
          limit: limit)
      }
    }
  }()

  /// The first layout pass and an insertion at the front, compared with a plain flow layout.
  static func layouts(of items: Items) -> [Goal] {
    Subject.ours.flatMap { subject in
      [
        (Work.Kind.reload, "first layout", 1.28), (.insert, "insertion", 1.35),
      ]
      .map { kind, name, limit in
        Goal(
          name: "\(name) of \(items.name) items: \(subject.name) / plain",
          measured: Work(kind, subject, items),
          compared: Work(kind, subject.hasPages ? .plainPages : .plain, items), limit: limit)
      }
    }
  }

  /// The decision about the target of a release, in microseconds.
  static let releases: [Goal] = Subject.ours.flatMap { subject in
    [equal, delegate(100_000)].map { items in
      Goal(
        name: "release among \(items.name) items: \(subject.name), µs",
        measured: Work(.release, subject, items), compared: nil, limit: 1, isCounted: false)
    }
  }

  /// The same decision, compared with that among few items.
  static let releaseGrowth: [Goal] = Subject.ours.map { subject in
    Goal(
      name: "release: \(subject.name), 100,000 / 100 delegate-sized items",
      measured: Work(.release, subject, delegate(100_000)),
      compared: Work(.release, subject, delegate(100)), limit: 1.05)
  }

  static let all =
    frames + shownFrames + looks + lookUpdates + drags + carousels + creations + selfSizing
    + newSizes + updates + rows
    + layouts(of: delegate(100_000)) + releases + releaseGrowth

  /// The goals that are checked: those that need no time, with fewer items where all are read.
  static let checked =
    frames.filter { $0.measured.room == .one } + shownFrames + looks + lookUpdates + drags
    + carousels + creations
    + releaseGrowth + selfSizing + newSizes + updates + rows + layouts(of: delegate(10_000))

  /// The checked goals that a change of the library is likeliest to spoil: each kind of frame, all looks, and the narrowest
  /// limits of creations, rows, sizes and first layouts.
  static let likely =
    looks
    + checked.filter {
      [
        "frame, one item: SnapFlowLayout / ", "frame, one item: GroupPagingLayout / ",
        "frame, one item: CenteredPickerLayout / ", "frame, one item: InfiniteBannerLayout / ",
        "frame: CenteredPickerLayout, 1,000,000 / 100 equal", "frame of a drag: ", "shown frame: ",
        "row, the same and a frame: InfiniteBannerLayout / ",
        "creation: CenteredPickerLayout",
        "creation: InfiniteBannerLayout",
        "longer and wider view of 1,000 delegate-sized items: GroupPagingLayout",
        "first layout, 1,000 self-sizing items: SnapFlowLayout / ",
        "first layout of 10,000 delegate-sized items: GroupPagingLayout",
      ].contains(where: $0.name.hasPrefix)
    }
}

extension Screen.Room {
  var name: String { self == .one ? "one item" : "six items" }
}

extension Subject {
  static let ours: [Subject] = [.base, .shelf, .picker, .banner]

  /// The layouts that are measured without effects.
  static let swept: [Subject] = [
    .plain, .invalidating, .floor, .textbook, .textbookLoop, .base, .shelf, .picker, .banner,
    .plainPages,
  ]
}
