import Foundation

/// Something that happens to a layout while it is in use.
enum LayoutEvent: TestedValue {
  /// The layout has lost its collection view, or is about to.
  case detached
  /// This layout replaces another one, which had this item in front; UIKit asks where the view goes, and ends the change as a
  /// batch.
  case replaced(front: ItemIndex)
  /// UIKit asks about new bounds of the same size; it may or may not apply them.
  ///
  /// If a scroll to an item would end there, this is the item.
  case boundsWillChange(to: CGFloat, showing: ItemIndex? = nil)
  /// The known pages are about to be replaced; the insets may have changed already.
  case contentsWillChange(in: Viewport, by: ContentsChange = .metrics)
  /// The batch update reports the new positions of its items.
  case batchReported(BatchUpdateMap)
  /// The batch update, or the change of layouts, is complete.
  case batchEnded
  /// A layout pass has computed the pages; nil if they are unchanged.
  indirect case laidOut(PageGeometry?)
  /// A layout pass has computed the pages, in which cells have chosen other sizes; it may go on with the next cell.
  case measured(PageGeometry)
  /// The user moves items interactively, which holds the view.
  case itemsMoved
  /// The app, which held the view between pages, lets it go.
  case freed
  /// UIKit has moved the view together with its contents, and with everything that moves in them: a loop by whole periods,
  /// or along with items before which cells have chosen other sizes.
  case contentsShifted(by: CGFloat)
  /// The finger has lifted, and the layout has picked a page.
  case released(ReleaseAnswer)
  /// The app or the user has requested a page.
  case requested(PageRequest, ScrollStyle)
  /// Autoplay drifts, at a velocity in points per second.
  case driftBegan(velocity: CGFloat)
  /// Autoplay may not drift any more: the view goes on to the page ahead, unless somebody else has
  /// announced where it goes.
  case driftEnded(ScrollStyle)
  /// A command has set the offset.
  case offsetWasSet
  /// A display frame has passed, at a time in seconds.
  case framePassed(at: Double)
  /// The app is about to be called back.
  case reported(Report)
}

/// What changes the contents.
enum ContentsChange: TestedCases {
  /// Anything that leaves the items as they are.
  case metrics
  /// A cell has chosen its size.
  case measurement
  /// A batch update, which reports the moves of items later.
  case batch
  /// After it all items may be others.
  case reload
}

/// A request for a page.
struct PageRequest: TestedValue {
  var start: Start
  /// How many pages after the one where it starts.
  var steps = 0
  /// The number by which its end is reported; nil if nobody waits for it.
  var number: Int?

  enum Start: TestedValue {
    /// The current page or, during a scroll, its destination.
    case current
    /// A page, counted from 0; numbers out of range mean the first or the last page.
    case page(Int)
    /// The page of an item; the number of one that is still to come, in a batch update, is that after it.
    case item(ItemIndex, isComing: Bool)
  }

  static func page(_ page: Int) -> PageRequest { PageRequest(start: .page(page)) }

  static func item(_ item: ItemIndex, isComing: Bool = false) -> PageRequest {
    PageRequest(start: .item(item, isComing: isComing))
  }

  static func step(_ steps: Int) -> PageRequest { PageRequest(start: .current, steps: steps) }

  /// Whether it counts from the current page.
  var isStep: Bool { if case .current = start { true } else { false } }

  /// The item that is to come to the front; nil if a page is.
  var item: ItemIndex? { if steps == 0, case .item(let item, _) = start { item } else { nil } }

  /// What a motion to its page knows of it.
  var id: RequestID { RequestID(number: number, isForItem: number != nil && item != nil) }

  /// A batch update has moved its item; if it is deleted, nothing can reach it.
  mutating func itemsMoved(by map: BatchUpdateMap, in numbering: ItemNumbering) {
    guard case .item(let item, isComing: false) = start, numbering.number(of: item) != nil
    else { return }
    start = .item(map.newIndex(of: item) ?? .nowhere, isComing: false)
  }

  /// UIKit knows all items.
  mutating func itemsAreKnown() {
    if case .item(let item, _) = start { start = .item(item, isComing: false) }
  }
}

/// How the view scrolls to a page.
enum ScrollStyle: TestedValue {
  case immediate
  /// With UIKit's own animation of the offset.
  case animated
  /// With a duration in seconds and a timing curve.
  case timed(Double, Easing)

  var isImmediate: Bool { if case .immediate = self { true } else { false } }
}

/// Something that the layout does on behalf of its state.
enum LayoutCommand: TestedValue {
  /// Sets the offset; a drag or a deceleration continues from there.
  case setOffset(CGFloat)
  /// Sets the offset and stops any motion.
  case jump(to: CGFloat)
  /// Sets the offset of a loop at rest to one that shows the same, which is nobody's scroll.
  case shift(to: CGFloat)
  /// Scrolls with UIKit's own animation.
  case scroll(to: CGFloat)
  /// Requests a callback for each display frame.
  case startTicking
  /// Cancels the frame callbacks; a view without a window is laid out in its next one, which may request them again.
  case stopTicking
  /// Makes VoiceOver, if it is on, announce a page.
  case announce(page: Int)

  /// The offset that the command sets at once; nil for other commands.
  var offset: CGFloat? {
    switch self {
    case .setOffset(let offset), .jump(let offset), .shift(let offset): offset
    case .scroll, .startTicking, .stopTicking, .announce: nil
    }
  }
}

/// What a layout reads from its collection view at an event, along the scroll axis.
struct ViewSnapshot: TestedValue {
  /// The content offset, in points.
  var offset: CGFloat
  /// The fingers on the view.
  var touch = Touch.none
  /// Whether the view reports a motion: dragging or decelerating.
  var isMoving = false
  /// Whether a person drags an item, by drag and drop.
  var isDraggingItem = false
  /// Whether the view has a window; without one, nothing is animated, and no frames pass but the one in which it leaves.
  var isInWindow = true
  /// Whether the layout is called back in each display frame.
  var isTicking = false
  /// Whether the layout moves a view that stops between pages to a page.
  var restsOnPages = true
  /// The factor by which the speed of a deceleration falls in each millisecond; 0 while the view doesn't decelerate.
  var decelerationRate: CGFloat = 0
  /// Another view that may take this one along.
  var leader = Leader.none

  /// The fingers on a view, or on a trackpad that scrolls it.
  ///
  /// `isDragging` doesn't show them: it may stay true until the view rests.
  enum Touch: TestedCases {
    case none
    /// A finger has touched the view and not moved it yet.
    case down
    /// The pan has begun. On a trackpad, UIKit may not set `isTracking`.
    case panning
  }

  /// What another view does that scrolls along the same axis in the same window.
  enum Leader: TestedCases {
    /// There is none, or it rests.
    case none
    /// It is on its way, perhaps for ever.
    case moving
    /// Fingers hold it, for any time.
    case held
  }

  /// Whether fingers hold the view.
  var isHeld: Bool { touch != .none }

  /// Whether it decelerates; without pages, or under another layout, towards a target that means nothing here.
  var isCoasting: Bool { isMoving && !isHeld }
}
