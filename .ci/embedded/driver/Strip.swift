import Foundation

/// The smallest scroll view in which the state of a layout works: an offset, a finger, and a motion that ends after
/// ten frames.
///
/// It writes down what the layout decides.
struct Strip {
  private(set) var lines: [String] = []
  private var state = LayoutState()
  private var random: Numbers
  private let policy: ReleasePolicy
  private let effects: [ItemEffect]
  private var counts: [Int]
  private var itemLength: CGFloat
  private let loops: Bool
  private let filling: PageFilling
  private let listsItems: Bool

  private var offset: CGFloat = 0
  private var isTracking = false
  private var time = 0.0
  private var isTicking = false
  private var requests = 0
  private var motion: (target: CGFloat, frames: Int, isRequested: Bool)?

  init(seed: UInt64) {
    random = Numbers(seed: seed)
    policy = [ReleasePolicy.picker, .shelf, .banner][random.below(3)]
    effects = Self.allEffects[random.below(Self.allEffects.count)]
    counts = (0...random.below(2)).map { [random] section in section == 0 ? 7 : random.peek(12) }
    itemLength = 40 + random.length(260)
    loops = random.below(2) == 0
    listsItems = random.below(2) == 0
    filling = PageFilling(
      [.line, .wholeLines, .items(3)][random.below(3)], margin: CGFloat(random.below(20)),
      startsPageAtSection: random.below(2) == 0)
  }

  private static let allEffects: [[ItemEffect]] = [
    [], [.carousel()], [.coverFlow()], [.cube()], [.stack()], [.depth()], [.cylinder()], [.book],
    [.ferrisWheel()], [.zoom(), .fade()], [.tilt(), .parallax()], [.spin(), .crossFade],
  ]

  /// Does something random, some times.
  mutating func play(_ actions: Int) {
    layOut()
    for _ in 0..<actions {
      switch random.below(8) {
      case 0...3: drag()
      case 4: request()
      case 5: resize()
      default: update()
      }
      frames(random.below(40))
      draw()
    }
  }

  // MARK: What happens

  private mutating func drag() {
    motion = nil
    isTracking = true
    handle(.boundsWillChange(to: offset))
    let steps = random.below(8)
    var speed: CGFloat = 0
    for _ in 0..<steps {
      speed = random.length(120) - 60
      move(to: offset + speed)
      frames(1)
    }
    let velocity = random.below(4) == 0 ? 0 : speed * 0.06
    let release = state.release(
      toProposed: offset + velocity * 300, velocity: velocity, policy: policy, view)
    let page = policy.page(for: release, stops: state.geometry.stops)
    let answer = state.answer(to: release, page: page, policy: policy)
    say("release on page \(page ?? -1) at", answer.target)
    handle(.released(answer))
    isTracking = false
    motion = (answer.target, 10, false)
  }

  private mutating func request() {
    let request: PageRequest =
      switch random.below(3) {
      case 0: .page(random.below(9))
      case 1: .step(random.below(5) - 2)
      default: .item(ItemIndex(item: random.below(7), section: 0))
      }
    let style: ScrollStyle =
      switch random.below(3) {
      case 0: .immediate
      case 1: .animated
      default:
        .timed(
          0.2, CubicTiming(first: .init(x: 0.25, y: 0.1), second: .init(x: 0.25, y: 1)))
      }
    // Nobody waits for the end of each third one.
    requests += 1
    handle(.requested(request, style, number: requests % 3 == 0 ? nil : requests))
  }

  private mutating func resize() {
    handle(.contentsWillChange(in: state.geometry.setting.viewport))
    itemLength = 40 + random.length(260)
    layOut()
  }

  /// Inserts, deletes or moves an item, or inserts a section.
  private mutating func update() {
    guard counts[0] > 1 else { return }
    let (one, other) = (random.below(counts[0]), random.below(counts[0]))
    func item(_ index: Int) -> BatchUpdateMap.Element { .item(ItemIndex(item: index, section: 0)) }
    handle(.contentsWillChange(in: state.geometry.setting.viewport, inBatch: true))
    let update: BatchUpdateMap.Update
    switch random.below(4) {
    case 0:
      update = BatchUpdateMap.Update(before: nil, after: item(one))
      counts[0] += 1
    case 1:
      update = BatchUpdateMap.Update(before: item(one), after: nil)
      counts[0] -= 1
    case 2: update = BatchUpdateMap.Update(before: item(one), after: item(other))
    default:
      update = BatchUpdateMap.Update(before: nil, after: .section(0))
      counts.insert(2, at: 0)
    }
    let map = BatchUpdateMap([update])
    let before = state.geometry.numbering
    for section in 0..<before.sectionCount {
      let new = map.destination(of: ItemIndex(item: 0, section: section), in: before)
      lines.append("section \(section) to \(new?.section ?? -1), \(new?.item ?? -1)")
    }
    handle(.batchReported(map))
    layOut()
    handle(.batchEnded)
  }

  private mutating func layOut() {
    let numbering = ItemNumbering(counts: counts)
    let length = CGFloat(numbering.itemCount) * (itemLength + 8)
    let content = PageExtents.Content(
      length: length, leadingInset: 0, hasOnlyItems: counts.count == 1)
    let extents = (0..<numbering.itemCount).map { number in
      Extent(
        start: CGFloat(number) * (itemLength + 8) + CGFloat(number % 3), length: itemLength)
    }
    var grouping = LineGrouping()
    for (number, extent) in extents.enumerated() {
      grouping.append(
        along: extent, across: Extent(start: CGFloat(number % 2) * 50, length: 40),
        beginsSection: numbering.beginsSection(number))
    }
    let pages =
      listsItems
      ? PageExtents(
        numbering: numbering, grouping: grouping.grouping, content: content,
        extents: .listed(grouping.extents))
      : PageExtents(
        numbering: numbering, itemsPerLine: 1, first: Extent(start: 0, length: itemLength),
        pageStride: itemLength + 8, content: content)
    let viewport = Viewport(boundsLength: 320, contentLength: length, displayScale: 2)
    let geometry = PageGeometry(
      lines: pages,
      setting: PageGeometry.Setting(
        axis: .horizontal, viewport: viewport,
        alignment: PageAlignment.allCases[counts[0] % PageAlignment.allCases.count],
        padsEdges: counts[0] % 2 == 0, filling: filling, loops: loops))
    handle(.laidOut(geometry))
    say("content", state.geometry.contentLength)
  }

  private mutating func frames(_ count: Int) {
    for _ in 0..<count {
      time += 1 / 60.0
      if let motion {
        move(to: offset + (motion.target - offset) / CGFloat(motion.frames))
        self.motion =
          motion.frames > 1 ? (motion.target, motion.frames - 1, motion.isRequested) : nil
      }
      guard isTicking else { continue }
      handle(.framePassed(at: time))
      var last: Report.Kind?
      while let report = state.reportDue(after: last, view) {
        handle(.reported(report))
        say(report)
        last = report.kind
      }
    }
  }

  // MARK: What the layout does

  private var view: ViewSnapshot {
    ViewSnapshot(
      offset: offset, touch: isTracking ? .panning : .none,
      isMoving: isTracking || motion?.isRequested == false, isTicking: isTicking)
  }

  private mutating func handle(_ event: LayoutEvent) {
    for command in state.handle(event, view) { carryOut(command) }
  }

  private mutating func carryOut(_ command: LayoutCommand) {
    switch command {
    case .setOffset(let target), .jump(let target), .shift(let target):
      if case .jump = command { motion = nil }
      offset = target
      handle(.offsetWasSet)
      say("offset", target)
    case .scroll(let target):
      motion = (target, 10, true)
      say("scroll", target)
    case .placeElements: lines.append("place")
    case .startTicking: isTicking = true
    case .stopTicking: isTicking = false
    case .announce(let page): lines.append("announce \(page)")
    }
  }

  private mutating func say(_ report: Report) {
    switch report {
    case .pageCount(let count): lines.append("\(count) pages")
    case .pagePosition(let position): say("position", position)
    case .page(let page): lines.append("page \(page)")
    case .willSettle(let page): lines.append("on the way to \(page)")
    case .settled(let page): lines.append("settled on \(page)")
    case .requestsEnded(let ends):
      for end in ends {
        lines.append("request \(end.number) ends, \(end.didArrive ? "" : "not ")there")
      }
    }
  }

  private mutating func move(to target: CGFloat) {
    guard target != offset else { return }
    handle(.boundsWillChange(to: target))
    offset = target
  }

  /// The appearance of items beside the focus.
  private mutating func draw() {
    let overscan = effects.overscan
    say("overscan", overscan.before + overscan.after)
    for index in -2...2 {
      let position = ItemPosition(
        distance: CGFloat(index) * 90 + random.length(10), pageStride: itemLength + 8,
        itemSize: CGSize(width: itemLength, height: 120),
        viewportSize: CGSize(width: 320, height: 160), axis: .horizontal)
      let look = effects.appearance(at: position, reducesMotion: counts.count > 2)
      say(
        "item", look.scale, look.alpha, look.translation.x, look.translation.y, look.spin,
        look.rotation, look.depth, look.contentShift)
    }
  }

  /// Numbers as thousandths, so that both builds write the same digits.
  private mutating func say(_ words: String, _ numbers: CGFloat...) {
    lines.append(
      ([words] + numbers.map { $0.magnitude < 1e12 ? "\(Int(($0 * 1000).rounded()))" : "?" })
        .joined(separator: " "))
  }
}

/// Random numbers that are the same in each build.
struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  func peek(_ limit: Int) -> Int {
    var copy = self
    return copy.below(limit)
  }

  mutating func length(_ limit: Int) -> CGFloat { CGFloat(below(limit * 8)) / 8 }
}

/// What happens on strips with some seeds, as lines.
func text(strips: Int) -> String {
  (1...strips).flatMap { seed in
    var strip = Strip(seed: UInt64(seed))
    strip.play(20)
    return ["strip \(seed)"] + strip.lines + [rectangles(seed: UInt64(seed))]
  }.joined(separator: "\n")
}
