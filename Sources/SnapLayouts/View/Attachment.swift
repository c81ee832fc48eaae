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
#endif
