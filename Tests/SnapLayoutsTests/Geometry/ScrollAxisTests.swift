import Foundation
import Testing

@testable import SnapLayouts

struct ScrollAxisTests {
  @Test(arguments: ScrollAxis.allCases)
  func `writing reads back`(axis: ScrollAxis) {
    var point = CGPoint(along: 1, across: 2, axis: axis)
    #expect((point[along: axis], point[across: axis]) == (1, 2))
    point[along: axis] = 3
    point[across: axis] = 4
    #expect(point == CGPoint(along: 3, across: 4, axis: axis))

    var size = CGSize(along: 1, across: 2, axis: axis)
    #expect((size[along: axis], size[across: axis]) == (1, 2))
    size[along: axis] = 3
    #expect(size == CGSize(along: 3, across: 2, axis: axis))

    let rect = CGRect(along: Extent(1, 4), across: Extent(2, 9), axis: axis)
    #expect((rect[along: axis], rect[across: axis]) == (Extent(1, 4), Extent(2, 9)))
  }

  @Test func `the axes are what they are called`() {
    #expect(CGPoint(x: 1, y: 2)[along: .horizontal] == 1)
    #expect(CGPoint(x: 1, y: 2)[along: .vertical] == 2)
    #expect(CGSize(width: 1, height: 2)[along: .horizontal] == 1)
    #expect(CGSize(width: 1, height: 2)[across: .horizontal] == 2)
    let rect = CGRect(x: 1, y: 2, width: 10, height: 20)
    #expect(rect[along: .vertical] == Extent(2, 22))
    #expect(rect[across: .vertical] == Extent(1, 11))
  }

  @Test func `an extent is ordered and finite`() {
    #expect(Extent(5, 2) == Extent(2, 5))
    #expect(Extent(.nan, 5) == Extent(5, 5))
    #expect(Extent(5, .infinity) == Extent(5, 5))
    #expect(Extent(.nan, .nan) == Extent(0, 0))
    #expect(Extent(1, 2).union(Extent(-4, 1.5)) == Extent(-4, 2))
    #expect(Extent(2, 6).point(at: 0.25) == 3)
    // It contains its ends, and overlaps what shares more than an end with it.
    #expect([1.5, 2, 6, 6.5].map(Extent(2, 6).contains) == [false, true, true, false])
    #expect([3.5, 4].map { Extent(0, 4).overlaps(Extent($0, 9)) } == [true, false])
    #expect([0.5, 1].map { Extent(0, 4).overlaps(Extent(3, 9), by: $0) } == [true, false])
    #expect(!Extent(3, 9).overlaps(Extent(0, 4), by: 1) && !Extent(3, 9).overlaps(Extent(0, 3)))
  }
}
