import Foundation

/// What has been seen of the view: where it was, what UIKit has asked about, and where the layout has
/// corrected it.
///
/// Who moves the view is decided by what is stored here, in `LayoutState+Movers`.
struct Watch: Sendable, Hashable {
  private(set) var seen = Observation()
  /// What UIKit has asked about, while the view hasn't gone there.
  private(set) var rival: Rival?
  /// The last scroll to a page that nobody requested, while somebody may still move the view back.
  private(set) var correction: Correction?

  init(seen: Observation = Observation(), rival: Rival? = nil, correction: Correction? = nil) {
    (self.seen, self.rival, self.correction) = (seen, rival, correction)
  }

  /// The last known offset of the view, or the expected one after a command, and its time.
  struct Observation: Sendable, Hashable {
    var offset: CGFloat = 0
    /// The time of the first frame with this offset, in seconds; nil before that frame.
    var time: Double?
    /// The seconds from that frame to the last one with this offset.
    var duration: Double = 0
    /// Whether the layout is about to set this offset.
    var isExpected = false

    /// How long the view has been there at a time, in seconds.
    func age(at time: Double) -> Double { time - (self.time ?? time) }
  }

  /// An offset that UIKit has asked about: the next step of a motion, the end of an animation that may
  /// take over, or nothing at all.
  struct Rival: Sendable, Hashable {
    var offset: CGFloat
    /// Whether the view has come nearer in a step that ended before it.
    var isApproached = false
    /// The item that comes to the front there, where that isn't where its page rests: an item that
    /// effects have moved, or the item from before the contents changed.
    var item: ItemIndex?
  }

  /// A scroll to a page that nobody requested.
  struct Correction: Sendable, Hashable {
    /// The offset from which it brings the view to a page.
    var start: CGFloat
    var stage: PageScroll.Stage
    /// Whether the view has come to rest there; who moves it right after that only reacts.
    var isOver = false
    /// The offset of the view in the last frame in which it had moved since then.
    var offset: CGFloat
    /// The time of that frame, in seconds; nil before the first one.
    var time: Double?
  }
}

/// What happens to the view.
extension Watch {
  /// The view was seen, at an offset where it may have been before.
  ///
  /// A finger ends what was announced or corrected before it. A rival that has taken over is none any
  /// more.
  mutating func saw(
    _ view: ViewSnapshot, hasMoved: Bool, inOtherMotion isOther: Bool, within halfPixel: CGFloat
  ) {
    if view.isHeld {
      if rival != nil { rival = nil }
      if correction != nil { correction = nil }
    } else if hasMoved, let rival {
      self.rival =
        isOther ? nil : rival.remaining(after: seen.offset, at: view.offset, within: halfPixel)
    }
    if hasMoved { seen = Observation(offset: view.offset) }
  }

  /// A frame has shown the view.
  ///
  /// Who moves it long after the last correction doesn't react to it.
  mutating func framePassed(at time: Double, showing offset: CGFloat, within halfPixel: CGFloat) {
    seen.time = seen.time ?? time
    seen.duration = seen.age(at: time)
    seen.isExpected = false
    guard var correction, abs(correction.offset - offset) > halfPixel else { return }
    let isLate = time - (correction.time ?? time) > Patience.reaction + Tolerance.rounding
    (correction.offset, correction.time) = (offset, time)
    self.correction = isLate ? nil : correction
  }

  /// UIKit asks about an offset that isn't the present one.
  ///
  /// A step on the way to a known end is no other end.
  mutating func asked(
    about new: Rival, of view: ViewSnapshot, in motion: Motion, within halfPixel: CGFloat
  ) {
    if let rival, Extent(from: view.offset, to: rival.offset, and: halfPixel).contains(new.offset) {
      return
    }
    let isOwnEnd = motion.animationTarget.map { abs(new.offset - $0) <= halfPixel } ?? false
    rival = isOwnEnd ? nil : new
    // An animation that begins now may stand still in its first frames.
    if motion.isIdle { motionBegan() }
  }

  /// The layout sets an offset; UIKit rounds it.
  mutating func willSet(_ offset: CGFloat, isHeld: Bool) {
    follow(offset, isHeld: isHeld)
    seen.isExpected = true
  }

  mutating func offsetWasSet(to offset: CGFloat) {
    (seen.offset, seen.isExpected) = (offset, false)
  }

  /// The view moves with its contents, which is nobody's move; a finger on it holds as still as before.
  mutating func follow(_ offset: CGFloat, isHeld: Bool) {
    if offset != seen.offset, !isHeld { motionBegan() }
    (seen.offset, seen.isExpected) = (offset, false)
  }

  /// The view and all that leads it have been shifted by periods of a loop.
  mutating func loopShifted(by distance: CGFloat) {
    seen.offset += distance
    contentsMoved(by: distance)
  }

  /// Contents to which an announced animation leads have moved.
  mutating func contentsMoved(by distance: CGFloat) { rival?.offset += distance }

  /// An announced animation leads to an item in contents that are about to change.
  mutating func rivalLeads(to item: ItemIndex?) { rival?.item = item }
}

/// What motions begin and end.
extension Watch {
  /// A motion has begun, so the view hasn't stood still in it.
  mutating func motionBegan() { (seen.time, seen.duration) = (nil, 0) }

  /// Somebody has requested a page, or the pages have gone: what was announced or corrected is over.
  mutating func forget() { (rival, correction) = (nil, nil) }

  /// Nobody acts any more on what UIKit has asked about.
  mutating func forgetRival() { rival = nil }

  /// Who has moved the view back from a page has done so for the pages before.
  mutating func forgetCorrection() { correction = nil }

  /// The view is about to be brought from an offset to a page that nobody has requested.
  ///
  /// - Parameters:
  ///   - offset: The offset.
  ///   - stage: How.
  ///   - continues: Whether it goes on to the page of the last correction.
  mutating func corrects(from offset: CGFloat, by stage: PageScroll.Stage, continues: Bool) {
    let start = continues ? correction?.start : nil
    correction = Correction(start: start ?? offset, stage: stage, offset: offset)
  }

  mutating func rested() { correction?.isOver = true }
}

extension Watch.Rival {
  /// Whether a move has brought the view nearer, but not to it.
  func isAhead(of offset: CGFloat, from start: CGFloat, within halfPixel: CGFloat) -> Bool {
    Extent(from: start, to: self.offset, and: halfPixel).contains(offset)
      && abs(offset - self.offset) > halfPixel
  }

  /// What remains of it after the view has moved: nothing, unless it leads there in more than one step.
  fileprivate func remaining(
    after start: CGFloat, at offset: CGFloat, within halfPixel: CGFloat
  ) -> Watch.Rival? {
    let isAhead = isAhead(of: offset, from: start, within: halfPixel)
    guard isAhead || isApproached && abs(offset - self.offset) <= halfPixel else { return nil }
    var rival = self
    rival.isApproached = isApproached || isAhead
    return rival
  }
}

extension Extent {
  /// The offsets between two offsets, and a distance beyond them.
  fileprivate init(from one: CGFloat, to other: CGFloat, and distance: CGFloat) {
    self.init(min(one, other) - distance, max(one, other) + distance)
  }
}
