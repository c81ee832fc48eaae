import EffortSupport
import Testing

/// The small sets of rows that represent combinations of a few values each.
struct CombinationsTests {
  @Test(arguments: [[2, 2], [2, 3, 2, 3, 2, 2, 2, 2], [5, 1, 4], [7, 3], [3], [2, 2, 2, 2, 2]])
  func `every pair of values of two columns occurs, in few rows`(counts: [Int]) {
    let rows = PairwiseCovering(counts: counts).rows
    for (one, other) in counts.indices.flatMap({ one in counts[..<one].indices.map { (one, $0) } })
    {
      let met = Set(rows.map { [$0[one], $0[other]] })
      #expect(met.count == counts[one] * counts[other], "columns \(one) and \(other)")
    }
    let most = counts.sorted().suffix(2).reduce(1, *)
    #expect((most..<2 * most).contains(rows.count))
  }

  @Test func `listed properties vary, and no others`() {
    var combinations = Combinations(of: [0, 0, 7])
    #expect(combinations.all == [[0, 0, 7]] && combinations.pairwise == combinations.all)
    combinations.vary(\.[0], [1, 2])
    combinations.vary(\.[1], [3, 4])
    #expect(combinations.all == [[1, 3, 7], [1, 4, 7], [2, 3, 7], [2, 4, 7]])
    #expect(combinations.forEffort.count == 4)
  }
}
