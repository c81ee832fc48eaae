import Foundation

/// What the layouts cost on the headless UIKit, beside what must be.
///
///     Performance                  the goals, each with what is measured
///     Performance goals release    only the goals whose name contains a word
///     Performance sweep plot.svg   frames over the number of items, and their plot
///     Performance effects          a frame with each effect, by instructions
///     Performance check            instructions only; fails where a limit is exceeded
///     Performance check release    only some of them
///     Performance check --likely   only those that a change of the library is likeliest to spoil
@main
@MainActor
enum Performance {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case nil: printGoals()
    case "goals": printGoals(about: arguments.dropFirst().first ?? "")
    case "sweep": try sweep(plot: arguments.dropFirst().first)
    case "effects": print(EffectTable.markdown)
    case "check": exit(Check.run(about: arguments.dropFirst().first ?? "") ? 0 : 1)
    case "work": try work(Array(arguments.dropFirst()))
    default: throw CocoaError(.featureUnsupported)
    }
  }

  private static func printGoals() {
    print(GoalTable.memory)
    printGoals(about: "")
    print(GoalTable.allocations)
  }

  private static func printGoals(about word: String) {
    let goals = Goal.all.filter { word.isEmpty || $0.name.contains(word) }
    print(GoalTable.markdown(GoalTable.rows(of: goals, counting: true)))
  }

  private static func sweep(plot path: String?) throws {
    for room in Screen.Room.allCases {
      let sweep = Sweep(room)
      print(sweep.markdown)
      guard let path, room == .one else { continue }
      try Plot(sweep).svg.write(toFile: path, atomically: true, encoding: .utf8)
    }
  }

  /// Performs the work in the process that runs under valgrind.
  private static func work(_ arguments: [String]) throws {
    guard let times = arguments.first.flatMap({ Int($0) }),
      let work = Work(arguments: Array(arguments.dropFirst()))
    else { throw CocoaError(.featureUnsupported) }
    work.run(times: times, on: work.screen)
  }
}
