import SnapLayouts
import Testing
import UIKit

#if canImport(UIKitSimulation)
import UIKitSimulation
#endif

/// The built-in effects with a strip of pages that fill the viewport.
@MainActor
struct EffectsOnScreenTests {
  private func screen(_ effect: ItemEffect, isHorizontal: Bool = true) -> SnapScreen<SnapFlowLayout>
  {
    SnapScreen(
      strip: SnapFlowLayout(), isHorizontal: isHorizontal, length: 300, itemLength: 300, spacing: 0
    ) { layout, _ in layout.effects = [effect] }
  }

  private func center(_ item: Int, on screen: SnapScreen<SnapFlowLayout>) throws -> CGFloat {
    let center = try #require(screen.attributes(item)).center
    return (screen.isHorizontal ? center.x : center.y) - screen.offset
  }

  @Test(arguments: [true, false])
  func `cross fade holds pages in place`(isHorizontal: Bool) throws {
    let screen = screen(.crossFade, isHorizontal: isHorizontal)
    for offset in [600, 630, 690, 750, 899] as [CGFloat] {
      screen.move(to: offset)
      #expect(try center(2, on: screen) == 150)
    }
    screen.move(to: 750)
    #expect(try center(3, on: screen) == 150)
    let (earlier, later) = (
      try #require(screen.attributes(2)), try #require(screen.attributes(3))
    )
    #expect(earlier.alpha == 1)
    #expect(abs(later.alpha - 0.5) < 1e-9)
    #expect(later.zIndex > earlier.zIndex)
  }

  @Test(arguments: [true, false])
  func `parallax shifts the earlier page and the content of the later`(isHorizontal: Bool) throws {
    let screen = screen(.parallax(portion: 0.6), isHorizontal: isHorizontal)
    screen.move(to: 750)
    #expect(abs(try center(2, on: screen) - (0 + 45)) < 1e-9)
    #expect(try center(3, on: screen) == 300)
    let later = try #require(screen.attributes(3) as? SnapLayoutAttributes)
    #expect(abs(later.contentShift + 60) < 1e-9)
  }

  @Test(arguments: [nil, 20] as [CGFloat?])
  func `the first item of a page is at the focus, with a margin, too`(margin: CGFloat?) throws {
    let screen = SnapScreen(strip: SnapFlowLayout()) { layout, _ in
      layout.pageAlignment = .leading
      layout.leadingMargin = margin
      layout.effects = [.fade()]
    }
    screen.layout.scroll(toPage: 3, animated: false)
    screen.view.layoutIfNeeded()
    #expect(try #require(screen.attributes(3)).alpha == 1)
  }

  @Test(arguments: [true, false])
  func `the app's own scroll still ends on the page`(isHorizontal: Bool) throws {
    for effect in [.crossFade, .parallax(), .tilt()] as [ItemEffect] {
      let screen = screen(effect, isHorizontal: isHorizontal)
      for item in [1, 2, 7, 6, 29, 0] {
        screen.view.scrollToItem(
          at: IndexPath(item: item, section: 0),
          at: isHorizontal ? .centeredHorizontally : .centeredVertically, animated: false)
        screen.view.layoutIfNeeded()
        #expect(screen.offset == CGFloat(item) * 300)
        #expect(screen.layout.currentPage == item)
      }
    }
  }

  #if canImport(UIKitSimulation)
  @Test func `with Reduce Motion, cross-fade doesn't change and parallax is off`() throws {
    defer { Simulation.reduceMotion = false }
    let (fading, sliding) = (screen(.crossFade), screen(.parallax()))
    for screen in [fading, sliding] { screen.move(to: 690) }
    Simulation.reduceMotion = true
    for screen in [fading, sliding] { screen.simulation.layOut() }
    #expect(try center(2, on: fading) == 150)
    #expect(try center(3, on: fading) == 150)
    #expect(try center(2, on: sliding) == 60)
    #expect(sliding.shownCenter(2)?.x == 60)
    let later = try #require(sliding.attributes(3) as? SnapLayoutAttributes)
    #expect(later.contentShift == 0)
  }

  @Test func `a turn needs no more than three cells`() throws {
    for effect in [.crossFade, .parallax()] as [ItemEffect] {
      let screen = screen(effect)
      for offset in stride(from: 600 as CGFloat, through: 900, by: 7.5) {
        screen.move(to: offset)
        #expect(screen.view.visibleCells.count <= 3)
      }
      screen.move(to: 900)
      #expect(screen.view.visibleCells.count == 1)
    }
  }
  #endif
}
