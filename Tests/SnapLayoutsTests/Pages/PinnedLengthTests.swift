#if canImport(UIKitSimulation)
import EffortSupport
import SnapLayouts
import Testing
import UIKit

/// Pinned headers and footers after lengths that aren't whole pixels, in every layout: in the same pixel as in a plain
/// flow layout.
@MainActor
@Suite struct PinnedLengthTests {
  /// The items of a strip with sections.
  enum Contents: CaseIterable {
    case equal, listed, columns, mixedColumns, hidden, hiddenColumns, hiddenSection, emptySections
    case oneSection, selfSizing

    var counts: [Int] {
      switch self {
      case .emptySections: [0, 4, 0, 0, 5, 3, 0]
      case .oneSection: [9]
      default: [5, 6, 4]
      }
    }
  }

  private static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  @Test(arguments: LayoutUnderTest.withEnds, Contents.allCases)
  func `pinned headers and footers are in the pixel in which a plain flow layout has them`(
    kind: LayoutUnderTest, contents: Contents
  ) throws {
    for way in Way.allCases {
      for scale in [1, 2, 3] as [CGFloat] {
        try expectPlainPlaces(kind, contents, way, scale, Lengths(way, seed: UInt64(scale)))
      }
    }
  }

  private func expectPlainPlaces(
    _ kind: LayoutUnderTest, _ contents: Contents, _ way: Way, _ scale: CGFloat, _ lengths: Lengths
  ) throws {
    let (items, others) = (lengths.items(contents), lengths.items(contents))
    func screen(_ items: SizedItems) -> SnapScreen<SnapFlowLayout> {
      SnapScreen(
        strip: kind.make(), isHorizontal: way != .vertical, isRightToLeft: way == .rightToLeft,
        length: 300, itemLength: lengths.item, spacing: lengths.spacing, scale: anyScale(scale),
        counts: contents.counts, delegate: contents == .selfSizing ? nil : items,
        configure: { layout, view in
          lengths.configure(layout)
          if contents == .selfSizing { layout.estimatedItemSize = layout.itemSize }
          view.contentInset = UIEdgeInsets(top: 14, left: 14, bottom: 0, right: 0)
        })
    }
    let (screen, other) = (screen(items), screen(others))
    let plain = UICollectionViewFlowLayout(like: screen.layout)
    lengths.configure(plain)
    plain.minimumInteritemSpacing = screen.layout.keepsOneItemPerLine ? 1000 : 10
    other.view.collectionViewLayout = plain
    screen.simulation.runUntilRest()
    let shown = contents.counts.indices.first { contents.counts[$0] > 0 } ?? 0
    let first = try #require(screen.attributes(0, section: shown))
    let displacement =
      screen.along(first.center)
      - screen.along(plain.layoutAttributesForItem(at: [shown, 0])?.center ?? .zero)
    // Padding that isn't whole pixels moves items by what it is, headers and footers to the next pixel.
    let pixels = displacement * screen.scale
    let limit = abs(pixels - pixels.rounded()) < 0.001 ? 0.01 : 1 / screen.scale
    var places = 0
    for offset in stride(from: -14, to: screen.along(screen.view.contentSize) - 300, by: 73.7) {
      screen.move(to: screen.pixel(nearest: offset))
      let offset = screen.offset
      if way == .vertical {
        other.view.contentOffset.y = offset - displacement
      } else {
        other.view.contentOffset.x = offset - displacement
      }
      other.view.layoutIfNeeded()
      for kind in Self.kinds {
        for section in contents.counts.indices {
          let own = screen.layout.layoutAttributesForSupplementaryView(
            ofKind: kind, at: [section, 0])
          let expected = plain.layoutAttributesForSupplementaryView(ofKind: kind, at: [section, 0])
          let distance =
            screen.along(own?.center ?? .zero) - screen.along(expected?.center ?? .zero)
            - displacement
          #expect(
            abs(distance) <= limit,
            "\(kind) \(section) at \(offset), \(way), \(scale)x: \(distance)")
          places += 1
        }
      }
    }
    #expect(places > 10)
  }
}

/// Random lengths with fractions.
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
    let items = SizedItems(counts: contents.counts, insets: { insets[$0] })
    items.lineSpacing = { [spacing] in spacing + CGFloat($0) * 0.37 }
    items.sizes = { path in
      let other = others[(path.item + path.section) % others.count]
      let (length, across): (CGFloat, CGFloat) =
        switch contents {
        case .equal, .emptySections, .oneSection, .selfSizing: (item, 90)
        case .listed: (other, 90)
        case .columns: (item, 40)
        case .mixedColumns: (other, 40)
        case .hidden: (path.item % 3 == 1 || path.item == 5 ? 0 : other, 90)
        case .hiddenColumns: (path.item % 3 == 1 || path.item == 5 ? 0 : other, 40)
        case .hiddenSection: (path.section == 1 ? 0 : other, 90)
        }
      return isHorizontal
        ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
    }
    return items
  }
}
#endif
