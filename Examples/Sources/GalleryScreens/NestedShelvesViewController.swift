import SnapLayouts
import UIKit

/// A list of shelves, whose rows are reused and keep their pages.
public final class NestedShelvesViewController: UIViewController, GalleryScreen {
  private let listLayout = UICollectionViewFlowLayout()
  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: listLayout)
  private var bookmarks: [IndexPath: PageBookmark] = [:]

  private static let titles = [
    "New this week", "Most loved", "Seen from afar", "Close by", "For the evening", "Once more",
    "By the river", "Last seen",
  ]

  /// The page of the topmost completely visible row.
  public var currentPage: Int {
    let top = list.contentOffset.y - 1
    return list.indexPathsForVisibleItems.sorted()
      .compactMap { list.cellForItem(at: $0) as? ShelfRowCell }
      .first { $0.frame.minY >= top }?.layout.currentPage ?? 0
  }

  public var mainLayout: SnapFlowLayout? { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    listLayout.minimumLineSpacing = 14
    listLayout.sectionInset = UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0)

    list.backgroundColor = .clear
    list.showsVerticalScrollIndicator = false
    list.register(ShelfRowCell.self, forCellWithReuseIdentifier: ShelfRowCell.reuseIdentifier)
    list.dataSource = self
    list.delegate = self
    view.addSubview(list)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
    listLayout.itemSize = CGSize(width: view.bounds.width, height: ShelfRowCell.height)
  }

  /// Every row has the pictures in its own order.
  private func photographs(ofRow row: Int) -> [Photograph] {
    let start = row * 5 % Photograph.all.count
    return Array(Photograph.all[start...] + Photograph.all[..<start])
  }
}

extension NestedShelvesViewController: UICollectionViewDataSource {
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.titles.count }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: ShelfRowCell.reuseIdentifier, for: indexPath)
    (cell as? ShelfRowCell)?.show(
      Self.titles[indexPath.item], photographs(ofRow: indexPath.item), at: bookmarks[indexPath])
    return cell
  }
}

extension NestedShelvesViewController: UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    bookmarks[indexPath] = (cell as? ShelfRowCell)?.layout.bookmark
  }
}
