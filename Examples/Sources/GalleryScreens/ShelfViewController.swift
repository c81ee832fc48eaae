import SnapLayouts
import UIKit

/// A shelf of pictures that turns page by page, with a page control in both directions.
public final class ShelfViewController: UIViewController, GalleryScreen {
  private let layout = GroupPagingLayout()

  private let headingView = HeadingView(prompt: "Twelve to look at", title: "Pictures")
  private let pageControl = UIPageControl.onGround()
  private lazy var shelf = GalleryCollectionView(frame: .zero, collectionViewLayout: layout)
  private lazy var source = PhotographSource<PictureCell>(for: shelf, Photograph.all.reversed())

  public var currentPage: Int { layout.currentPage }

  public var mainLayout: SnapFlowLayout? { layout }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground

    layout.itemSize = CGSize(width: 165, height: 264)
    layout.fillsViewportAcross = true
    layout.minimumLineSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    layout.pageControl = pageControl

    shelf.backgroundColor = .clear
    shelf.showsHorizontalScrollIndicator = false
    shelf.dataSource = source

    for subview in [headingView, shelf, pageControl] { view.addSubview(subview) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    headingView.place(in: area)
    let top = headingView.frame.maxY + 22
    // The dots below need 48 points.
    shelf.frame = CGRect(
      x: view.bounds.minX, y: top, width: view.bounds.width,
      height: max(0, min(layout.itemSize.height, area.maxY - top - 48)))
    pageControl.frame = CGRect(
      x: area.midX - 80, y: shelf.frame.maxY + 14, width: 160, height: 26)
  }
}
