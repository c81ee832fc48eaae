import Testing
import UIKit
import UIKitSimulation

/// The geometry of views, and conversions between their coordinates.
@MainActor
struct ViewGeometryTests {
  let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  @Test func `frame, bounds and center describe the same geometry`() {
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.center = .zero
    #expect(view.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
    view.bounds = CGRect(x: 5, y: 6, width: 10, height: 10)
    #expect(view.center == .zero)
    #expect(view.frame == CGRect(x: -5, y: -5, width: 10, height: 10))
    view.frame = CGRect(x: 1, y: 2, width: 4, height: 6)
    #expect(view.bounds == CGRect(x: 5, y: 6, width: 4, height: 6))
  }

  @Test func `the frame is the bounding box after the transform`() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frame.isNear(CGRect(x: 5, y: 25, width: 40, height: 30)))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: -5, y: 30, width: 60, height: 20))
  }

  @Test func `fact 55: each of the two transforms sets the other`() {
    view.transform3D = CATransform3DMakeTranslation(3, 4, 5)
    #expect(view.transform == CGAffineTransform(translationX: 3, y: 4))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.transform3D.m11 == 2)
    #expect(view.transform3D.m22 == 3)
    #expect(view.transform3D.m43 == 0)
    #expect(CATransform3DIsIdentity(UIView().transform3D))
  }

  @Test func `points and rectangles convert through offsets, transforms and the tree`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let (outer, inner, other) = (UIView(), UIView(), UIView())
    outer.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    outer.bounds.origin = CGPoint(x: 0, y: 50)
    inner.frame = CGRect(x: 10, y: 60, width: 20, height: 20)
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    other.frame = CGRect(x: 50, y: 0, width: 10, height: 10)
    window.addSubview(outer)
    outer.addSubview(inner)
    window.addSubview(other)
    // The middle of the inner view is at (20, 70) in the outer one, and at (120, 120) in the
    // window.
    #expect(inner.convert(CGPoint(x: 10, y: 10), to: window) == CGPoint(x: 120, y: 120))
    #expect(inner.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: 100, y: 100))
    #expect(inner.convert(CGPoint(x: 0, y: 0), to: other) == CGPoint(x: 50, y: 100))
    #expect(other.convert(CGPoint(x: 50, y: 100), to: inner) == .zero)
    #expect(inner.convert(CGPoint(x: 50, y: 100), from: other) == .zero)
    #expect(
      inner.convert(inner.bounds, to: outer) == CGRect(x: 0, y: 50, width: 40, height: 40))
    #expect(
      outer.convert(CGRect(x: 0, y: 50, width: 40, height: 40), to: inner) == inner.bounds)
    #expect(inner.convert(CGRect(x: 100, y: 100, width: 40, height: 40), from: nil) == inner.bounds)
  }

  @Test func `a rotated rectangle converts to its bounding box`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let side = (30 + 40) / CGFloat(2).squareRoot()
    #expect(
      view.convert(view.bounds, to: outer)
        .isNear(CGRect(x: 25 - side / 2, y: 40 - side / 2, width: side, height: side)))
    #expect(view.convert(view.bounds, to: outer).isNear(view.frame))
  }

  nonisolated static let masks: [(mask: UIView.AutoresizingMask, frame: CGRect)] = [
    ([], CGRect(x: 10, y: 20, width: 30, height: 40)),
    (.flexibleWidth, CGRect(x: 10, y: 20, width: 90, height: 40)),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 20, width: 90, height: 70)),
    (.flexibleLeftMargin, CGRect(x: 70, y: 20, width: 30, height: 40)),
    (.flexibleRightMargin, CGRect(x: 10, y: 20, width: 30, height: 40)),
    ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 40, y: 20, width: 30, height: 40)),
    (
      [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin],
      CGRect(x: 10, y: 30, width: 30, height: 50)
    ),
  ]

  @Test(arguments: masks)
  func `the mask distributes the difference among the flexible parts`(
    mask: UIView.AutoresizingMask, expected: CGRect
  ) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(view)
    view.autoresizingMask = mask
    outer.bounds.size = CGSize(width: 160, height: 130)
    #expect(view.frame == expected)
    outer.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(view.frame == expected)
  }

  @Test func `the safe area is inherited as far as the edges overlap it`() {
    let simulation = Simulation(
      size: CGSize(width: 300, height: 400),
      safeAreaInsets: UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 20))
    let (outer, inner) = (UIView(), UIView())
    simulation.show(outer)
    #expect(
      outer.safeAreaInsets == UIEdgeInsets(top: 50, left: 10, bottom: 30, right: 20))
    inner.frame = CGRect(x: 4, y: 20, width: 200, height: 360)
    outer.addSubview(inner)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 30, left: 6, bottom: 10, right: 0))
    inner.removeFromSuperview()
    #expect(inner.safeAreaInsets == .zero)
  }

  @Test func `the margins are eight points and the safe area`() {
    let simulation = Simulation(size: CGSize(width: 300, height: 200))
    simulation.show(view)
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    simulation.resize(
      to: CGSize(width: 310, height: 200),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0))
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 32, bottom: 3, right: 4))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `a view that turns about its edge keeps the edge in place`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(view)
    var turn = CATransform3DMakeTranslation(15, 0, 0)
    turn.m34 = -1 / 500
    view.layer.transform = CATransform3DRotate(turn, .pi / 4, 0, 1, 0)
    view.layer.anchorPoint = CGPoint(x: 1, y: 0.5)
    let (edge, other) = (CGPoint(x: 30, y: 20), CGPoint(x: 0, y: 20))
    #expect(abs(view.convert(edge, to: outer).x - 40) < 1e-9)
    #expect(abs(view.convert(other, to: outer).x - 40 + 30 * 0.5.squareRoot()) < 1e-9)
  }

  @Test func `all views of the tree are called for a changed safe area`() {
    let simulation = Simulation()
    let view = SafeAreaView()
    simulation.show(view)
    simulation.resize(
      to: CGSize(width: 300, height: 400),
      safeAreaInsets: UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    #expect(view.changes == 1)
  }
}

private final class SafeAreaView: UIView {
  private(set) var changes = 0

  override func safeAreaInsetsDidChange() { changes += 1 }
}

extension CGRect {
  /// Equal up to rounding.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    zip(
      [minX, minY, width, height], [other.minX, other.minY, other.width, other.height]
    ).allSatisfy { abs($0 - $1) < 1e-9 }
  }
}
