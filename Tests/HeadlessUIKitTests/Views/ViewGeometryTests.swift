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
}
