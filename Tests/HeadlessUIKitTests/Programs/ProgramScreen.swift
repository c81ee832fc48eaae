import EffortSupport
import UIKit
import UIKitSimulation

/// A collection view that runs a program, with checks after every step.
@MainActor
final class ProgramScreen {
  let simulation = Simulation(size: CGSize(width: 160, height: 240), scale: 2)
  let source: ProgramSource
  let view: UICollectionView
  let program: Program
  var completionsDue = 0

  init(_ program: Program) {
    self.program = program
    var random = SeededGenerator(seed: program.seed &+ 1)
    let model = BatchModel(random: &random)
    source = program.hasSizes ? SizingProgramSource(model: model) : ProgramSource(model: model)
    view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.collectionViewLayout = layout(isHorizontal: program.isHorizontal, spacing: 10)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in Self.kinds {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header")
    }
    view.isPrefetchingEnabled = program.isPrefetching
    view.dataSource = source
    view.delegate = source
    simulation.show(view)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  func layout(isHorizontal: Bool, spacing: Int) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    layout.itemSize = CGSize(width: 60, height: 50)
    layout.minimumLineSpacing = CGFloat(spacing)
    layout.minimumInteritemSpacing = CGFloat(spacing)
    if program.hasHeaders {
      layout.headerReferenceSize = CGSize(width: 20, height: 20)
      layout.footerReferenceSize = CGSize(width: 12, height: 12)
    }
    return layout
  }

  private static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  /// What doesn't hold at present; nil if everything holds.
  func failure() -> String? {
    simulation.layOut()
    let bounds = view.bounds
    let attributes = (view.collectionViewLayout.layoutAttributesForElements(in: bounds) ?? [])
      .filter { $0.frame.overlaps(bounds) }
    return source.contradiction ?? failureOfCells(attributes) ?? failureOfHeaders(attributes)
      ?? failureOfCounts() ?? simulation.faults.first
  }

  /// Checks that every completion has been called when the animations are over.
  func failureAtTheEnd() -> String? {
    simulation.run(for: 0.4)
    guard completionsDue == 0 else { return "\(completionsDue) completions are missing" }
    // A view that returned while it was leaving has started another animation.
    simulation.run(for: 0.4)
    let elements = simulation.presentedElements(of: view)
    guard !elements.contains(where: \.isLeaving) else { return "an element has not left" }
    let unsettled = elements.contains {
      let frame = $0.view.frame.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
      return max(abs(frame.minX - $0.frame.minX), abs(frame.minY - $0.frame.minY)) > 1e-6
    }
    return unsettled ? "an element is not where it is shown" : failure()
  }

  private func failureOfCells(_ attributes: [UICollectionViewLayoutAttributes]) -> String? {
    let wanted = attributes.filter { $0.representedElementCategory == .cell }
    let visible = view.indexPathsForVisibleItems
    guard visible == wanted.map(\.indexPath).sorted() else {
      return "\(visible) are visible, \(wanted.map(\.indexPath).sorted()) should be"
    }
    for attributes in wanted {
      let path = attributes.indexPath
      guard let cell = view.cellForItem(at: path) else { return "no cell at \(path)" }
      guard cell.frame == attributes.frame else { return "\(path) is at \(cell.frame)" }
      guard cell.tag == source.model.sections[path.section].items[path.item] else {
        return "\(path) shows \(cell.tag)"
      }
    }
    // Waiting cells are hidden, and deleted cells are leaving.
    let cells = view.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }
    guard Set(cells.map(ObjectIdentifier.init)) == source.displayed else {
      return "\(cells.count) cells are in the view, \(source.displayed.count) are displayed"
    }
    let leaving = simulation.presentedElements(of: view).filter {
      $0.isLeaving && $0.category == .cell
    }
    guard cells.count == visible.count + leaving.count else {
      return "\(cells.count) cells for \(visible.count) items and \(leaving.count) that leave"
    }
    return nil
  }

  private func failureOfHeaders(_ attributes: [UICollectionViewLayoutAttributes]) -> String? {
    for kind in Self.kinds {
      let wanted = attributes.filter { $0.representedElementKind == kind }.map(\.indexPath)
      let visible = view.indexPathsForVisibleSupplementaryElements(ofKind: kind)
      guard visible == wanted.sorted() else { return "\(visible) instead of \(wanted) of \(kind)" }
      for path in visible {
        let tag = view.supplementaryView(forElementKind: kind, at: path)?.tag
        guard tag == source.model.sections[path.section].name else {
          return "\(kind) \(path) shows \(tag ?? -1)"
        }
      }
    }
    return nil
  }

  private func failureOfCounts() -> String? {
    let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    let wanted = source.model.sections.map(\.items.count)
    guard counts == wanted else { return "counts \(counts) instead of \(wanted)" }
    // In addition to the cells on the screen at once, there may be one prefetched cell and two
    // waiting ones.
    guard source.cells.count <= source.mostDisplayed + 3 else {
      return "\(source.cells.count) cells were made for \(source.mostDisplayed)"
    }
    return nil
  }
}
