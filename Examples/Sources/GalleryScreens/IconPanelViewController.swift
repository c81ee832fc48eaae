import SnapLayouts
import UIKit

/// A panel of icons: pages of rows and columns that read row by row, with a page control below.
public final class IconPanelViewController: UIViewController, GalleryScreen {
  private let layout = GroupPagingLayout()

  private let headingView = HeadingView(prompt: "Pick something", title: "Shapes")
  private let pageControl = UIPageControl.onGround()
  private lazy var panel = GalleryCollectionView(frame: .zero, collectionViewLayout: layout)

  private var pageSizing = ScreenPageSizing(.perViewport(4))

  let counts = ItemCounts(items: 29)

  /// Between icons and at the margins, so that no part of another page is visible.
  private static let spacing: CGFloat = 20

  public var currentPage: Int { layout.currentPage }

  public var mainLayout: SnapFlowLayout? { layout }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground

    layout.pageSizing = pageSizing.chosen
    layout.itemOrder = .alongPage
    layout.itemSize.height = 72
    layout.minimumLineSpacing = Self.spacing
    layout.minimumInteritemSpacing = Self.spacing
    layout.sectionInset = UIEdgeInsets(
      top: 0, left: Self.spacing, bottom: 0, right: Self.spacing)
    layout.pageControl = pageControl

    panel.backgroundColor = .clear
    panel.showsHorizontalScrollIndicator = false
    panel.register(IconCell.self, forCellWithReuseIdentifier: IconCell.reuseIdentifier)
    panel.dataSource = self

    for subview in [headingView, panel, pageControl] { view.addSubview(subview) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    headingView.place(in: area)
    // Four columns on a phone, more on a wider screen; up to three whole rows.
    pageSizing.follow(.perViewport(max(4, (area.width / 110).rounded(.down))), of: [layout])
    let top = headingView.frame.maxY + 22
    let stride = layout.itemSize.height + Self.spacing
    let rows = min(3, max(1, ((area.maxY - top - 20) / stride).rounded(.down)))
    panel.frame = CGRect(
      x: view.bounds.minX, y: top, width: view.bounds.width, height: rows * stride - Self.spacing)
    pageControl.frame = CGRect(
      x: area.midX - 80, y: panel.frame.maxY + 14, width: 160, height: 26)
  }
}

extension IconPanelViewController: UICollectionViewDataSource, CountedItems {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { counts.sections }

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts.items(inSection: section) }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: IconCell.reuseIdentifier, for: indexPath)
    (cell as? IconCell)?.show(counts.number(of: indexPath))
    return cell
  }
}
