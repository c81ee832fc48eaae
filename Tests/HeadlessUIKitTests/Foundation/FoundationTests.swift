import Testing
import UIKit

/// What Foundation on Linux lacks (fact 78).
@MainActor
struct FoundationTests {
  @Test(arguments: [
    (CGRect(x: 2, y: 2, width: 5, height: 5), true),
    (CGRect(x: 3, y: 0, width: 2, height: 2), false),
    (CGRect(x: 0, y: 4, width: 3, height: 1), false),
    (CGRect(x: -1, y: -1, width: 9, height: 9), true),
    (CGRect.null, false),
  ])
  func `fact 78: rectangles overlap if they share an area`(other: CGRect, overlaps: Bool) {
    let rectangle = CGRect(x: 0, y: 0, width: 3, height: 4)
    #expect(rectangle.overlaps(other) == overlaps)
    #expect(other.overlaps(rectangle) == overlaps)
  }

  @Test func `fact 78: an index path has a section and an item, which is also a row`() {
    var path = IndexPath(item: 3, section: 1)
    #expect((path.section, path.item, path.row) == (1, 3, 3))
    #expect(path == IndexPath(row: 3, section: 1))
    path.item = 5
    path.section = 2
    #expect(path == IndexPath(item: 5, section: 2))
    path.row = 0
    #expect(path < IndexPath(item: 1, section: 2))
  }

  @Test func `fact 78: insets shrink a rectangle at each edge`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      CGRect(x: 10, y: 10, width: 20, height: 20).inset(by: insets)
        == CGRect(x: 12, y: 11, width: 14, height: 16))
    #expect(UIEdgeInsets() == .zero)
  }

  @Test func `fact 78: a change before a transform applies in its own coordinates`() {
    let point = CGPoint(x: 1, y: 2)
    let double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(point.applying(double.translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 4))
    #expect(
      point.applying(CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3))
        == CGPoint(x: 12, y: 6))
    let turned = point.applying(double.rotated(by: .pi / 2))
    #expect(abs(turned.x + 4) < 1e-6 && abs(turned.y - 2) < 1e-6)
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 10, 0, 1)
    #expect((moved.m41, moved.m42, moved.m43) == (20, 0, 2))
  }

  @Test func `fact 78: a rotation about y turns x away from the eye; one about z is flat`() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 2, 0)
    #expect(abs(turn.m13 + 1) < 1e-9 && abs(turn.m31 - 1) < 1e-9 && turn.m22 == 1)
    let flat = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.3, 0, 0, 2))
    #expect(flat == CGAffineTransform(rotationAngle: 0.3))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(0.3, 0, 0, 0)))
  }
}
