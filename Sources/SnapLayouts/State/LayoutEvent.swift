#if canImport(Foundation)
import Foundation
#endif

/// Something that happens to a layout while it is in use.
enum LayoutEvent: Sendable, Hashable {
  /// The layout has lost its view, or is about to.
  case detached
  /// Another layout, which this one replaces, has this item in front.
  case replaced(front: ItemIndex)
  /// UIKit asks about other bounds of the same size; it may or may not take them.
  case boundsWillChange(to: CGFloat)
  /// The pages known so far are about to be replaced; insets may have changed already.
  case contentsWillChange(in: Viewport)
  /// As `contentsWillChange`, by a batch that reports its moves later.
  case batchBegan(in: Viewport)
  /// The batch reports where its items go.
  case batchReported(BatchUpdateMap)
  /// The batch is complete.
  case batchEnded
  /// A layout pass has found the pages; nil where they are as before.
  case laidOut(PageGeometry?)
  /// A ring has been turned by whole periods, with everything that moves in it.
  case ringTurned(by: CGFloat)
  /// The finger lifts, and the layout has picked a page.
  case released(ReleaseAnswer)
  /// Somebody wants another page.
  case requested(PageRequest, ScrollStyle)
  /// A command has moved the view.
  case offsetWasSet
  /// A display frame has passed, at a time in seconds.
  case framePassed(at: Double)
  /// The app can be called back in one way: once in each frame, in the order of the kinds.
  case readyToReport(Report.Kind)
}

/// A page that somebody asks for.
enum PageRequest: Sendable, Hashable {
  /// A page from 0; beyond the first or last page, that one.
  case page(Int)
  /// The page of an item.
  case item(ItemIndex)
  /// So many pages on from the page that the view shows or is going to.
  case step(Int)
}

/// How a view goes to a page.
enum ScrollStyle: Sendable, Hashable {
  case immediate
  /// As UIKit animates an offset.
  case animated
  /// In a time of its own, in seconds.
  case timed(Double, CubicTiming)
}
