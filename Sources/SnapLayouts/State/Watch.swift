import Foundation

/// What has been seen of the view: where it was, and what UIKit has asked about.
struct Watch: TestedValue {
  private(set) var seen = Observation()
  /// What UIKit has asked about last, while the view hasn't gone there.
  private(set) var announcement: Announcement?
  /// What it has asked about since, on the way there: a step, if the view goes there at once.
  private(set) var step: Announcement?
  /// The time of the last frame, in seconds; nil if the view has left its rest since.
  private(set) var lastFrame: Double?
  /// How far the layout has brought the view back that somebody had moved, in points; a further move in the same direction
  /// counts from there.
  private(set) var owed: CGFloat = 0
  /// The offsets where the latest corrections began, five at most, since somebody last moved a view at rest.
  private(set) var undone: [CGFloat] = []

  /// The last known offset of the view, or the expected one after a command, and its time.
  struct Observation: TestedValue {
    var offset: CGFloat = 0
    /// The time of the first frame with this offset, in seconds; nil before that frame.
    var time: Double?
    /// How many frames in a row have shown this offset; three stand for any more.
    var frames = 0

    /// Whether the view stands: a busy app misses a frame.
    var stands: Bool { frames > 2 }
  }

  /// An offset that UIKit has asked about: the end of an animation that may take over, or nothing at all.
  struct Announcement: TestedValue {
    var offset: CGFloat
    /// Where the view was then.
    var start: CGFloat
    /// Whether a frame has passed since UIKit asked, or UIKit has asked about a step on the way: a view that goes there at
    /// once isn't animated.
    var isAwaited = false
    /// The item that comes to the front there, where that isn't where its page rests.
    var item: ItemIndex?
  }

  /// How long the view hasn't moved, as of the last frame, in seconds.
  var stillness: Double { seen.time.map { (lastFrame ?? $0) - $0 } ?? 0 }

  /// How long the layout leaves the view alone before it brings it to a page: the longer, the more often somebody has
  /// undone that.
  var patience: Double { min(Patience.stillness * Double(1 << undone.count), Patience.longest) }

  /// How far the layout had brought the view back that somebody moves on; 0 if he moves it another way.
  func owed(toward moved: CGFloat) -> CGFloat { owed * moved > 0 ? owed : 0 }

  /// Whether somebody moves the view back to the same offset each time.
  func isPinned(at offset: CGFloat, within distance: CGFloat) -> Bool {
    undone.count > 4 && undone.allSatisfy { abs($0 - offset) <= distance }
  }

  /// Whether UIKit has asked about an offset, which it may have rounded, so that somebody has put the view there.
  func hasAsked(about offset: CGFloat) -> Bool {
    (step ?? announcement).map { abs($0.offset - offset) <= Tolerance.writtenOffset } ?? false
  }

  /// Whether an offset is on the way to the announcement.
  func goes(past offset: CGFloat, _ view: ViewSnapshot) -> Bool {
    announcement.map { Extent(view.offset, $0.offset).contains(offset) } ?? false
  }

  // MARK: What happens to the view

  /// The view is about to be seen: if it is still where it was when UIKit asked about a step, that was another end.
  mutating func looked(at offset: CGFloat) {
    guard let step else { return }
    if step.start == offset { announcement = step } else { announcement?.isAwaited = true }
    self.step = nil
  }

  /// The view was seen, at an offset where it may have been before; an announcement to which it goes has taken over.
  mutating func saw(_ view: ViewSnapshot, hasMoved: Bool, keepsAnnouncement: Bool) {
    if view.isHeld { forget() } else if hasMoved, !keepsAnnouncement { announcement = nil }
    if hasMoved { seen = Observation(offset: view.offset) }
  }

  mutating func framePassed(at time: Double) {
    (seen.time, lastFrame) = (seen.time ?? time, time)
    seen.frames = min(seen.frames + 1, 3)
    announcement?.isAwaited = true
  }

  /// UIKit asks about an offset that isn't the present one; one on the way to the announcement is no other end.
  mutating func asked(about new: Announcement, of view: ViewSnapshot) {
    // An animation that begins now may stand still in its first frames.
    seen.time = nil
    if goes(past: new.offset, view) {
      step = announcement?.offset == new.offset ? nil : new
    } else {
      (announcement, step) = (new, nil)
    }
  }

  /// The layout has set an offset, which UIKit has rounded.
  mutating func offsetWasSet(to offset: CGFloat) { seen.offset = offset }

  /// The view moves with its contents, or because the layout sets an offset; a finger on it holds as still as before.
  mutating func follow(_ offset: CGFloat, isHeld: Bool) {
    if offset != seen.offset, !isHeld { motionBegan() }
    seen.offset = offset
  }

  /// Contents to which an announced animation leads have moved, perhaps with the view.
  mutating func contentsMoved(by distance: CGFloat, withView: Bool = false) {
    announcement?.offset += distance
    guard withView else { return }
    seen.offset += distance
    undone = undone.map { $0 + distance }
  }

  /// An announced animation leads to an item in contents that are about to change.
  mutating func announcementLeads(to item: ItemIndex?) { announcement?.item = item }

  /// A motion has begun, so the view hasn't stood still in it.
  mutating func motionBegan() { (seen.time, seen.frames) = (nil, 0) }

  /// What was announced or brought back is over: a page was requested, a finger holds the view, or the pages have gone.
  mutating func forget() {
    forgetAnnouncement()
    rested()
  }

  mutating func forgetAnnouncement() { (announcement, step) = (nil, nil) }

  /// The view is about to be brought from an offset to a page that nobody has requested.
  mutating func corrects(from offset: CGFloat, owing distance: CGFloat) {
    undone = undone.suffix(4) + [offset]
    owed = distance
  }

  /// The view rests where nobody has brought it back.
  mutating func rested() { (undone, owed) = ([], 0) }

  /// Somebody has moved a view that rested, which undoes nothing unless another view leads it.
  mutating func movedFromRest() { (undone, lastFrame) = ([], nil) }
}
