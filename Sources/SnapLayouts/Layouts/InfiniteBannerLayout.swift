#if canImport(UIKit)
import UIKit

/// A banner that goes round for ever: after the last page comes the first.
///
/// It is a ``SnapFlowLayout`` with these defaults: horizontal, without space between the items, which fill
/// the viewport; centered, padded where it doesn't loop; looping; one page a swipe, at 30 percent of the
/// way or with a flick that covers 10 percent.
///
/// Scroll indicators make no sense in a ring, so hide them; and neither does the tap on the status bar
/// that scrolls a vertical one to its top, so set the view's `scrollsToTop` to false.
@MainActor
open class InfiniteBannerLayout: SnapFlowLayout {
  /// How one page gives way to the next; by default they slide.
  public var transition: BannerTransition = .slide {
    didSet { if transition != oldValue { invalidateEffects() } }
  }

  /// The effect of the transition.
  open override var builtInEffects: [ItemEffect] { transition.effects }

  /// Creates a horizontal banner without space between the pages.
  public override init() {
    super.init()
    scrollDirection = .horizontal
    minimumLineSpacing = 0
    setUp()
  }

  /// Creates a banner from a storyboard, with the scroll direction and the spacing set there.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    pageAlignment = .center
    padsEdges = true
    pageSizing = .viewport
    fillsViewportAcross = true
    isLoopingEnabled = true
    releasePolicy = .banner
    preferredDecelerationRate = .fast
  }
}
#endif
