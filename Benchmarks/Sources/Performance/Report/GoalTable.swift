import Foundation

/// The goals of the project, with the measured values.
@MainActor
enum GoalTable {
  struct Row {
    let goal: Goal
    let time: Double
    let otherTime: Double?
    let instructions: Instructions?

    /// The value that the goal limits, by time.
    var figure: Double { otherTime.map { time / $0 } ?? time }

    var isReached: Bool { (instructions?.ratio ?? figure) <= goal.limit }
  }

  static func rows(of goals: [Goal], counting: Bool) -> [Row] {
    goals.map { goal in
      let works = [goal.measured] + (goal.compared.map { [$0] } ?? [])
      let times = Stopwatch.times(of: works)
      return Row(
        goal: goal, time: times[0], otherTime: goal.compared.map { _ in times[1] },
        instructions: counting ? instructions(of: goal) : nil)
    }
  }

  /// The instructions of two compared works.
  struct Instructions {
    let measured: Double
    let compared: Double?

    /// The ratio, or the thousands of instructions if there is nothing to compare with.
    var ratio: Double { measured / (compared ?? 1000) }
    var added: Double? { compared.map { measured - $0 } }
  }

  /// The instructions of a goal's works; nil if they can't be counted.
  static func instructions(of goal: Goal) -> Instructions? {
    guard Valgrind.isInstalled, goal.isCounted, let count = instructions(of: goal.measured) else {
      return nil
    }
    guard let other = goal.compared else { return Instructions(measured: count, compared: nil) }
    return instructions(of: other).map { Instructions(measured: count, compared: $0) }
  }

  private static var counted: [Work: Double] = [:]

  private static func instructions(of work: Work) -> Double? {
    if let count = counted[work] { return count }
    counted[work] = try? Valgrind.instructions(of: work)
    return counted[work]
  }

  static func markdown(_ rows: [Row]) -> String {
    var text =
      "| | goal | by instructions | added instructions | by time | µs | of |\n|---|---|---|---|---|---|---|\n"
    for row in rows {
      let cells = [
        row.goal.name, "≤ \(row.goal.limit.short)",
        row.instructions.map { $0.ratio.short + (row.isReached ? "" : " **over**") } ?? "",
        row.instructions?.added?.short ?? "", row.figure.short, row.time.short,
        row.otherTime?.short ?? "",
      ]
      text += "| " + cells.joined(separator: " | ") + " |\n"
    }
    return text
  }

  /// The memory for each item, compared with that of a plain flow layout, in bytes.
  static var memory: String {
    let items = Items(sizes: .delegate, count: 100_000)
    var text =
      "| memory beyond plain's own, bytes a delegate-sized item | goal | measured |\n|---|---|---|\n"
    // The first screen includes objects that are created only once.
    _ = Stopwatch.memory(of: .plain, items)
    for subject in Subject.ours {
      let plain = Stopwatch.memory(of: subject.hasPages ? .plainPages : .plain, items)
      let own = Stopwatch.memory(of: subject, items) - plain
      text += "| \(subject.name) | ≤ 32 | \((Double(own) / Double(items.count)).short) |\n"
    }
    text += "\n| memory of a layout without a view | bytes |\n|---|---|\n"
    for subject in [Subject.plain] + Subject.ours {
      text += "| \(subject.name) | \(Stopwatch.memory(of: subject).formatted) |\n"
    }
    return text
  }

  static var allocations: String {
    let items = Items(sizes: .equal, count: 10_000)
    var text = "| allocations | a frame | a release |\n|---|---|---|\n"
    for subject in Subject.swept where Valgrind.isInstalled {
      let counts = [Work.Kind.frame, .release].map { kind in
        (try? Valgrind.allocations(of: Work(kind, subject, items)))?.short ?? ""
      }
      text += "| \(subject.name) | \(counts[0]) | \(counts[1]) |\n"
    }
    return text
  }
}

extension Double {
  /// The number with its significant digits.
  var short: String {
    guard self >= 0 else { return "−" + (-self).short }
    return self >= 100
      ? Int(rounded()).formatted : String(format: self >= 10 ? "%.1f" : "%.2f", self)
  }
}
