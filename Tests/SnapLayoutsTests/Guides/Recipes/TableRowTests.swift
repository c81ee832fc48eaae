#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

// begin
final class ShelfRow: UITableViewCell {
  let layout = GroupPagingLayout()
  private(set) lazy var collectionView = UICollectionView(
    frame: contentView.bounds, collectionViewLayout: layout)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(collectionView)
  }

  required init?(coder: NSCoder) { nil }
}
// end

@MainActor
private final class TableScreen {
  var bookmarks: [IndexPath: PageBookmark] = [:]
  let items = Items(counts: [12])

  // begin
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
    if let row = cell as? ShelfRow {
      row.collectionView.tag = indexPath.row
      row.collectionView.reloadData()
      row.layout.restore(bookmarks[indexPath])
    }
    return cell
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    bookmarks[indexPath] = (cell as? ShelfRow)?.layout.bookmark
  }
  // end
}

@MainActor
struct TableRowTests {
  /// A row shows shelf 0, then shelf 1, then shelf 0 again.
  @Test func `a reused row comes back on its page`() throws {
    let simulation = Simulation.unchosen(size: CGSize(width: 300, height: 120))
    let (screen, table) = (TableScreen(), UITableView())
    let row = ShelfRow(style: .default, reuseIdentifier: "shelf")
    row.frame = CGRect(x: 0, y: 0, width: 300, height: 120)
    row.contentView.frame = row.bounds
    row.layout.itemSize = CGSize(width: 140, height: 100)
    row.collectionView.frame = row.bounds
    row.collectionView.show(screen.items)
    table.cells = [row]
    simulation.show(row)
    for (shelf, page) in [(0, 0), (1, 0), (0, 2), (1, 3), (0, 2)] {
      let indexPath = IndexPath(item: shelf, section: 0)
      #expect(screen.tableView(table, cellForRowAt: indexPath) === row)
      simulation.run(for: 0.1)
      #expect(row.layout.currentPage == page)
      #expect(row.collectionView.tag == shelf)
      if page == 0 { row.layout.scroll(toPage: shelf + 2, animated: false) }
      simulation.run(for: 0.1)
      screen.tableView(table, didEndDisplaying: row, forRowAt: indexPath)
    }
  }
}

// What the recipe uses of a table view, with the signatures of Apple's documentation; Linux has none.

private final class UITableView: UIView {
  var cells: [UITableViewCell] = []

  func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  { cells[0] }
}

class UITableViewCell: UIView {
  enum CellStyle { case `default` }

  let contentView = UIView()

  init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    addSubview(contentView)
  }

  required init?(coder: NSCoder) { nil }
}

extension IndexPath {
  fileprivate var row: Int { item }
}
#endif
