import SnapLayouts
import UIKit

/// A list row with a title and a shelf that turns page by page.
final class ShelfRowCell: TextSizeCell {
  static let reuseIdentifier = "shelf"
  /// The height of a row with the text size of a screen.
  static func height(compatibleWith traits: UITraitCollection) -> CGFloat {
    196 + PictureCell.nameHeight(compatibleWith: traits) - 30
  }

  let layout = ShelfRowCell.makeLayout()

  /// Called when a finger begins to drag the shelf.
  var onDrag: (() -> Void)?

  private let titleLabel = UILabel()
  private let pageControl = UIPageControl.onGround()
  private lazy var shelf = GalleryCollectionView(
    frame: contentView.bounds, collectionViewLayout: layout)
  private lazy var source = PhotographSource<PictureCell>(for: shelf, [])

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.setFont(size: 18, weight: .semibold, style: .headline, growingBy: 1.6)

    layout.pageControl = pageControl

    shelf.backgroundColor = .clear
    shelf.showsHorizontalScrollIndicator = false
    shelf.dataSource = source
    shelf.delegate = self

    for subview in [titleLabel, pageControl, shelf] { contentView.addSubview(subview) }
  }

  required init?(coder: NSCoder) { fatalError("This cell is made in code.") }

  /// A layout with the settings of a shelf.
  static func makeLayout() -> GroupPagingLayout {
    let layout = GroupPagingLayout()
    layout.pageSizing = .perViewport(3)
    layout.fillsViewportAcross = true
    layout.minimumLineSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    return layout
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (top, pictures) = contentView.bounds.divided(atDistance: 36, from: .minYEdge)
    let heading = top.inset(by: coveredSides)
    let height = titleLabel.lineHeight(atLeast: 24)
    titleLabel.frame = directed(
      CGRect(
        x: heading.minX + 20, y: heading.minY + 16 - (height / 2).rounded(),
        width: heading.width - 140, height: height))
    pageControl.frame = directed(
      CGRect(x: heading.maxX - 116, y: heading.minY + 3, width: 100, height: 26))
    shelf.frame = pictures
  }

  /// Shows a row on the page where it was before.
  func show(_ title: String, _ photographs: [Photograph], at bookmark: PageBookmark?) {
    titleLabel.text = title
    source.photographs = photographs
    shelf.reloadData()
    layout.restore(bookmark)
  }
}

extension ShelfRowCell: UICollectionViewDelegate {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { onDrag?() }
}
