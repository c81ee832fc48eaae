#if canImport(UIKitSimulation)
import Testing
import UIKit
import UIKitSimulation

@testable import SnapLayouts

/// Lines computed from the sizes of items are the same as those from the frames of all items.
@MainActor
struct LineSumsTests {
  /// Items in sections, with a delegate's metrics.
  fileprivate final class Source: SizedItems {
    var length: (IndexPath) -> CGFloat = { _ in 0 }
    var across: (IndexPath) -> CGFloat = { _ in 80 }
    var itemOrder = ItemOrder.alongLine
    /// The offsets at which cells choose their sizes; empty if the delegate gives the sizes.
    var measuringOffsets: [CGFloat] = []

    init() {
      super.init(counts: [1200])
      sizes = { [unowned self] in size($0) }
      lineSpacing = { _ in 10 }
    }

    private func size(_ path: IndexPath) -> CGSize {
      CGSize(width: length(path), height: across(path))
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
      let size = size(indexPath)
      (cell as? ChoosingCell)?.size = { _, _ in size }
      return cell
    }
  }

  /// Lays out a source; returns the number of attributes created, and a line that differs.
  private func layOut(
    _ source: Source, scale: CGFloat
  ) -> (cost: Int, visibleCount: Int, fault: String?) {
    let simulation = Simulation(size: CGSize(width: 320, height: 100), scale: scale)
    let layout = CountedLayout()
    layout.scrollDirection = .horizontal
    layout.itemOrder = source.itemOrder
    if !source.measuringOffsets.isEmpty {
      layout.estimatedItemSize = CGSize(width: 40, height: 80)
      layout.minimumLineSpacing = source.lineSpacing?(0) ?? 0
    }
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.show(source)
    view.register(ChoosingCell.self, forCellWithReuseIdentifier: "item")
    view.delegate = source
    let before = CountedAttributes.made
    simulation.show(view)
    for offset in source.measuringOffsets {
      view.contentOffset.x = offset
      simulation.layOut()
    }
    let cost = CountedAttributes.made - before
    let visibleCount = layout.layoutAttributesForElements(in: view.bounds)?.count ?? 0
    return (cost, visibleCount, fault(in: layout, source.counts))
  }

  /// A line that differs from the frames of all items, the first one at all, others by more than a tolerance.
  private func fault(
    in layout: SnapFlowLayout, _ counts: [Int], tolerance: CGFloat = 0
  ) -> String? {
    var expected = LineGrouping()
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        let frame = layout.layoutAttributesForItem(at: path)?.frame ?? .null
        expected.append(
          along: Extent(frame.minX, frame.maxX), across: Extent(frame.minY, frame.maxY),
          beginsSection: item == 0)
      }
    }
    let lines = layout.geometry.lines
    func items(_ lines: PageGrouping) -> [Range<Int>] { (0..<lines.count).map(lines.items) }
    guard items(lines.grouping) == items(expected.grouping) else {
      return "other items share lines"
    }
    for (line, wanted) in expected.extents.enumerated() {
      let found = lines.extents[line]
      let fault = max(abs(found.minimum - wanted.minimum), abs(found.maximum - wanted.maximum))
      if fault > 1e-6 + (line == 0 ? 0 : tolerance) {
        return "line \(line) covers \(found), not \(wanted)"
      }
    }
    return nil
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `for items of the layout's own size, in any number and distance`(scale: CGFloat) {
    law(seed: 99, cases: 200) { generator in
      let layout = SnapFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(
        width: 1 + CGFloat(generator.integer(0...600)) / 7, height: generator.pick([30, 45, 80]))
      layout.minimumLineSpacing = CGFloat(generator.integer(-150...300)) / 9
      layout.sectionInset.left = CGFloat(generator.integer(-20...300)) / 7
      layout.sectionInset.right = CGFloat(generator.integer(0...300)) / 7
      layout.headerReferenceSize.width = generator.pick([0, 0, 13.3])
      let items = Items(counts: [generator.pick([1, 2, 3, 8, 40])])
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.show(items)
      Simulation(size: CGSize(width: 320, height: 100), scale: scale).show(view)
      // The flow layout rounds where each item begins, the closed form only the first one.
      return fault(in: layout, items.counts, tolerance: 1 / scale)
    }
  }

  @Test(arguments: [1, 2, 3] as [CGFloat], [false, true])
  func `for any lengths, spacings, sections and scales`(scale: CGFloat, choosesSizes: Bool) {
    law(seed: choosesSizes ? 98 : 97, cases: 50) { generator in
      let source = Source()
      source.counts = generator.pick([[1001], [400, 0, 1, 700]] + (choosesSizes ? [[30]] : []))
      let least: CGFloat = choosesSizes ? 20 : 0
      let lengths = (0..<1200).map { _ in least + CGFloat(generator.integer(1...9000)) / 97 }
      let spacings = (0..<4).map { _ in CGFloat(generator.integer(0...400)) / 9 }
      source.length = { lengths[$0.item] }
      // Cells that choose their sizes have the spacing of the layout.
      source.lineSpacing = { spacings[choosesSizes ? 0 : $0] }
      let inset = UIEdgeInsets.along(
        isHorizontal: true, leading: CGFloat(generator.integer(0...300)) / 7,
        trailing: choosesSizes ? 0 : CGFloat(generator.integer(0...300)) / 7)
      source.insets = { _ in inset }
      let header = CGFloat(generator.integer(0...2)) * 13.3
      source.header = { _ in CGSize(width: header, height: header) }
      if choosesSizes {
        source.measuringOffsets = (0..<4).map { _ in CGFloat(generator.integer(0...9000)) }
      }
      let (cost, visibleCount, fault) = layOut(source, scale: scale)
      // The samples, the ends of each section, and what is on the screen; or about thirty cells that choose their
      // sizes, each of which moves all behind it.
      let isCheap = cost <= (choosesSizes ? 5000 : 160 + 6 * visibleCount)
      return fault ?? (isCheap ? nil : "\(cost) attributes were made, \(visibleCount) are visible")
    }
  }

  /// A source whose lines are few calls, or not: then all frames are read.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    var cost = 0..<Int.max
    fileprivate let change: @MainActor @Sendable (Source) -> Void

    var testDescription: String { name }
  }

  nonisolated private static let allRead = 1200..<Int.max

  nonisolated static let rows: [Row] = [
    Row(name: "cells that choose their sizes, several of them to a line") {
      ($0.counts, $0.measuringOffsets) = ([40], [0, 100, 300])
      ($0.length, $0.across) = ({ CGFloat(30 + $0.item % 4) }, { _ in 30 })
    },
    Row(name: "cells that choose their sizes, although a delegate gives all the same one") {
      ($0.counts, $0.measuringOffsets, $0.itemOrder) = ([40], [0], .alongPage)
      $0.length = { _ in 60 }
    },
    Row(name: "a few lines with several items among very many with one", cost: allRead) {
      ($0.length, $0.across) = ({ CGFloat(50 + $0.item % 7) }, { 777...778 ~= $0.item ? 30 : 80 })
    },
    Row(name: "a few items of no length, which make no lines", cost: allRead) {
      $0.length = { $0.item % 400 == 399 ? 0 : CGFloat(50 + $0.item % 7) }
    },
    Row(name: "lines with several items", cost: allRead) {
      ($0.length, $0.across) = ({ CGFloat(50 + $0.item % 7) }, { _ in 30 })
    },
    Row(name: "a delegate with inconsistent sizes", cost: allRead) {
      var requests = 0
      $0.length = { _ in
        requests += 1
        return CGFloat(40 + requests % 11)
      }
    },
    Row(name: "a difference that only the last frame shows", cost: allRead) {
      var asked: Set<Int> = []
      $0.length = { asked.insert($0.item).inserted && $0.item == 1199 ? 40 : 50 }
    },
    Row(name: "headers and footers between sections", cost: 0..<250) {
      $0.counts = [400, 0, 1, 700]
      $0.header = { _ in CGSize(width: 20, height: 20) }
      $0.footer = { _ in CGSize(width: 30, height: 30) }
      $0.length = { CGFloat(50 + $0.item % 7) }
    },
    Row(name: "cells that choose the estimated size", cost: 0..<250) {
      ($0.length, $0.measuringOffsets) = ({ _ in 40 }, [0])
    },
    Row(name: "equal sizes from a delegate", cost: 0..<200) { $0.length = { _ in 33.4 } },
    row(0), row(1), row(11),
  ]

  /// A single item of another size where items fill pages in order.
  nonisolated private static func row(_ item: Int) -> Row {
    Row(name: "item \(item) of 12 of another size where items fill pages in order") {
      ($0.counts, $0.itemOrder, $0.length) = ([12], .alongPage, { $0.item == item ? 50 : 80 })
    }
  }

  @Test(arguments: [[40], [0, 40]], [true, false])
  func `for cells that have chosen sizes before a change`(counts: [Int], isInvalidated: Bool) {
    let source = Source()
    source.counts = counts
    // The last frame doesn't show the difference from the estimate.
    source.length = { [2: 30, 3: 50][$0.item] ?? 40 }
    let layout = SnapFlowLayout()
    layout.scrollDirection = .horizontal
    layout.estimatedItemSize = CGSize(width: 40, height: 80)
    let simulation = Simulation(size: CGSize(width: 320, height: 100), scale: 2)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(ChoosingCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = source
    simulation.show(view)
    var lengths = [40, 40, 30, 50] + Array(repeating: 40 as CGFloat, count: 36)
    #expect((0..<lengths.count).map { layout.geometry.lines.extents[$0].length } == lengths)
    if isInvalidated {
      layout.invalidateLayout()
    } else {
      // UIKit measures all cells again, and those out of sight have the estimate until then.
      view.contentOffset.x = 1000
      view.layoutIfNeeded()
      view.frame.size.height = 90
      lengths = Array(repeating: 40, count: 40)
    }
    view.layoutIfNeeded()
    #expect((0..<lengths.count).map { layout.geometry.lines.extents[$0].length } == lengths)
  }

  @Test(arguments: rows, [2, 3] as [CGFloat])
  func `for sizes of any kind, with as few calls as they allow`(row: Row, scale: CGFloat) {
    let source = Source()
    row.change(source)
    let (cost, _, fault) = layOut(source, scale: scale)
    #expect(fault == nil)
    #expect(row.cost.contains(cost))
  }
}
#endif
