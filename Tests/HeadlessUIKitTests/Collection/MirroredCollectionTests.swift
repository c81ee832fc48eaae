import Testing
import UIKit
import UIKitSimulation

/// A collection view whose horizontal coordinates run from right to left.
final class MirroredCollectionTests: LoggedCollection {
  private let flow = FlippingFlowLayout()

  /// Cells of 100 by 80 in a strip of 300 by 100 that begins at (0, 50), without spacing.
  init() {
    super.init(size: CGSize(width: 300, height: 100), counts: [20])
    view.frame.origin.y = 50
    simulation.layoutDirection = .rightToLeft
    flow.scrollDirection = .horizontal
    flow.itemSize = CGSize(width: 100, height: 80)
    flow.minimumLineSpacing = 0
    show(flow)
  }

  private func frameOnScreen(_ item: Int) throws -> CGRect {
    let cell = try #require(self.cell(item))
    return cell.convert(cell.bounds, to: nil)
  }

  @Test func `facts 59, 60: at offset zero the first item is at the right`() throws {
    #expect(view.contentOffset == .zero)
    #expect(cell(0)?.frame == CGRect(x: 0, y: 10, width: 100, height: 80))
    #expect(try frameOnScreen(0) == CGRect(x: 200, y: 60, width: 100, height: 80))
    #expect(try frameOnScreen(2) == CGRect(x: 0, y: 60, width: 100, height: 80))
  }

  @Test func `fact 59: nothing flips if the layout doesn't, or in its development direction`()
    throws
  {
    flow.flips = false
    #expect(try frameOnScreen(0).minX == 0)
    flow.flips = true
    flow.development = .rightToLeft
    #expect(try frameOnScreen(0).minX == 0)
    simulation.layoutDirection = .leftToRight
    #expect(try frameOnScreen(0).minX == 200)
    flow.development = .leftToRight
    #expect(try frameOnScreen(0).minX == 0)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(try frameOnScreen(0).minX == 200)
  }

  @Test func `fact 60: a finger to the right increases the offset, one to the left bounces`() {
    simulation.finger.touchDown(at: CGPoint(x: 50, y: 100))
    simulation.finger.move(to: CGPoint(x: 160, y: 100), over: 0.2)
    #expect(view.contentOffset.x == 100)
    simulation.finger.move(to: CGPoint(x: 20, y: 100), over: 0.2)
    #expect(view.contentOffset.x < 0)
    simulation.finger.release()
    simulation.runUntilRest()
    #expect(view.contentOffset.x == 0)
  }
}

/// A flow layout that lets its collection view flip.
private final class FlippingFlowLayout: UICollectionViewFlowLayout {
  var flips = true
  var development = UIUserInterfaceLayoutDirection.leftToRight

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }

  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { development }
}
