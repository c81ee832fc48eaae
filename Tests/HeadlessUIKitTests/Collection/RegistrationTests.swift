import Testing
import UIKit
import UIKitSimulation

/// Cells and supplementary views of registrations.
@MainActor
struct RegistrationTests {
  typealias Cells = UICollectionView.CellRegistration<TaggedCell, Int>
  typealias Headers = UICollectionView.SupplementaryRegistration<TaggedHeader>

  final class TaggedCell: UICollectionViewCell {
    static var count = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.count += 1
    }

    required init?(coder: NSCoder) { nil }
  }

  final class TaggedHeader: UICollectionReusableView {}

  /// A list with a diffable data source, whose views come from registrations.
  @MainActor private final class Screen {
    let simulation = Simulation(size: CGSize(width: 200, height: 300), scale: 2)
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<String, Int>
    let log = CallLog()

    init(header: CGFloat = 0, _ cells: @escaping @MainActor () -> Cells) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 200, height: 100)
      layout.minimumLineSpacing = 0
      layout.headerReferenceSize = CGSize(width: 0, height: header)
      view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: cells(), for: path, item: item)
      }
    }

    func show(_ sections: KeyValuePairs<String, [Int]>) {
      simulation.show(view)
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      for (section, items) in sections {
        snapshot.appendSections([section])
        snapshot.appendItems(items, toSection: section)
      }
      source.apply(snapshot, animatingDifferences: false)
    }
  }

  private static func tagging() -> Cells { Cells { cell, _, item in cell.tag = item } }

  @Test func `a registration makes cells of its class and configures them with their items`() {
    let log = CallLog()
    let cells = Cells { cell, path, item in
      log.note("\(path.section).\(path.item): \(item), \(cell.frame.height) high")
      cell.tag = item
    }
    let screen = Screen { cells }
    screen.show(["a": [4, 7], "b": [9]])
    #expect(screen.view.visibleCells.map(\.tag) == [4, 7, 9])
    #expect(screen.view.visibleCells.allSatisfy { $0 is TaggedCell })
    #expect(
      log.take() == ["0.0: 4, 100.0 high", "0.1: 7, 100.0 high", "1.0: 9, 100.0 high"])
  }

  @Test func `cells of a registration are reused and configured again`() {
    TaggedCell.count = 0
    let cells = Self.tagging()
    let screen = Screen { cells }
    screen.show(["a": Array(0..<100)])
    for page in 1...20 {
      screen.view.contentOffset.y = CGFloat(page * 400)
      screen.simulation.layOut()
      #expect(screen.view.visibleCells.map(\.tag) == Array(page * 4..<page * 4 + 3))
    }
    #expect(TaggedCell.count <= 9)
  }

  @Test func `two registrations of one class share no cells`() {
    final class Other: UICollectionViewCell {}
    let (even, odd) = (Self.tagging(), UICollectionView.CellRegistration<Other, Int> { _, _, _ in })
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(item: 0, section: 0)
    let cells = (0..<4).map { item -> UICollectionViewCell in
      item % 2 == 0
        ? view.dequeueConfiguredReusableCell(using: even, for: path, item: item)
        : view.dequeueConfiguredReusableCell(using: odd, for: path, item: item)
    }
    #expect(cells.map { $0 is TaggedCell } == [true, false, true, false])
    #expect(Set(cells.compactMap(\.reuseIdentifier)).count == 2)
  }

  @Test func `supplementary views have their kind and index path`() {
    let cells = Self.tagging()
    let screen = Screen(header: 20) { cells }
    let log = CallLog()
    let headers = Headers(elementKind: UICollectionView.elementKindSectionHeader) {
      $0.tag = 10 + $2.section
      log.note("\($1) \($2.section)")
    }
    screen.source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    screen.show(["a": [1], "b": [2]])
    let kind = UICollectionView.elementKindSectionHeader
    let shown = screen.view.visibleSupplementaryViews(ofKind: kind)
    #expect(shown.map(\.tag) == [10, 11])
    #expect(shown.allSatisfy { $0 is TaggedHeader })
    #expect(log.take() == ["\(kind) 0", "\(kind) 1"])
  }

  @Test func `a nib gives its class`() {
    Simulation.setNib(TaggedCell.self, named: "TaggedCell")
    Simulation.setNib(TaggedHeader.self, named: "TaggedHeader")
    let cells = Cells(cellNib: UINib(nibName: "TaggedCell", bundle: nil)) { $0.tag = $2 }
    let headers = Headers(
      supplementaryNib: UINib(nibName: "TaggedHeader", bundle: nil), elementKind: "title"
    ) { view, _, _ in view.tag = 3 }
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(item: 0, section: 0)
    #expect(view.dequeueConfiguredReusableCell(using: cells, for: path, item: 5).tag == 5)
    #expect(view.dequeueConfiguredReusableSupplementary(using: headers, for: path).tag == 3)
  }

  @Test func `a registration created for each cell ends the process, as since iOS 15`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { Screen { Self.tagging() }.show(["a": [1]]) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let cells = Self.tagging()
        let screen = Screen(header: 20) { cells }
        screen.source.supplementaryViewProvider = { view, kind, path in
          let headers = Headers(elementKind: kind) { _, _, _ in }
          return view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        screen.show(["a": [1]])
      }
    }
  }

  @Test func `a cell may create a registration for a collection view of its own`() {
    final class Shelf: UICollectionViewCell, UICollectionViewDataSource {
      let inner = Cells { cell, _, item in cell.tag = item }
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout())

      override init(frame: CGRect) {
        super.init(frame: frame)
        view.dataSource = self
        contentView.addSubview(view)
      }

      required init?(coder: NSCoder) { nil }

      func collectionView(
        _ view: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }

      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        view.dequeueConfiguredReusableCell(using: inner, for: path, item: path.item)
      }
    }
    let shelves = UICollectionView.CellRegistration<Shelf, Int> { _, _, _ in }
    let cells = Self.tagging()
    let screen = Screen { cells }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: screen.view) {
      $0.dequeueConfiguredReusableCell(using: shelves, for: $1, item: $2)
    }
    screen.simulation.show(screen.view)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1])
    source.apply(snapshot, animatingDifferences: false)
    screen.simulation.layOut()
    #expect((screen.view.visibleCells.first as? Shelf)?.view.visibleCells.map(\.tag) == [0, 1])
  }
}
