#if canImport(UIKit)
import UIKit

/// Whether a view uses a layout.
enum Attachment {
  /// None does; what the layout had in front when it lost the last one, nil if it had nothing.
  case apart(LastFront?)
  /// A transition leads to the layout; its pages, before the view uses it.
  case ahead(PageGeometry)
  /// One does, with settings that the layout has changed.
  case held(ViewHold)
}

/// The item that a layout had in front when it lost its view.
struct LastFront {
  let item: IndexPath
  /// Where the view was then.
  let offset: CGPoint

  /// The item, unless the view has moved since: then it shows what a layout in between had in front.
  @MainActor func item(in view: UIScrollView) -> IndexPath? {
    let pixel = 1 / max(1, view.traitCollection.displayScale)
    let distance = hypot(view.contentOffset.x - offset.x, view.contentOffset.y - offset.y)
    return distance <= pixel ? item : nil
  }
}
#endif
