import Testing
import UIKit
import UIKitSimulation

/// The order of views.
@MainActor
struct ViewTreeTests {
  @Test func `fact 56: views with a higher zPosition are in front`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let added = (0..<4).map { _ in UIView(frame: view.bounds) }
    for subview in added { view.addSubview(subview) }
    added[0].layer.zPosition = 2
    added[3].layer.zPosition = -1
    #expect(view.paintOrder == [added[3], added[1], added[2], added[0]])
    // A touch goes by the order of the tree alone.
    #expect(view.hitTest(CGPoint(x: 50, y: 50), with: nil) === added[3])
    #expect(view.subviews == added)
  }
}
