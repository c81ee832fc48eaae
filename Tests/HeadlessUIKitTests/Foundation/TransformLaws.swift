import EffortSupport
import Testing
import UIKit

/// What holds for all transforms, checked by independent arithmetic.
@MainActor
struct TransformLaws {
  private func random(_ seed: UInt64) -> SeededGenerator { SeededGenerator(seed: seed) }

  private func number(_ random: inout SeededGenerator) -> CGFloat {
    .random(in: -3...3, using: &random)
  }

  private func affine(_ random: inout SeededGenerator) -> CGAffineTransform {
    var transform: CGAffineTransform
    repeat {
      transform = CGAffineTransform(
        a: number(&random), b: number(&random), c: number(&random), d: number(&random),
        tx: number(&random), ty: number(&random))
    } while abs(transform.a * transform.d - transform.b * transform.c) < 0.1
    return transform
  }

  private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6
  }

  private func isNear(_ one: CATransform3D, _ other: CATransform3D) -> Bool {
    zip(entries(one), entries(other)).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  private func entries(_ t: CATransform3D) -> [CGFloat] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44,
    ]
  }

  @Test(arguments: Effort.seeds(quick: 10, full: 50))
  func `fact 78: a product applies the left transform first, then the right one`(seed: UInt64) {
    var random = random(seed)
    let (one, other) = (affine(&random), affine(&random))
    let point = CGPoint(x: number(&random), y: number(&random))
    #expect(
      isNear(point.applying(one.concatenating(other)), point.applying(one).applying(other)))
    #expect(
      isNear(
        CATransform3DMakeAffineTransform(one.concatenating(other)),
        CATransform3DConcat(
          CATransform3DMakeAffineTransform(one), CATransform3DMakeAffineTransform(other))))
  }

  @Test func `fact 78: a change before a transform applies in its own coordinates`() {
    let point = CGPoint(x: 1, y: 2)
    let double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(point.applying(double.translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 4))
    #expect(
      point.applying(CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3))
        == CGPoint(x: 12, y: 6))
    #expect(isNear(point.applying(double.rotated(by: .pi / 2)), CGPoint(x: -4, y: 2)))
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 10, 0, 1)
    #expect((moved.m41, moved.m42, moved.m43) == (20, 0, 2))
  }

  @Test(arguments: Effort.seeds(quick: 10, full: 50))
  func `fact 78: a rotation keeps lengths and its axis; about z it is flat`(seed: UInt64) {
    var random = random(seed)
    let (angle, x, y, z) = (number(&random), number(&random), number(&random), number(&random))
    let turn = CATransform3DMakeRotation(angle, x, y, z)
    let back = CATransform3DMakeRotation(-angle, x, y, z)
    #expect(isNear(CATransform3DConcat(turn, back), CATransform3DIdentity))
    let rows = [
      (turn.m11, turn.m12, turn.m13), (turn.m21, turn.m22, turn.m23),
      (turn.m31, turn.m32, turn.m33),
    ]
    for row in rows { #expect(abs(row.0 * row.0 + row.1 * row.1 + row.2 * row.2 - 1) < 1e-9) }
    let axis = CATransform3DConcat(CATransform3DMakeTranslation(x, y, z), turn)
    #expect(isNear(CGPoint(x: axis.m41, y: axis.m42), CGPoint(x: x, y: y)))
    #expect(abs(axis.m43 - z) < 1e-6)
    let flat = CATransform3DMakeRotation(angle, 0, 0, 2)
    #expect(
      isNear(flat, CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: angle))))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(angle, 0, 0, 0)))
  }
}
