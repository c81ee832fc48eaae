import SnapLayouts
import UIKit

/// A list of shelves, whose rows are reused and keep their pages.
public final class NestedShelvesViewController: UIViewController, ChangingScreen {
  private let listLayout = UICollectionViewFlowLayout()
  private lazy var list: UICollectionView = GalleryCollectionView(
    frame: .zero, collectionViewLayout: listLayout)
  private var bookmarks: [IndexPath: PageBookmark] = [:]

  private static let titles = [
    "New this week", "Most loved", "Seen from afar", "Close by", "For the evening", "Once more",
    "By the river", "Last seen",
  ]

  /// The settings of all shelves.
  private let model = ShelfRowCell.makeLayout()
  private var shelves: [SnapFlowLayout] = []
  private var pageSizing = ScreenPageSizing(.perViewport(3))
  private var touched: IndexPath?

  var onLayoutChange: (() -> Void)?

  /// Called with the layout of each new shelf, before it has pictures.
  var onNewShelf: ((SnapFlowLayout) -> Void)?

  public var currentPage: Int { mainLayout?.currentPage ?? 0 }

  /// The layout of the shelf that was dragged last while it is visible, otherwise of the topmost completely
  /// visible one.
  public var mainLayout: SnapFlowLayout? {
    let row = touched.flatMap(list.cellForItem) ?? topmostRow
    return (row as? ShelfRowCell)?.layout
  }

  public var knobOwner: KnobOwner? { .layout(model) }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
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
    // Three pictures to a page on a phone, more on a wider screen.
    pageSizing.follow(
      .perViewport(max(3, (view.bounds.width / 130).rounded(.down))), of: [model] + shelves)
    listLayout.itemSize = CGSize(
      width: view.bounds.width, height: ShelfRowCell.height(compatibleWith: list.traitCollection))
  }

  private var topmostRow: UICollectionViewCell? {
    let top = list.contentOffset.y - 1
    return list.indexPathsForVisibleItems.sorted().compactMap(list.cellForItem)
      .first { $0.frame.minY >= top }
  }

  /// Follows a shelf that has just been made.
  private func take(_ row: ShelfRowCell) {
    guard !shelves.contains(where: { $0 === row.layout }) else { return }
    shelves.append(row.layout)
    row.layout.pageSizing = model.pageSizing
    row.onDrag = { [weak self, weak row] in
      guard let self, let row else { return }
      touched = list.indexPath(for: row)
      onLayoutChange?()
    }
    onNewShelf?(row.layout)
  }

  /// The pictures of a row; each row begins with another one.
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
    guard let row = cell as? ShelfRowCell else { return cell }
    take(row)
    row.show(
      Self.titles[indexPath.item], photographs(ofRow: indexPath.item), at: bookmarks[indexPath])
    return row
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
