import SnapLayouts
import UIKit

/// A list of cards that turns page by page from top to bottom.
public final class VerticalShelfViewController: UIViewController, GalleryScreen {
  private let layout = GroupPagingLayout()

  private let headingView = HeadingView(prompt: "Two at a time", title: "Reading list")
  private lazy var shelf = GalleryCollectionView(frame: .zero, collectionViewLayout: layout)
  private lazy var source = PhotographSource<PictureCardCell>(for: shelf)

  public var currentPage: Int { layout.currentPage }

  public var mainLayout: SnapFlowLayout? { layout }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground

    layout.scrollDirection = .vertical
    layout.fillsViewportAcross = true
    // Two whole cards and a part of the next one, however tall the shelf is.
    layout.pageSizing = .perViewport(2.4)
    layout.minimumLineSpacing = 14
    layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    layout.onPageChange = { [weak self] _ in self?.showPage() }
    layout.onNumberOfPagesChange = { [weak self] _ in self?.showPage() }

    shelf.backgroundColor = .clear
    shelf.showsVerticalScrollIndicator = false
    shelf.dataSource = source

    for subview in [headingView, shelf] { view.addSubview(subview) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    headingView.place(in: area)
    let top = headingView.frame.maxY + 12
    shelf.frame = CGRect(
      x: view.bounds.minX, y: top, width: view.bounds.width, height: view.bounds.maxY - top)
  }

  private func showPage() { headingView.show(layout.currentPage, of: layout.numberOfPages) }
}
