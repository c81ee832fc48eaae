import Foundation

/// Something that happens to a layout while it is in use.
enum LayoutEvent: Sendable, Hashable {
  /// The layout has lost its collection view, or is about to.
  case detached
  /// This layout has replaced another one, which had this item at its focus.
  case replaced(front: ItemIndex)
  /// UIKit asks about new bounds of the same size; it may or may not apply them.
  case boundsWillChange(to: CGFloat)
  /// The known pages are about to be replaced; the insets may have changed already.
  case contentsWillChange(in: Viewport)
  /// A batch update is about to replace the known pages; it reports its moves later.
  case batchBegan(in: Viewport)
  /// The batch update reports the new positions of its items.
  case batchReported(BatchUpdateMap)
  /// The batch update is complete.
  case batchEnded
  /// A layout pass has computed the pages; nil if they are unchanged.
  case laidOut(PageGeometry?)
  /// The user moves items interactively, or has stopped moving them.
  case itemMovement(goesOn: Bool)
  /// A ring has been shifted by whole periods, together with everything that moves in it.
  case ringTurned(by: CGFloat)
  /// The finger has lifted, and the layout has picked a page.
  case released(ReleaseAnswer)
  /// The app or the user has requested a page.
  case requested(PageRequest, ScrollStyle)
  /// A command has set the offset.
  case offsetWasSet
  /// A display frame has passed, at a time in seconds.
  case framePassed(at: Double)
  /// The app can now receive one kind of callback.
  ///
  /// This is sent once per kind in each frame, in the order of the kinds.
  case readyToReport(Report.Kind)
}

/// A request for a page.
enum PageRequest: Sendable, Hashable {
  /// A page, counted from 0; numbers out of range mean the first or the last page.
  case page(Int)
  /// The page of an item.
  case item(ItemIndex)
  /// A number of pages away from the current page or, during a scroll, from its destination.
  case step(Int)
}

/// How the view scrolls to a page.
enum ScrollStyle: Sendable, Hashable {
  case immediate
  /// With UIKit's own animation of the offset.
  case animated
  /// With a duration in seconds and a timing curve.
  case timed(Double, CubicTiming)
}
