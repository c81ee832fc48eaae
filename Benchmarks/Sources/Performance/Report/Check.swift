/// Fails if a ratio of counted instructions exceeds its limit.
///
/// Counts of the same program differ by a few in ten thousand, so the limits have no margin.
@MainActor
enum Check {
  /// Whether all limits hold.
  static func run() -> Bool {
    guard Valgrind.isInstalled else {
      print("Please install valgrind, which counts instructions")
      return false
    }
    let goals = Goal.counted.filter { $0.measured.room == .one }
    return goals.map(holds).allSatisfy { $0 }
  }

  private static func holds(_ goal: Goal) -> Bool {
    guard let counts = GoalTable.instructions(of: goal) else { return false }
    let holds = counts.ratio <= goal.limit
    print(
      "\(holds ? "  " : "✘ ")\(counts.ratio.short) ≤ \(goal.limit.short)  \(goal.name) "
        + "(\(counts.added.short) added)")
    return holds
  }
}
