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
    let distance: CGFloat
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
    /// The distance from the item itself to there, in points; a page of several items may be grouped anew around it.
    var lead: CGFloat = 0
    /// The distance of the view from there, in points; 0 at rest.
    var distance: CGFloat = 0
    /// Whether the view is beyond an end of its content, where it may stay.
    var isBeyondEnd = false
    /// Whether the app was told of the page that was nearest then, and no finger holds the view still: so it may have made the
    /// change because of that page.
    var isReported = false
    /// What a scroll shows that has still to skip a part of its way; nil for any other motion.
    var passing: Passing?

    var item: ItemIndex { front.item }

    /// Whether the page keeps its place, because the view rests; otherwise the item does.
    var isAtRest: Bool { distance == 0 }

    /// The same place after a motion that isn't the layout's has moved the view to an offset.
    func moved(to offset: CGFloat) -> Place {
      var place = self
      place.distance += offset - (place.offset ?? offset)
      place.offset = offset
      return place
    }
  }
}
