import Foundation

extension Anchoring {
  /// What is in front; on a page of several items it need not be the first one.
  struct Front: TestedValue {
    /// The item, wherever a batch update moves it.
    var item: ItemIndex
    /// Whether it is only the item's position, while a person carries items: which one is there is what the person
    /// decides.
    var isPosition = false
  }

  /// An item that the view passes.
  struct Passing: TestedValue {
    var item: ItemIndex
    /// The distance of the view from where it shows the item, in points.
    var distance: CGFloat
    /// Its share of what is in sight of its line, in points.
    var length: CGFloat
  }

  /// Where in the bounds pages align something.
  struct Focus: TestedValue {
    let viewport: Viewport
    /// The length of what they align, in points.
    let length: CGFloat
    /// The distance from the beginning of the bounds to its beginning, in points.
    let point: CGFloat

    /// Whether insets alone are others.
    func hasOtherInsets(in pages: PageGeometry) -> Bool {
      let move = UIKitMove(old: viewport, new: pages.viewport)
      return move.keepsLength && move.hasOtherInsets
    }
  }

  /// A part of the content and its position.
  struct Place: TestedValue {
    var front: Front
    /// The page number at that time; in a loop, a virtual one.
    var page = 0
    /// The offset of the view at that time; nil if it is unknown.
    var offset: CGFloat?
    /// The distance from where the page shows the item to where the view rests or comes to rest, in
    /// points; it is 0 unless the page is longer than the viewport.
    var offsetInPage: CGFloat = 0
    /// Whether that is where the page begins with the header before the item; also if it is unknown.
    var showsHeader = true
    /// The distance from the item itself to there, in points; a page of several items may be grouped anew around it.
    var distanceFromItem: CGFloat = 0
    /// The focus at that time, if something moves the view on; otherwise nil.
    ///
    /// Then what is in front keeps its place on the screen, also where insets move the focus: they may follow the offset in
    /// turn, as those for a header of the app's that hides.
    var focus: Focus?
    /// The distance of the view from there, in points; 0 at rest.
    var distance: CGFloat = 0
    /// Whether a finger holds the item.
    ///
    /// Then the item must not move under the finger, wherever its page moves, unless `isReported`.
    var isHeld = false
    /// Whether the view is beyond an end of its content, where it may stay.
    var isBeyondEnd = false
    /// Whether the page that was nearest then was the last one reported to the app, and no finger holds the view still: so the
    /// app may have made the change in that callback.
    var isReported = false
    /// What the view shows on its way, where items come, go or choose their sizes, or a scroll has still to skip a part; empty
    /// otherwise.
    var passing: [Passing] = []
    /// Whether cells have chosen their sizes: UIKit may have adjusted the offset, so it is unknown where its motion leads.
    var isMeasured = false

    var item: ItemIndex { front.item }

    /// Whether the view rests, so that the page keeps its place; otherwise the item does.
    var isAtRest: Bool { distance == 0 && !isHeld }

    /// A batch has these updates: what it deletes, or moves by itself, keeps no place, and no page is left for where items come
    /// or go.
    mutating func stays(through map: BatchUpdateMap) {
      guard !map.updates.isEmpty else { return }
      isReported = false
      passing = passing.compactMap { old in
        guard !map.names(old.item), let item = map.newIndex(of: old.item) else { return nil }
        return Passing(item: item, distance: old.distance, length: old.length)
      }
    }

    /// How far insets alone have moved the focus; 0 for a place that was stored at rest.
    func focusMoved(in pages: PageGeometry) -> CGFloat {
      guard let focus, focus.hasOtherInsets(in: pages) else { return 0 }
      return pages.pointInBounds(aligningLength: focus.length) - focus.point
    }

    /// The same place after a motion that isn't the layout's has moved the view to an offset.
    func moved(to offset: CGFloat) -> Place {
      var moved = self
      let distance = offset - (self.offset ?? offset)
      moved.distance += distance
      for number in moved.passing.indices { moved.passing[number].distance += distance }
      moved.offset = offset
      // The app knows the page from before.
      moved.isReported = false
      return moved
    }
  }
}

extension Anchoring.Focus {
  init(of item: ItemIndex, in pages: PageGeometry) {
    viewport = pages.viewport
    length = pages.extent(bringing: item)?.length ?? 0
    point = pages.pointInBounds(aligningLength: length)
  }
}
