import Testing
import UIKit
import UIKitSimulation

/// Pinned headers and footers.
@MainActor
struct PinnedHeaderTests {
  /// Sections of 20 + 5 * 60 - 10 + 12 = 322 points, in bounds of 300.
  private func collection() -> LoggedCollection {
    let collection = LoggedCollection(counts: [5, 5, 5], isLaidOut: false)
    collection.layout.headerReferenceSize = CGSize(width: 20, height: 20)
    collection.layout.footerReferenceSize = CGSize(width: 12, height: 12)
    collection.layout.sectionHeadersPinToVisibleBounds = true
    collection.layout.sectionFootersPinToVisibleBounds = true
    collection.simulation.layOut()
    return collection
  }

  private func frame(
    _ kind: String, _ section: Int, in collection: LoggedCollection, at offset: CGFloat
  ) -> CGRect? {
    collection.scroll(to: offset)
    let path = IndexPath.item(0, in: section)
    return collection.view.supplementaryView(forElementKind: kind, at: path)?.frame
  }

  @Test func `facts 138, 139: a header stays at the edge until the next section pushes it out`() {
    for answer in PinnedHeaderInvalidation.allCases {
      let answers = OpenQuestions().answering(\.collection.pinnedHeaderInvalidation, answer)
      OpenQuestions.$current.withValue(answers) {
        let collection = collection()
        let kind = UICollectionView.elementKindSectionHeader
        // The first one isn't pinned while the view bounces.
        for (section, offset, top) in [
          (0, 0, 0), (0, 100, 100), (0, 310, 302), (1, 310, 322), (1, 400, 400), (0, -30, 0),
        ] as [(Int, CGFloat, CGFloat)] {
          #expect(frame(kind, section, in: collection, at: offset)?.minY == top)
        }
        let header = collection.view.supplementaryView(forElementKind: kind, at: .item(0))
        #expect((header?.layer.zPosition ?? 0) > 0)
        #expect(collection.simulation.faults == [])
      }
    }
  }

  @Test func `fact 138: a footer stays at the other edge`() {
    let collection = collection()
    let kind = UICollectionView.elementKindSectionFooter
    for (section, offset, bottom) in [(0, 0, 300), (0, 15, 315), (0, 100, 322), (1, 100, 400)]
      as [(Int, CGFloat, CGFloat)]
    { #expect(frame(kind, section, in: collection, at: offset)?.maxY == bottom) }
  }
}
