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
}
