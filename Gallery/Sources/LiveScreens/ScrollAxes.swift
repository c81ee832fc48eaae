import UIKit

/// The axes along which anything in a window scrolls.
struct ScrollAxes: Equatable {
  private var x = false
  private var y = false

  init() {}

  @MainActor
  init(in view: UIView) {
    if view.isHidden { return }
    if let view = view as? UIScrollView, view.isScrollEnabled {
      let room = view.bounds.inset(by: view.adjustedContentInset).size
      x = view.contentSize.width > room.width + 0.5
      y = view.contentSize.height > room.height + 0.5
    }
    for child in view.subviews {
      let inner = ScrollAxes(in: child)
      (x, y) = (x || inner.x, y || inner.y)
    }
  }

  /// The names of the axes.
  var text: String { (x ? "x" : "") + (y ? "y" : "") }
}
