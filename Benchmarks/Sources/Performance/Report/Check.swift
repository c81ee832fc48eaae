/// The smallest sweep: fails where a ratio lies above its limit.
///
/// Frames by instructions where valgrind is installed: they repeat to a few in ten thousand, so there is no
/// margin. Everything else by processor times: those of one program differ by a tenth from run to run on a
/// machine that others use as well, as caches and clock rates do, so they get a margin of a fifth.
@MainActor
enum Check {
  private static let margin = 1.2

  /// Whether everything holds.
  static func run() -> Bool {
    let goals = Goal.frames.filter { $0.measured.room == .one } + Goal.layouts
    print("Frames by \(Valgrind.isInstalled ? "instructions" : "times"), the rest by times")
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
