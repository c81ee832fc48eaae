#if canImport(UIKit)
import UIKit

/// Whether a view uses a layout.
enum Attachment {
  /// None does; the hold of the last one, nil if there was none.
  case apart(ViewHold?)
  /// A transition leads to the layout; its pages, before the view uses it.
  case ahead(PageGeometry)
  /// One does, with settings that the layout has changed.
  case held(ViewHold)
}

/// The item that a layout had in front when it lost its view.
struct LastFront {
  let item: IndexPath
  /// Where the view was then, or where UIKit has moved it for the next layout.
  var offset: CGPoint
  /// The items in the next layout; nil until the view uses it.
  var numbering: ItemNumbering?

  /// The item, unless the view has moved since, or shows other items: then what a layout in between has in front counts.
  @MainActor func item(in view: UICollectionView) -> IndexPath? {
    let pixel = 1 / max(1, view.traitCollection.displayScale)
    let distance = hypot(view.contentOffset.x - offset.x, view.contentOffset.y - offset.y)
    guard distance <= pixel else { return nil }
    return numbering == nil || numbering == ItemNumbering(of: view) ? item : nil
  }
}
#endif
