#if canImport(UIKit)
import UIKit

/// A banner without an end: the first page follows the last one.
///
/// It is a ``SnapFlowLayout`` with these defaults: it is horizontal, without spacing, with centered
/// items that fill the viewport. It loops, and it pads its edges where it can't loop. A swipe turns
/// one page if it covers 30 percent of the way, or 10 percent if it is a flick.
/// ``SnapFlowLayout/preferredDecelerationRate`` is `.fast`.
///
/// Hide the scroll indicators, which make no sense in a loop. For a vertical banner, also set
/// `scrollsToTop` to false, because a loop has no top.
@preconcurrency @MainActor
open class InfiniteBannerLayout: SnapFlowLayout {
  /// How the banner turns from one page to the next; by default the pages slide.
  public var transition: BannerTransition = .slide {
    didSet { if transition != oldValue { invalidateEffects() } }
  }

  /// The effects of the transition.
  open override var builtInEffects: [ItemEffect] {
    switch transition {
    case .slide: []
    case .crossFade: [.crossFade]
    case .parallax(let portion): [.parallax(portion: portion)]
    }
  }

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
    keepsOneItemPerLine = true
    pageSizing = .viewport
    fillsViewportAcross = true
    isLoopingEnabled = true
    releasePolicy = .banner
    preferredDecelerationRate = .fast
  }
}

/// How a banner turns from one page to the next.
///
/// Later versions may add cases, so give a `switch` a `default`.
public enum BannerTransition: Sendable, Hashable {
  /// The pages move with the finger.
  case slide

  /// The pages stay in place and dissolve into each other.
  case crossFade

  /// The pages slide over each other, and each picture moves only a part of the way.
  ///
  /// See ``ItemEffect/parallax(portion:)``.
  case parallax(portion: CGFloat)
}
#endif
