import SnapLayouts
import UIKit

/// A loop of cards with a page control below, which disappears if there is only one card.
final class CardStrip: UIView {
  let layout = InfiniteBannerLayout()

  private let pageControl = UIPageControl.onGround()
  private lazy var banner = GalleryCollectionView(frame: .zero, collectionViewLayout: layout)
  private lazy var source = PhotographSource<CoverCardCell>(for: banner)
  private let peek: CGFloat

  /// The height of the page control below the cards.
  private static let footerHeight: CGFloat = 54

  /// - Parameters:
  ///   - photographs: The pictures on the cards.
  ///   - peek: The visible part of the cards beside the one in the middle, in points.
  init(_ photographs: [Photograph], peek: CGFloat = 0) {
    self.peek = peek
    super.init(frame: .zero)
    layout.pageSizing = .peek(peek)
    layout.minimumLineSpacing = peek > 0 ? 12 : 20
    layout.pageControl = pageControl
    // The captions use it to fade.
    layout.reportsPageProgress = true

    banner.backgroundColor = .clear
    banner.showsHorizontalScrollIndicator = false
    if peek == 0 { banner.contentInsetAdjustmentBehavior = .never }
    source.photographs = photographs
    banner.dataSource = source

    pageControl.hidesForSinglePage = true

    addSubview(banner)
    addSubview(pageControl)
  }

  required init?(coder: NSCoder) { fatalError("This view is made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (dots, cards) = bounds.divided(atDistance: Self.footerHeight, from: .maxYEdge)
    // Two cards form a loop only if each is as wide as the view.
    banner.frame = peek == 0 ? cards.inset(by: coveredSides) : cards
    pageControl.frame = CGRect(x: dots.midX - 80, y: dots.minY + 14, width: 160, height: 26)
  }
}
