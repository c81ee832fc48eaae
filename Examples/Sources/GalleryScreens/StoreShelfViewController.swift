import SnapLayouts
import UIKit

/// Columns of three rows, as in an app store; a part of the next column is visible at the side.
public final class StoreShelfViewController: UIViewController, GalleryScreen {
  private let layout = GroupPagingLayout()

  private let headingView = HeadingView(prompt: "Chosen for you", title: "Discover")
  private lazy var shelf = GalleryCollectionView(frame: .zero, collectionViewLayout: layout)
  private lazy var source = PhotographSource<PictureRowCell>(for: shelf)

  private var pageSizing = ScreenPageSizing(.fraction(0.78))

  private static let rowHeight: CGFloat = 82
  private static let rows = 3

  public var currentPage: Int { layout.currentPage }

  public var mainLayout: SnapFlowLayout? { layout }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground

    layout.pageSizing = pageSizing.chosen
    layout.itemSize.height = Self.rowHeight
    layout.minimumLineSpacing = 16
    layout.minimumInteritemSpacing = 0
    layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    layout.onPageChange = { [weak self] _ in self?.showPage() }
    layout.onNumberOfPagesChange = { [weak self] _ in self?.showPage() }

    shelf.backgroundColor = .clear
    shelf.showsHorizontalScrollIndicator = false
    shelf.dataSource = source

    for subview in [headingView, shelf] { view.addSubview(subview) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    headingView.place(in: area)
    // A part of the next column is visible at any screen width; a wide one has several columns.
    pageSizing.follow(.fraction(0.78 / max(1, (area.width / 400).rounded(.down))), of: [layout])
    shelf.frame = CGRect(
      x: view.bounds.minX, y: headingView.frame.maxY + 14,
      width: view.bounds.width, height: CGFloat(Self.rows) * Self.rowHeight)
  }

  private func showPage() { headingView.show(layout.currentPage, of: layout.numberOfPages) }
}
