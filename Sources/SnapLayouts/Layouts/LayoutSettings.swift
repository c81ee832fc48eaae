#if canImport(UIKit)
import UIKit

/// What an app has set; those that make the last layout pass invalid are in groups.
@MainActor
struct LayoutSettings {
  /// The pages are computed again, from the same lines.
  struct Pages: Equatable {
    var pageAlignment = PageAlignment.leading
    var leadingMargin: CGFloat?
    var padsEdges = false
    var pageContents = PageContents.line
    var startsPageAtSection = false
    var isLoopingEnabled = false
  }

  /// The lines are read again.
  struct Contents: Equatable {
    var itemOrder = ItemOrder.alongLine
    var pageSizing = PageSizing.item
    var fillsViewportAcross = false
    var keepsOneItemPerLine = false
  }

  /// Items get other places or looks.
  struct Looks: Equatable {
    var itemAlignmentAcross = PageAlignment.center
    var respectsReduceMotion = true
    var reportsPageProgress = false
  }

  var pages = Pages()
  var contents = Contents()
  var looks = Looks()
  var effects: [ItemEffect] = []

  /// The last policy that was set; nil if there is none.
  var releasePolicy: ReleasePolicy?
  var preferredDecelerationRate: UIScrollView.DecelerationRate?
  var restsOnPages = true

  var autoplay: Autoplay?
  var isAutoplayPaused = false
  var pagesPerRound: Int?

  var onPageChange: ((Int) -> Void)?
  var onNumberOfPagesChange: ((Int) -> Void)?
  var onPagePositionChange: ((CGFloat) -> Void)?
  var onWillSettle: ((Int) -> Void)?
  var onSettle: ((Int) -> Void)?
  var accessibilityPageDescription: (_ page: Int, _ numberOfPages: Int) -> String = {
    SpokenPage.description($0, of: $1)
  }
}
#endif
