import Foundation
import Testing

@testable import SnapLayouts

struct ReleasePolicyTests {
  @Test func `the built in policies`() {
    let numbers = [ReleasePolicy.picker, .shelf, .banner, .paging].map {
      [$0.turnFraction, $0.flickVelocity, $0.flickFraction]
    }
    #expect(numbers == [[0.5, 0.2, 0], [0.5, 0.3, 0], [0.3, 0, 0.1], [0.5, 0.01, 0]])
    #expect(ReleasePolicy.banner.cancelsSmoothly && !ReleasePolicy.shelf.cancelsSmoothly)
    #expect(ReleasePolicy.picker.maximumPagesPerDrag == nil)
    #expect(ReleasePolicy.shelf.maximumPagesPerDrag == 1)
    #expect(ReleasePolicy.banner.maximumPagesPerDrag == 1)
    #expect(ReleasePolicy.paging.maximumPagesPerDrag == 1)
  }

  @Test(
    arguments: [
      (-3, 0, 0, 0), (0.7, 0.7, 0.7, 0.7), (9, 1, 9, 1), (.nan, 0.5, 0.2, 0),
      (.infinity, 1, .infinity, 1), (-.infinity, 0, 0, 0),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func `wrong settings are corrected`(
    value: CGFloat, turn: CGFloat, velocity: CGFloat, fraction: CGFloat
  ) {
    var written = ReleasePolicy()
    written.turnFraction = value
    written.flickVelocity = value
    written.flickFraction = value
    let created = ReleasePolicy(
      turnFraction: value, flickVelocity: value, flickFraction: value)
    for policy in [written, created] {
      #expect(policy.turnFraction == turn)
      #expect(policy.flickVelocity == velocity)
      #expect(policy.flickFraction == fraction)
    }
  }

  @Test(arguments: [(nil, nil), (-4, 1), (0, 1), (1, 1), (6, 6)] as [(Int?, Int?)])
  func `a wrong limit is corrected`(value: Int?, expected: Int?) {
    var policy = ReleasePolicy()
    policy.maximumPagesPerDrag = value
    #expect(policy.maximumPagesPerDrag == expected)
    #expect(ReleasePolicy(maximumPagesPerDrag: value).maximumPagesPerDrag == expected)
  }
}
