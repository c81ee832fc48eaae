#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

/// Pinned headers and footers after lengths that aren't whole pixels, in every layout: in the same pixel as in a plain
/// flow layout whose content begins after the same padding.
@MainActor
@Suite(.worlds) struct PinnedLengthTests {
  enum Contents: CaseIterable {
    case equal, listed, columns, mixedColumns, hidden, hiddenColumns, closeHidden, hiddenSection
    case emptySections, oneSection, grid, selfSizing

    var counts: [Int] {
      switch self {
      case .emptySections: [0, 4, 0, 0, 5, 3, 0]
      case .oneSection, .grid: [9]
      default: [5, 6, 4]
      }
    }

    /// The kinds that are where they are in a plain flow layout; the last page of a grid may be longer.
    @MainActor var kinds: [String] {
      [UICollectionView.elementKindSectionHeader]
        + (self == .grid ? [] : [UICollectionView.elementKindSectionFooter])
    }
  }

  @Test(arguments: LayoutUnderTest.allCases, Contents.allCases)
  func `pinned headers and footers are in the pixel in which a plain flow layout has them`(
    kind: LayoutUnderTest, contents: Contents
  ) throws {
    let displays = product(Way.allCases, [1, 2, 3] as [CGFloat])
    for (way, scale) in Effort.part(of: displays, in: 3, for: "\(kind) \(contents)") {
      try expectPlainPlaces(kind, contents, way, scale)
    }
  }

  private func expectPlainPlaces(
    _ kind: LayoutUnderTest, _ contents: Contents, _ way: Way, _ scale: CGFloat
  ) throws {
    let lengths = Lengths(way, seed: Effort.seed &* 3 &+ UInt64(scale))
    let items = lengths.items(contents)
    // The library pins within the insets, wherever a plain layout does.
    let isInset = OpenQuestions.current.collection.pinnedEdge == .insetBounds
    let inset = isInset ? UIEdgeInsets(top: 14, left: 14, bottom: 0, right: 0) : .zero
    let screen = SnapScreen(
      strip: kind.make(), isHorizontal: way != .vertical, isRightToLeft: way == .rightToLeft,
      length: 300, itemLength: lengths.item, spacing: lengths.spacing, scale: anyScale(scale),
      counts: contents.counts, delegate: contents == .selfSizing ? nil : items,
      configure: { layout, view in
        lengths.configure(layout)
        if contents == .selfSizing { layout.estimatedItemSize = layout.itemSize }
        if contents == .grid { layout.itemOrder = .alongPage }
        view.contentInset = inset
      })
    screen.simulation.runUntilRest()
    let isLoop = screen.layout.isLooping
    let plain = UICollectionViewFlowLayout(like: screen.layout)
    lengths.configure(plain)
    if isLoop {
      plain.sectionHeadersPinToVisibleBounds = false
      plain.sectionFootersPinToVisibleBounds = false
    }
    plain.minimumInteritemSpacing = screen.layout.keepsOneItemPerLine ? 1000 : 10
    let padded = PaddedItems(items, isHorizontal: way != .vertical)
    if contents == .selfSizing, let size = screen.attributes(0)?.size {
      let spacing = screen.layout.minimumLineSpacing
      (padded.sizes, padded.lineSpacing) = ({ _ in size }, { $0 == 0 ? 0 : spacing })
    }
    let other = SnapScreen(
      plain, size: .strip(300, isHorizontal: way != .vertical), scale: anyScale(scale),
      counts: padded.counts, delegate: padded,
      configure: { _, view in
        view.dataSource = padded
        view.contentInset = inset
        view.semanticContentAttribute =
          way == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
      })
    func start(_ attributes: UICollectionViewLayoutAttributes?) -> CGFloat {
      screen.along(attributes?.center ?? .zero) - screen.along(attributes?.size ?? .zero) / 2
    }
    let shown = contents.counts.indices.first { contents.counts[$0] > 0 } ?? 0
    // Without padding, items are on the pixel grid, and the library moves them by what the padding is.
    let padding =
      start(screen.attributes(0, section: shown)) - start(other.attributes(0, section: shown + 1))
    if !isLoop {
      padded.padding = padding
      plain.invalidateLayout()
    }
    let stops = screen.layout.pageStops
    let period = isLoop ? stops[stops.count] - stops[0] : 0
    var places = 0
    let (first, last) =
      isLoop
      ? (stops[0], stops[stops.count])
      : (-14, screen.along(screen.view.contentSize) - 300)
    for offset in stride(from: first, to: last, by: 73.7) {
      screen.move(to: screen.pixel(nearest: offset))
      other.move(to: screen.offset)
      for kind in contents.kinds {
        for section in contents.counts.indices {
          let own = screen.layout.layoutAttributesForSupplementaryView(
            ofKind: kind, at: [section, 0])
          let expected = plain.layoutAttributesForSupplementaryView(
            ofKind: kind, at: [section + 1, 0])
          var distance = start(own) - start(expected)
          if isLoop {
            // In a loop they move with the items.
            distance = (distance - padding).remainder(dividingBy: period)
          }
          #expect(
            abs(distance) <= 1e-6,
            "\(kind) \(section) at \(offset), \(way), \(scale)x: \(distance), padding \(padding)")
          places += 1
        }
      }
    }
    #expect(places > 1)
  }
}

/// The items of others after an empty section without header and footer, which is as long as padding.
@MainActor
private final class PaddedItems: SizedItems {
  var padding: CGFloat = 0

  init(_ items: SizedItems, isHorizontal: Bool) {
    super.init(counts: [0] + items.counts)
    sizes = { items.sizes?([$0.section - 1, $0.item]) ?? .zero }
    insets = { [unowned self] section in
      section == 0
        ? .along(isHorizontal: isHorizontal, leading: padding) : items.insets?(section - 1) ?? .zero
    }
    lineSpacing = { $0 == 0 ? 0 : items.lineSpacing?($0 - 1) ?? 0 }
  }

  override func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    section == 0
      ? .zero : super.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
  }

  override func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    section == 0
      ? .zero : super.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
  }
}

private struct Lengths {
  let item: CGFloat
  let spacing: CGFloat
  private let isHorizontal: Bool
  private let header: CGFloat
  private let footer: CGFloat
  private let insets: [UIEdgeInsets]
  private let others: [CGFloat]

  init(_ way: Way, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func length(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &generator) }
    isHorizontal = way != .vertical
    (item, spacing) = (length(60...90), length(3...14))
    (header, footer) = (length(10...30), length(8...20))
    let isHorizontal = isHorizontal
    insets = (0..<7).map { _ in
      .along(isHorizontal: isHorizontal, leading: length(0...9), trailing: length(0...9))
    }
    others = (0..<6).map { _ in length(30...90) }
  }

  @MainActor
  func configure(_ layout: UICollectionViewFlowLayout) {
    layout.headerReferenceSize = CGSize(width: header, height: header)
    layout.footerReferenceSize = CGSize(width: footer, height: footer)
    layout.sectionInset = insets[0]
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
  }

  @MainActor
  func items(_ contents: PinnedLengthTests.Contents) -> SizedItems {
    let (isHorizontal, item, others, insets) = (isHorizontal, item, others, insets)
    let isSelfSizing = contents == .selfSizing
    let items = SizedItems(counts: contents.counts, insets: { insets[isSelfSizing ? 0 : $0] })
    let spacing = contents == .closeHidden ? spacing / 16 : spacing
    items.lineSpacing = { isSelfSizing ? spacing : spacing + CGFloat($0) * 0.07 }
    items.sizes = { path in
      let other = others[(path.item + path.section) % others.count]
      let (length, across): (CGFloat, CGFloat) =
        switch contents {
        case .equal, .emptySections, .oneSection, .selfSizing: (item, 90)
        case .listed: (other, 90)
        case .columns, .grid: (item, 40)
        case .mixedColumns: (other, 40)
        case .hidden, .closeHidden: (path.item % 3 == 1 || path.item == 5 ? 0 : other, 90)
        case .hiddenColumns: (path.item % 3 == 1 || path.item == 5 ? 0 : other, 40)
        case .hiddenSection: (path.section == 1 ? 0 : other, 90)
        }
      return .strip(length, across: across, isHorizontal: isHorizontal)
    }
    return items
  }
}
#endif
