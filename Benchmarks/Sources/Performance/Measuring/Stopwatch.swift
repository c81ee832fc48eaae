import CMemory

/// Measures processor times: medians of rounds in which all compared works take turns.
@MainActor
enum Stopwatch {
  /// The time of each of several works, in microseconds.
  static func times(of works: [Work], rounds: Int = 9) -> [Double] {
    let screens = works.map(\.screen)
    var times = works.map { _ in [Double]() }
    for round in 0...rounds {
      for (index, work) in works.enumerated() {
        let start = processorTime()
        work.run(times: work.repetitions, on: screens[index])
        // The first round is a warm-up.
        guard round > 0 else { continue }
        times[index].append((processorTime() - start) / Double(max(1, work.repetitions)))
      }
    }
    return times.map(\.median)
  }

  /// The memory of a screen after its layout, in bytes.
  static func memory(of subject: Subject, _ items: Items) -> Int {
    let before = allocatedBytes()
    let screen = Screen(subject, items, .one)
    let after = allocatedBytes()
    withExtendedLifetime(screen) {}
    return Int(after) - Int(before)
  }

  /// The memory of a layout without a view, in bytes.
  static func memory(of subject: Subject) -> Int {
    let count = 100
    let before = allocatedBytes()
    let layouts = (0..<count).map { _ in subject.layout }
    let after = allocatedBytes()
    withExtendedLifetime(layouts) {}
    return (Int(after) - Int(before)) / count
  }
}
