import EffortSupport
import Testing
import UIKitSimulation

@testable import UIKit

/// The diffable data source, fact 84.
@MainActor
struct DiffableDataSourceTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  @MainActor private final class Screen {
    let simulation = Simulation(size: CGSize(width: 200, height: 300), scale: 2)
    private(set) var layout = UICollectionViewFlowLayout()
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<String, Int>
    let log = CallLog()
    private var completionsDue = 0
    private static let header = UICollectionView.elementKindSectionHeader

    init() {
      layout.itemSize = CGSize(width: 200, height: 40)
      view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      source = UICollectionViewDiffableDataSource(collectionView: view) { [log] view, path, item in
        log.note("\(item)")
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.tag = item
        return cell
      }
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: Self.header,
        withReuseIdentifier: "header")
      source.supplementaryViewProvider = {
        $0.dequeueReusableSupplementaryView(ofKind: $1, withReuseIdentifier: "header", for: $2)
      }
      simulation.show(view)
    }

    /// Sets a layout with headers.
    func setLayout(itemHeight: Int, animated: Bool) {
      layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 200, height: itemHeight)
      layout.headerReferenceSize.height = 15
      layout.sectionInset.bottom = 20
      completionsDue += 1
      view.setCollectionViewLayout(layout, animated: animated) { [unowned self] _ in
        completionsDue -= 1
      }
    }

    /// What is wrong when all animations are over, also that of a view that has returned while it was leaving.
    var problemAtTheEnd: String? {
      simulation.run(for: 0.8)
      guard completionsDue == 0 else { return "\(completionsDue) completions are missing" }
      let isLeaving = simulation.presentedElements(of: view).contains(where: \.isLeaving)
      return isLeaving ? "a view has not left" : problem
    }

    var shown: [Int] {
      view.indexPathsForVisibleItems.sorted().compactMap(view.cellForItem).map(\.tag)
    }

    /// What a cell shows that it shouldn't; nil if all are right.
    var problem: String? {
      let wanted = (layout.layoutAttributesForElements(in: view.bounds) ?? [])
        .filter { $0.frame.overlaps(view.bounds) }
      func paths(ofItems isItem: Bool) -> [IndexPath] {
        wanted.filter { ($0.representedElementKind == nil) == isItem }.map(\.indexPath).sorted()
      }
      let headers = view.indexPathsForVisibleSupplementaryElements(ofKind: Self.header).sorted()
      guard view.indexPathsForVisibleItems == paths(ofItems: true), headers == paths(ofItems: false)
      else { return "\(view.indexPathsForVisibleItems), headers \(headers) are visible" }
      for attributes in wanted {
        let (path, cell) = (attributes.indexPath, view.cellForItem(at: attributes.indexPath))
        if attributes.representedElementKind != nil {
          let header = view.supplementaryView(forElementKind: Self.header, at: path)
          if header?.frame != attributes.frame { return "header at \(header?.frame ?? .null)" }
        } else if cell?.frame != attributes.frame || cell?.tag != source.itemIdentifier(for: path) {
          return "\(path) has \(cell?.tag ?? -1) at \(cell?.frame ?? .null)"
        }
      }
      return simulation.faults.first
    }
  }

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test func `fact 84: it becomes the data source and finds items by identifiers`() {
    let screen = Screen()
    #expect(screen.view.dataSource === screen.source)
    screen.source.apply(snapshot(["a": [1, 2], "b": [3]]))
    #expect(screen.source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 3)
    #expect(screen.source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == nil)
    #expect(screen.source.indexPath(for: 2) == IndexPath(item: 1, section: 0))
    #expect(screen.source.indexPath(for: 9) == nil)
    #expect(screen.source.sectionIdentifier(for: 1) == "b")
    #expect(screen.source.index(for: "b") == 1)
    #expect(screen.source.snapshot().itemIdentifiers == [1, 2, 3])
    #expect(screen.shown == [1, 2, 3])
  }

  @Test(arguments: [true, false])
  func `fact 84: items that stay keep their cells, whether animated or not`(animated: Bool) {
    let screen = Screen()
    screen.source.apply(snapshot(["a": [1, 2, 3], "b": [4]]))
    _ = screen.log.take()
    let cells = Dictionary(uniqueKeysWithValues: screen.view.visibleCells.map { ($0.tag, $0) })
    let done = CallLog()
    screen.source.apply(
      snapshot(["b": [4, 3], "a": [5, 1]]), animatingDifferences: animated
    ) { done.note("done") }
    #expect(done.calls == [])
    #expect(screen.shown == [4, 3, 5, 1])
    #expect(screen.log.calls == ["5"])
    for cell in screen.view.visibleCells where cell.tag != 5 { #expect(cells[cell.tag] === cell) }
    screen.simulation.run(for: animated ? 0.31 : 0.02)
    #expect(done.calls == ["done"])
  }

  @Test func `fact 84: reloaded items and sections get new cells`() {
    let screen = Screen()
    screen.source.apply(snapshot(["a": [1, 2], "b": [3, 4]]))
    _ = screen.log.take()
    var next = screen.source.snapshot()
    next.reloadItems([2])
    next.reloadSections(["b"])
    screen.source.apply(next)
    #expect(screen.log.take() == ["2", "3", "4"])
    #expect(screen.source.snapshot().reloadedItemIdentifiers == [])
    screen.source.apply(screen.source.snapshot())
    #expect(screen.log.take() == [])
  }

  /// For two random states with requests to reload, the difference leads from one to the other.
  @Test(arguments: Effort.seeds(quick: 30, full: 300))
  func `differences fit`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (old, new) = (Self.snapshot(&random), Self.snapshot(&random))
    let counts = { (snapshot: Snapshot) in
      snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
    }
    let plan = try CollectionUpdatePlan(
      SnapshotDifference(from: old, to: new).changes, before: counts(old), after: counts(new))
    let reloaded = Set(new.reloadedItemIdentifiers)
    for (item, path) in old.indexPaths where !reloaded.contains(item) {
      #expect(plan.newIndexPath(of: path) == new.indexPaths[item])
    }
  }

  @Test(arguments: Effort.seeds(quick: 20, full: 200))
  func `whatever is applied, the cells are those of the data, where the layout has them`(
    _ seed: UInt64
  ) {
    let problem = Self.problem(seed: seed)
    #expect(problem == nil)
  }

  /// `ExperimentTests` tells the answers apart.
  @Test func `under every answer a collection view shows what its layout returns`() {
    for entry in OpenQuestions.table {
      for index in entry.answers.indices where entry.answers[index] != entry.defaultAnswer {
        OpenQuestions.$current.withValue(.defaults(answering: entry, with: index)) {
          for seed in Effort.seeds(quick: 1, full: 8) {
            let problem = Self.problem(seed: seed)
            #expect(problem == nil, "\(entry.name).\(entry.answers[index])")
          }
        }
      }
    }
  }

  /// Applies random snapshots to a view that moves and changes its size and its layout; returns what is wrong.
  static func problem(seed: UInt64) -> String? {
    var random = SeededGenerator(seed: seed)
    let screen = Screen()
    screen.setLayout(itemHeight: 40, animated: false)
    for step in 0..<25 {
      switch random.integer(0...6) {
      case 0, 1: screen.source.apply(snapshot(&random), animatingDifferences: random.chance(70))
      case 2:
        let target = CGPoint(x: 0, y: random.integer(-20...400))
        screen.view.setContentOffset(target, animated: random.chance(50))
      case 3:
        screen.simulation.finger.drag(
          from: CGPoint(x: 50, y: 50), by: CGPoint(x: 0, y: random.integer(-80...80)), over: 0.1)
      case 4:
        let size = CGSize(width: random.integer(100...260), height: random.integer(100...260))
        if random.chance(50) {
          screen.simulation.rotate(to: size)
        } else {
          screen.simulation.resize(to: size)
        }
      case 5: screen.setLayout(itemHeight: random.integer(20...60), animated: random.chance(50))
      default: screen.simulation.run(for: Double(random.integer(0...20)) / 60)
      }
      screen.simulation.layOut()
      if let problem = screen.problem { return "seed \(seed), step \(step): \(problem)" }
    }
    return screen.problemAtTheEnd.map { "seed \(seed), at the end: \($0)" }
  }

  private static func snapshot(_ random: inout SeededGenerator) -> Snapshot {
    var snapshot = Snapshot()
    let sections = ["a", "b", "c", "d"].shuffled(using: &random).prefix(random.integer(0...4))
    snapshot.appendSections(Array(sections))
    for item in (0..<15).shuffled(using: &random) where random.chance(50) {
      if let section = sections.randomElement(using: &random) {
        snapshot.appendItems([item], toSection: section)
      }
    }
    snapshot.reloadItems(snapshot.itemIdentifiers.filter { _ in random.chance(20) })
    return snapshot
  }
}
