/// Fails if a ratio of counted instructions exceeds its limit.
///
/// Counts of the same program differ by a few in ten thousand, so the limits have no margin.
@MainActor
enum Check {
  /// Prints the instructions of the goals whose name contains a word, or of the likely ones with `--likely`.
  ///
  /// - Returns: Whether all limits hold.
  static func run(about word: String) -> Bool {
    guard Valgrind.isInstalled else {
      print("Please install valgrind, which counts instructions")
      return false
    }
    print("| instructions | goal | ratio | measured | of | added |\n|---|---|---|---|---|---|")
    let goals =
      word == "--likely"
      ? Goal.likely : Goal.checked.filter { word.isEmpty || $0.name.contains(word) }
    return !goals.isEmpty && goals.map(holds).allSatisfy { $0 }
  }

  private static func holds(_ goal: Goal) -> Bool {
    guard let counts = GoalTable.instructions(of: goal) else { return false }
    let holds = counts.ratio <= goal.limit
    let cells = [
      goal.name, "≤ \(goal.limit.short)", counts.ratio.short + (holds ? "" : " **over**"),
      counts.measured.short, counts.compared?.short ?? "", counts.added?.short ?? "",
    ]
    print("| " + cells.joined(separator: " | ") + " |")
    return holds
  }
}
