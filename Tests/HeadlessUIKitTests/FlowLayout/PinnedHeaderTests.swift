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
        @MainActor func top(_ section: Int, at offset: CGFloat) -> CGFloat? {
          frame(kind, section, in: collection, at: offset)?.minY
        }
        #expect(top(0, at: 0) == 0)
        #expect(top(0, at: 100) == 100)
        #expect(top(0, at: 310) == 302)
        #expect(top(1, at: 310) == 322)
        #expect(top(1, at: 400) == 400)
        // The first one isn't pinned while the view bounces.
        #expect(top(0, at: -30) == 0)
        let header = collection.view.supplementaryView(forElementKind: kind, at: .item(0))
        #expect((header?.layer.zPosition ?? 0) > 0)
        #expect(collection.simulation.faults == [])
      }
    }
  }

  @Test func `fact 138: a footer stays at the other edge`() {
    let collection = collection()
    let kind = UICollectionView.elementKindSectionFooter
    #expect(frame(kind, 0, in: collection, at: 0)?.maxY == 300)
    #expect(frame(kind, 0, in: collection, at: 15)?.maxY == 315)
    #expect(frame(kind, 0, in: collection, at: 100)?.maxY == 322)
    #expect(frame(kind, 1, in: collection, at: 100)?.maxY == 400)
  }
}
