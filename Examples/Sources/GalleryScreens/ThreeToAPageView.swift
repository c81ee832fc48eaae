import SnapLayouts
import UIKit

/// A shelf with three pictures per page at any width, with a page control below.
final class ThreeToAPageView: UIView {
  let layout = GroupPagingLayout()

  private let pageControl = UIPageControl()
  private lazy var shelf = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private lazy var source = PhotographSource<PictureCell>(for: shelf)

  /// The height of the page control below the shelf.
  private static let footerHeight: CGFloat = 40

  override init(frame: CGRect) {
    super.init(frame: frame)
    layout.pageSizing = .perViewport(3)
    layout.fillsViewportAcross = true
    layout.minimumLineSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 14, left: 20, bottom: 0, right: 20)
    layout.pageControl = pageControl

    shelf.backgroundColor = .clear
    shelf.showsHorizontalScrollIndicator = false
    shelf.dataSource = source

    pageControl.pageIndicatorTintColor = .systemIndigo.withAlphaComponent(0.25)
    pageControl.currentPageIndicatorTintColor = .systemIndigo

    addSubview(shelf)
    addSubview(pageControl)
  }

  required init?(coder: NSCoder) { fatalError("This view is made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (dots, pictures) = bounds.divided(atDistance: Self.footerHeight, from: .maxYEdge)
    shelf.frame = pictures
    pageControl.frame = CGRect(x: dots.midX - 80, y: dots.minY + 8, width: 160, height: 26)
  }
}
