import QuestionSupport
import Testing

/// Rows in which any two choices meet.
@Suite struct CoveringArrayTests {
  @Test(arguments: [
    [2, 2], [1, 3], [2, 3, 4], [4, 3, 2], Array(repeating: 2, count: 30), [3, 1, 5, 2, 2],
  ])
  func anyTwoChoicesMeet(counts: [Int]) {
    let rows = CoveringArray(counts: counts).rows
    #expect(rows.allSatisfy { row in zip(row, counts).allSatisfy { (0..<$1).contains($0) } })
    for one in counts.indices {
      for other in counts.indices where other > one {
        let met = Set(rows.map { [$0[one], $0[other]] })
        #expect(met.count == counts[one] * counts[other], "questions \(one) and \(other)")
      }
    }
  }

  @Test func theRowsAreFew() {
    #expect(CoveringArray(counts: Array(repeating: 2, count: 40)).rows.count <= 14)
    #expect(CoveringArray(counts: [4, 3] + Array(repeating: 2, count: 20)).rows.count <= 20)
  }

  @Test func theSameCountsGiveTheSameRows() {
    let counts = [3, 2, 4, 2, 2]
    #expect(CoveringArray(counts: counts).rows == CoveringArray(counts: counts).rows)
  }

  @Test func oneQuestionTakesEachChoiceOnce() {
    #expect(CoveringArray(counts: [3]).rows == [[0], [1], [2]])
    #expect(CoveringArray(counts: []).rows == [])
  }
}
