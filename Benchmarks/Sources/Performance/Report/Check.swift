/// The smallest sweep, which fails if a ratio exceeds its limit.
///
/// Frames and releases are compared by instructions if valgrind is installed. These differ by a few in ten
/// thousand, so they have no margin. Everything else is compared by processor times, which differ
/// by a tenth from run to run on a shared machine because of caches and clock rates, so they have a
/// margin of a fifth.
@MainActor
enum Check {
  private static let margin = 1.2

  /// Whether all limits hold.
  static func run() -> Bool {
    let goals = Goal.frames.filter { $0.measured.room == .one } + Goal.releaseGrowth + Goal.layouts
    print(
      "Frames and releases by \(Valgrind.isInstalled ? "instructions" : "times"), the rest by times"
    )
    let results = goals.map(holds)
    return results.allSatisfy { $0 }
  }

  private static func holds(_ goal: Goal) -> Bool {
    let ratio: Double
    let limit: Double
    if let counted = GoalTable.instructionRatio(of: goal) {
      (ratio, limit) = (counted, goal.limit)
    } else {
      ratio = GoalTable.rows(of: [goal], counting: false)[0].figure
      limit = goal.limit * margin
    }
    print("\(ratio <= limit ? "  " : "✘ ")\(ratio.short) ≤ \(limit.short)  \(goal.name)")
    return ratio <= limit
  }
}
