import EffortSupport
import Testing

/// Combinations of a few values each, and the small sets of rows that represent them.
struct CombinationsTests {
  private struct Weather: Hashable {
    var sky = "clear"
    var wind = 0
    var isNight = false
    var place = "sea"
  }

  private static let counts = [
    [2, 2], [2, 3, 2, 3, 2, 2, 2, 2], [5, 1, 4], [7, 3], [2, 2, 2, 2, 2],
  ]

  @Test(arguments: counts)
  func `every pair of values of two columns occurs`(counts: [Int]) {
    let rows = PairwiseCovering(counts: counts).rows
    for (one, other) in pairs(of: counts.count) {
      let met = Set(rows.map { [$0[one], $0[other]] })
      #expect(met.count == counts[one] * counts[other], "columns \(one) and \(other)")
    }
    for row in rows {
      #expect(zip(row, counts).allSatisfy { (0..<$1).contains($0) } && row.count == counts.count)
    }
  }

  @Test(arguments: counts)
  func `there are as few rows as two columns need, or less than twice as many`(counts: [Int]) {
    let longest = counts.sorted().suffix(2).reduce(1, *)
    let rows = PairwiseCovering(counts: counts).rows
    #expect(rows.count >= longest)
    #expect(rows.count < 2 * longest)
    #expect(rows == PairwiseCovering(counts: counts).rows)
  }

  @Test func `one column gives a row per value, and no columns give one row`() {
    #expect(PairwiseCovering(counts: [3]).rows == [[0], [1], [2]])
    #expect(PairwiseCovering(counts: []).rows == [[]])
    #expect(PairwiseCovering(counts: [2, 0, 3]).rows == [])
    #expect(PairwiseCovering(counts: [0, 2]).rows == [])
    #expect(PairwiseCovering(counts: [-1]).rows == [])
  }

  @Test func `listed properties vary, and no others`() {
    var combinations = Combinations(of: Weather(place: "wood"))
    #expect(combinations.all == [Weather(place: "wood")])
    #expect(combinations.pairwise == combinations.all)
    combinations.vary(\.sky, ["clear", "grey", "black"])
    combinations.vary(\.wind, [0, 3])
    combinations.vary(\.isNight, [false, true])
    let all = combinations.all
    #expect(Set(all).count == 12 && all.count == 12)
    #expect(all.prefix(3).map(\.isNight) == [false, true, false])
    #expect(all.prefix(3).map(\.wind) == [0, 0, 3])
    let few = combinations.pairwise
    #expect(Set(few).isSubset(of: all))
    #expect((6..<12).contains(few.count))
    #expect(few.allSatisfy { $0.place == "wood" })
    #expect(combinations.forEffort == Effort.scaled(quick: few, full: all))
  }

  private func pairs(of count: Int) -> [(Int, Int)] {
    (0..<count).flatMap { one in (one + 1..<max(count, one + 1)).map { (one, $0) } }
  }
}
