#if canImport(UIKit)
import UIKit

/// What else an app has set.
@MainActor
struct LayoutSettings {
  var effects: [ItemEffect] = []

  /// The last policy that was set; nil if there is none.
  var releasePolicy: ReleasePolicy?
  var preferredDecelerationRate: UIScrollView.DecelerationRate?
  var restsOnPages = true

  var autoplay: Autoplay?
  var isAutoplayPaused = false
  var onAutoplayProgressChange: ((Double) -> Void)?
  var pagesPerRound: Int?

  var accessibilityPageDescription: (_ page: Int, _ numberOfPages: Int) -> String = {
    SpokenPage.description($0, of: $1)
  }
}

/// What an app has set about pages: they are computed again, from the same lines.
struct PageSettings: Equatable {
  var pageAlignment = PageAlignment.leading
  var leadingMargin: CGFloat?
  var padsEdges = false
  var pageContents = PageContents.line
  var startsPageAtSection = false
  var lastReachablePage: Int?
  var isLoopingEnabled = false
}

/// What an app has set about lines: they are read again.
struct ContentSettings: Equatable {
  var itemOrder = ItemOrder.alongLine
  var pageSizing = PageSizing.item
  var fillsViewportAcross = false
  var keepsOneItemPerLine = false
}

/// What an app has set about the places and looks of items.
struct LookSettings: Equatable {
  var itemAlignmentAcross = PageAlignment.center
  var respectsReduceMotion = true
  var reportsPageProgress = false
}
#endif
