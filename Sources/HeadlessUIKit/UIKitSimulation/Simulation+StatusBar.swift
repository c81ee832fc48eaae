import UIKit

extension Simulation {
  /// Taps the status bar of an iPhone: the only scroll view that has `scrollsToTop` scrolls to its top; if
  /// several have it, none does.
  public func tapStatusBar() {
    var views: [UIScrollView] = []
    window.forEachScrollView { if $0.scrollsToTop { views.append($0) } }
    if views.count == 1 { views[0].statusBarTapped() }
    layOut()
  }
}
