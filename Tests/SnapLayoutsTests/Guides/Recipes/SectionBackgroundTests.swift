#if canImport(UIKitSimulation)
import SnapLayouts
import Testing
import UIKit
import UIKitSimulation

// begin
final class SectionBackgroundLayout: GroupPagingLayout {
  private static let background = "background"
  private var frames: [Int: CGRect] = [:]

  override func prepare() {
    frames = [:]
    register(SectionBackground.self, forDecorationViewOfKind: Self.background)
    super.prepare()
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let elements = super.layoutAttributesForElements(in: rect) else { return nil }
    let sections = Set(elements.map(\.indexPath.section))
    let backgrounds = sections.compactMap {
      layoutAttributesForDecorationView(
        ofKind: Self.background, at: IndexPath(item: 0, section: $0))
    }
    return elements + backgrounds
  }

  override func layoutAttributesForDecorationView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let frame = frames[indexPath.section] ?? frame(ofItemsIn: indexPath.section)
    frames[indexPath.section] = frame
    guard !frame.isNull else { return nil }
    let background = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: kind, with: indexPath)
    background.frame = frame.insetBy(dx: -8, dy: -8)
    background.zIndex = -1
    return background
  }

  private func frame(ofItemsIn section: Int) -> CGRect {
    let count = collectionView?.numberOfItems(inSection: section) ?? 0
    return (0..<count).reduce(.null) { frame, item in
      let item = layoutAttributesForItem(at: IndexPath(item: item, section: section))
      return frame.union(item?.frame ?? .null)
    }
  }
}

final class SectionBackground: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.9, alpha: 1)
  }

  required init?(coder: NSCoder) { nil }
}
// end

@MainActor
struct SectionBackgroundTests {
  @Test(arguments: [false, true])
  func `a background lies behind the items of its section`(isRightToLeft: Bool) {
    let screen = SnapScreen(SectionBackgroundLayout(), counts: [3, 1, 4]) { layout, view in
      layout.itemSize = CGSize(width: 100, height: 60)
      layout.minimumLineSpacing = 10
      layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
      if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    }
    #expect(screen.layout.indexPaths(inPage: 0).count == 2)
    expectBackgrounds(on: screen)
  }

  /// In the second row there are fewer items, or longer ones than in the first.
  @Test(arguments: [3, 4, 7], [50, 160])
  func `a background lies behind all rows`(count: Int, lastLength: CGFloat) {
    let screen = SnapScreen(SectionBackgroundLayout(), counts: [count, 1]) { layout, _ in
      layout.minimumLineSpacing = 10
      layout.minimumInteritemSpacing = 10
    } sizes: {
      CGSize(width: $0.item == 1 ? lastLength : 100, height: 50)
    }
    #expect(screen.attributes(0)?.frame.minY != screen.attributes(1)?.frame.minY)
    expectBackgrounds(on: screen)
  }

  /// On each page, each cell is in front of exactly one background, which contains it.
  private func expectBackgrounds(on screen: SnapScreen<SectionBackgroundLayout>) {
    for page in 0..<screen.layout.numberOfPages {
      screen.layout.scroll(toPage: page, animated: false)
      screen.simulation.runUntilRest()
      let backgrounds = screen.view.subviews.compactMap { $0 as? SectionBackground }
      let cells = screen.view.visibleCells
      #expect(!backgrounds.isEmpty && !cells.isEmpty)
      for cell in cells {
        let behind = backgrounds.filter { $0.frame.contains(cell.frame) }
        #expect(behind.count == 1)
        #expect(behind.allSatisfy { $0.layer.zPosition < cell.layer.zPosition })
      }
    }
  }
}
#endif
