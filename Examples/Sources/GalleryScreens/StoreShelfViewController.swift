import SnapLayouts
import UIKit

/// Columns of three rows, as in an app store; the next column looks in at the side.
public final class StoreShelfViewController: UIViewController, GalleryScreen {
  private let layout = GroupPagingLayout()

  private let headingView = HeadingView(prompt: "Chosen for you", title: "Discover")
  private lazy var shelf = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private lazy var source = PhotographSource<PictureRowCell>(for: shelf)

  private static let rowHeight: CGFloat = 82

  public var currentPage: Int { layout.currentPage }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground

    layout.minimumLineSpacing = 16
    layout.minimumInteritemSpacing = 0
    layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    layout.onPageChange = { [weak self] _ in self?.showPage() }

    shelf.backgroundColor = .clear
    shelf.showsHorizontalScrollIndicator = false
    shelf.dataSource = source

    for subview in [headingView, shelf] { view.addSubview(subview) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    headingView.place(in: area)
    layout.itemSize = CGSize(width: min(320, area.width - 84), height: Self.rowHeight)
    shelf.frame = CGRect(
      x: view.bounds.minX, y: headingView.frame.maxY + 14,
      width: view.bounds.width, height: 3 * Self.rowHeight)
    // How many pages there are depends on the width.
    shelf.layoutIfNeeded()
    showPage()
  }

  private func showPage() { headingView.show(layout.currentPage, of: layout.numberOfPages) }
}
