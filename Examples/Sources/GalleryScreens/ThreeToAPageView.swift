import SnapLayouts
import UIKit

/// A shelf with three pictures per page at any width, with a page control below.
final class ThreeToAPageView: UIView {
  let layout = GroupPagingLayout()

  private let pageControl = UIPageControl.onGround()
  private lazy var shelf = GalleryCollectionView(frame: .zero, collectionViewLayout: layout)
  private lazy var source = PhotographSource<PictureCell>(for: shelf)

  private static let margin: CGFloat = 20

  /// The height of the page control below the shelf.
  private static let footerHeight: CGFloat = 40

  /// The height with which pictures are a quarter taller than wide.
  func height(forWidth width: CGFloat) -> CGFloat {
    let picture = max(0, (width - 4 * Self.margin) / 3 * 1.25)
    let name = PictureCell.nameHeight(compatibleWith: traitCollection)
    return (layout.sectionInset.top + picture + name + Self.footerHeight).rounded()
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layout.pageSizing = .perViewport(3)
    layout.fillsViewportAcross = true
    // As wide as the margin, so that no part of a fourth picture shows.
    layout.minimumLineSpacing = Self.margin
    layout.sectionInset = UIEdgeInsets(
      top: 14, left: Self.margin, bottom: 0, right: Self.margin)
    layout.pageControl = pageControl

    shelf.backgroundColor = .clear
    shelf.showsHorizontalScrollIndicator = false
    shelf.dataSource = source

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
