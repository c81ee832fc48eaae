import Testing
import UIKit
import UIKitSimulation

@MainActor
struct CarouselTests {
  let layout = CarouselLayout()
  let screen: FieldScreen

  init() {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    screen = FieldScreen(layout)
  }

  @Test func `facts 34, 74: properties set in prepare() count in the same pass`() throws {
    #expect(layout.setUps == 1)
    #expect(screen.view.decelerationRate == .fast)
    // The spacing of 30 less the quarter of an item by which the smaller neighbor is narrower.
    #expect(screen.view.contentSize == CGSize(width: 200 + 10 * 100 + 9 * 5, height: 200))
    let first = try #require(screen.cell(0))
    #expect(first.center == CGPoint(x: 150, y: 100))
    #expect(first.frame == CGRect(x: 100, y: 50, width: 100, height: 100))
    let second = try #require(screen.cell(1))
    #expect(second.center == CGPoint(x: 255, y: 112))
    #expect(second.frame == CGRect(x: 230, y: 87, width: 50, height: 50))
    #expect(abs(second.alpha - 0.4) < 1e-6)
    #expect(second.layer.zPosition < first.layer.zPosition)
  }

  @Test func `facts 16, 47, 57: it rests with an item in the center, and changes its own copies`()
    throws
  {
    screen.drag(x: -90)
    #expect(screen.view.contentOffset.x == 105)
    #expect(try #require(screen.cell(1)).transform3D.m11 == 1)
    #expect(abs(try #require(screen.cell(2)).transform3D.m11 - 0.5) < 1e-9)
    screen.drag(x: 30)
    #expect(screen.view.contentOffset.x == 105)
    #expect(screen.simulation.faults == [])
  }

  @Test func `fact 32: the layout is prepared again for a new size`() {
    screen.view.frame = CGRect(x: 0, y: 0, width: 280, height: 200)
    #expect(layout.setUps == 2)
    screen.simulation.layOut()
    #expect(screen.cell(0)?.center == CGPoint(x: 140, y: 100))
  }
}
