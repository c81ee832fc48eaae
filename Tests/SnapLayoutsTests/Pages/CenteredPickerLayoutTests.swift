import SnapLayouts
import Testing
import UIKit

/// The hero picker: its properties one by one, and numbers that other libraries get wrong.
@MainActor
struct CenteredPickerLayoutTests {
  /// Items of 100 in a strip of 300, 20 apart: a page every 120 points, the first at 0.
  private func picker(
    counts: [Int] = [9], configure: (CenteredPickerLayout, UICollectionView) -> Void = { _, _ in }
  ) -> SnapScreen<CenteredPickerLayout> {
    SnapScreen(CenteredPickerLayout(), counts: counts) { layout, view in
      layout.itemSize = CGSize(width: 100, height: 120)
      layout.minimumLineSpacing = 20
      configure(layout, view)
    }
  }

  @Test(arguments: [0, 20, 40, 80, 120])
  func `over 80 points the zoom falls from 1.2 to 1, the alpha from 1 to 0.5`(distance: CGFloat)
    throws
  {
    let screen = picker()
    screen.move(to: distance)
    let attributes = try #require(screen.attributes(0))
    let nearness = max(0, 1 - distance / 80)
    #expect(abs(attributes.transform.a - 1 - 0.2 * nearness) < 1e-9)
    #expect(abs(attributes.transform.d - 1 - 0.2 * nearness) < 1e-9)
    #expect(abs(attributes.alpha - 0.5 - 0.5 * nearness) < 1e-9)
    #expect(attributes.size == CGSize(width: 100, height: 120))
  }

  @Test(arguments: [(79, 1.0), (80, 0.5)])
  func `the alpha may fall off in one step`(distance: CGFloat, alpha: CGFloat) {
    let screen = picker { layout, _ in layout.alphaFalloff = .step }
    screen.move(to: distance)
    #expect(screen.attributes(0)?.alpha == alpha)
  }

  @Test func `settings take effect at once`() {
    let screen = picker()
    screen.layout.scaleFactor = 0.5
    screen.layout.sideAlpha = 0.1
    screen.layout.activeDistance = 10
    screen.view.layoutIfNeeded()
    #expect(screen.view.cellForItem(at: IndexPath(item: 0, section: 0))?.transform.a == 1.5)
    #expect(abs((screen.attributes(1)?.alpha ?? 0) - 0.1) < 1e-9)
  }

  @Test func `the app's own effects are applied last`() {
    let screen = picker { layout, _ in
      layout.effects = [
        ItemEffect { position, appearance in
          appearance.translation.y = abs(position.distance) / 10
          appearance.contentShift = position.distance / 2
        }
      ]
    }
    let next = screen.attributes(1)
    #expect(next?.center.y == 72)
    #expect(next?.alpha == 0.5)
    #expect((next as? SnapLayoutAttributes)?.contentShift == CGPoint(x: 60, y: 0))
    #expect((next as? SnapLayoutAttributes)?.pageProgress == 1)
    #expect(next?.copy() as? UICollectionViewLayoutAttributes == next)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -9])
  func `invalid settings are corrected`(value: CGFloat) throws {
    let screen = picker { layout, _ in
      layout.activeDistance = value
      layout.scaleFactor = value
      layout.sideAlpha = value
    }
    #expect(screen.layout.activeDistance == 0)
    #expect(screen.layout.scaleFactor == (value == -9 ? -1 : 0))
    #expect(screen.layout.sideAlpha == (value == -9 ? 0 : 1))
    for item in 0..<9 {
      let attributes = try #require(screen.attributes(item))
      #expect(attributes.transform.a.isFinite && attributes.transform.a >= 0)
      #expect((0...1).contains(attributes.alpha))
    }
  }
}
