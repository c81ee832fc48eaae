import Foundation

/// What has been seen of the view: where it was, what UIKit has asked about, and from where the layout has
/// brought it back.
///
/// Who moves the view is decided by what is stored here, in `LayoutState+Movers`.
struct Watch: TestedValue {
  private(set) var seen = Observation()
  /// What UIKit has asked about, while the view hasn't gone there.
  private(set) var rival: Rival?
  /// What it has asked about since, on the way there: a step, if the view goes there at once.
  private(set) var step: Rival?
  /// The last scroll to a page that nobody requested, while somebody may still move the view back.
  private(set) var correction: Correction?
  /// The direction in which somebody had moved the view before the layout brought it back.
  private(set) var push: Push?

  /// The last known offset of the view, or the expected one after a command, and its time.
  struct Observation: TestedValue {
    var offset: CGFloat = 0
    /// The time of the first frame with this offset, in seconds; nil before that frame.
    var time: Double?
    /// The seconds from that frame to the last one with this offset.
    var duration: Double = 0
    /// How many frames in a row have shown this offset; three stand for any more.
    var frames = 0
    /// Whether UIKit reported a motion then.
    var isMoving = false

    /// Whether the view stands: a step in one of the next two frames continues a motion, because a busy app misses
    /// a frame.
    var stands: Bool { frames > 2 }
  }

  /// An offset that UIKit has asked about: the next step of a motion, the end of an animation that may
  /// take over, or nothing at all.
  struct Rival: TestedValue {
    var offset: CGFloat
    /// Where the view was when UIKit asked.
    let start: CGFloat
    /// Whether a frame has shown the view elsewhere since, so that it doesn't get there at once.
    var isAwaited = false
    /// The item that comes to the front there, where that isn't where its page rests: an item that
    /// effects have moved, or the item from before the contents changed.
    var item: ItemIndex?
  }

  /// A scroll to a page that nobody requested.
  struct Correction: TestedValue {
    /// The offset from which it brings the view to a page.
    var start: CGFloat
    var stage: PageScroll.Stage
    /// Whether the view has come to rest there.
    var isOver = false
    /// The seconds for which the view had stood still before it.
    var pause = 0.0
  }

  /// A move that the layout has corrected.
  ///
  /// Who moves the view in the same direction again goes on. However long that takes: only a move that ends on a page, a
  /// finger, a request and other pages end it.
  struct Push: TestedValue {
    /// -1 or 1.
    var direction: CGFloat
    /// How far the view had been brought back before the last correction began, in points.
    var remainder: CGFloat = 0
  }

  /// How far the layout has brought the view back, in all, to an offset from which somebody moves it in a direction;
  /// nil if nobody had moved it in that direction.
  func distanceBroughtBack(to start: CGFloat, against direction: CGFloat) -> CGFloat? {
    guard let push, let correction, push.direction * direction > 0 else { return nil }
    return max(0, push.remainder + (correction.start - start) * push.direction)
  }

  /// How long the layout leaves the view alone before it corrects it again.
  ///
  /// Who undoes a correction may be about to move the view on, and has paused for longer than it took to correct it.
  var patience: Double {
    guard let correction, !correction.isOver else { return Patience.stillness }
    return min(max(Patience.animation, 2 * correction.pause), Patience.longest)
  }
}

/// What happens to the view.
extension Watch {
  /// The view is about to be seen: if it is still where it was when UIKit asked about a step, that was another end.
  mutating func looked(at offset: CGFloat, within halfPixel: CGFloat) {
    if let step, abs(step.start - offset) <= halfPixel { rival = step }
    step = nil
  }

  /// The view was seen, at an offset where it may have been before.
  ///
  /// A finger ends what was announced or corrected before it. A rival that has taken over is none any
  /// more.
  mutating func saw(
    _ view: ViewSnapshot, hasMoved: Bool, inOtherMotion isOther: Bool, within halfPixel: CGFloat
  ) {
    if view.isHeld {
      forget()
    } else if hasMoved, let rival {
      self.rival =
        isOther ? nil : rival.remaining(after: seen.offset, at: view.offset, within: halfPixel)
    }
    if hasMoved { seen = Observation(offset: view.offset) }
    seen.isMoving = view.isMoving
  }

  /// A frame has shown the view.
  mutating func framePassed(at time: Double, showing offset: CGFloat, within halfPixel: CGFloat) {
    let start = seen.time ?? time
    (seen.time, seen.duration) = (start, time - start)
    seen.frames = min(seen.frames + 1, 3)
    if let rival, !rival.isAt(offset, within: halfPixel) { self.rival?.isAwaited = true }
  }

  /// UIKit asks about an offset that isn't the present one.
  ///
  /// A step on the way to an announced end is no other end.
  mutating func asked(
    about new: Rival, of view: ViewSnapshot, in motion: Motion, within halfPixel: CGFloat
  ) {
    let isOwnEnd = motion.animationTarget.map { abs(new.offset - $0) <= halfPixel } ?? false
    // An animation that begins now, or begins again, may stand still in its first frames, however long the view has
    // stood before.
    if !isOwnEnd { (seen.time, seen.duration) = (nil, 0) }
    if let rival, Extent(from: view.offset, to: rival.offset, and: halfPixel).contains(new.offset) {
      step = rival.isAt(new.offset, within: halfPixel) ? nil : new
      return
    }
    (rival, step) = (isOwnEnd ? nil : new, nil)
  }

  /// The layout has set an offset, which UIKit has rounded.
  mutating func offsetWasSet(to offset: CGFloat) { seen.offset = offset }

  /// The view moves with its contents, or because the layout sets an offset, which is nobody's move; a finger on it
  /// holds as still as before.
  mutating func follow(_ offset: CGFloat, isHeld: Bool) {
    if offset != seen.offset, !isHeld { motionBegan() }
    seen.offset = offset
  }

  /// The view and all that leads it have been shifted by periods of a loop.
  mutating func loopShifted(by distance: CGFloat) {
    seen.offset += distance
    correction?.start += distance
    contentsMoved(by: distance)
  }

  /// Contents to which an announced animation leads have moved.
  mutating func contentsMoved(by distance: CGFloat) {
    rival?.offset += distance
  }

  /// An announced animation leads to an item in contents that are about to change.
  mutating func rivalLeads(to item: ItemIndex?) { rival?.item = item }
}

/// What motions begin and end.
extension Watch {
  /// A motion has begun, so the view hasn't stood still in it.
  mutating func motionBegan() { (seen.time, seen.duration, seen.frames) = (nil, 0, 0) }

  /// Somebody has requested a page, or the pages have gone: what was announced or corrected is over.
  mutating func forget() { (rival, step, correction, push) = (nil, nil, nil, nil) }

  /// Nobody acts any more on what UIKit has asked about.
  mutating func forgetRival() { (rival, step) = (nil, nil) }

  /// The view has come to a page without a correction, or the pages that it was brought to have gone.
  mutating func forgetCorrection() { (correction, push) = (nil, nil) }

  /// The view is about to be brought from an offset to a page that nobody has requested.
  ///
  /// - Parameters:
  ///   - offset: The offset.
  ///   - stage: How it is brought there.
  ///   - push: The direction in which somebody has moved it to the offset, if he may go on.
  mutating func corrects(from offset: CGFloat, by stage: PageScroll.Stage, after push: Push?) {
    correction = Correction(start: offset, stage: stage, pause: seen.duration)
    self.push = push
  }

  /// The view goes on to the page of the last correction.
  mutating func correctionGoesOn(by stage: PageScroll.Stage) { correction?.stage = stage }

  mutating func rested() { correction?.isOver = true }
}

extension Watch.Rival {
  /// Whether the view is there.
  func isAt(_ offset: CGFloat, within distance: CGFloat) -> Bool {
    abs(offset - self.offset) <= distance
  }

  /// Whether a move has brought the view nearer, but not to it.
  func isAhead(of offset: CGFloat, from start: CGFloat, within halfPixel: CGFloat) -> Bool {
    Extent(from: start, to: self.offset, and: halfPixel).contains(offset)
      && !isAt(offset, within: halfPixel)
  }

  /// Whether it may have led the view to an offset: to its end, or a part of the way, where another end took over.
  func hasLed(to offset: CGFloat, within halfPixel: CGFloat) -> Bool {
    Extent(from: start, to: self.offset, and: halfPixel).contains(offset)
      && abs(offset - start) > halfPixel
  }

  /// What remains of it after the view has moved: nothing, unless it leads there in more than one step.
  fileprivate func remaining(
    after start: CGFloat, at offset: CGFloat, within halfPixel: CGFloat
  ) -> Watch.Rival? {
    let isAhead = isAhead(of: offset, from: start, within: halfPixel)
    return isAhead || isAwaited && isAt(offset, within: halfPixel) ? self : nil
  }
}

extension Extent {
  /// The offsets between two offsets, and a distance beyond them.
  fileprivate init(from one: CGFloat, to other: CGFloat, and distance: CGFloat) {
    self.init(min(one, other) - distance, max(one, other) + distance)
  }
}
