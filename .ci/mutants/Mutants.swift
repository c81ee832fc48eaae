import Foundation

/// Whether a change is on: the one whose number is in the environment.
///
/// A file named in the environment gets the number of each change that is asked for, once.
@inline(never) func mutant(_ number: Int) -> Bool {
  if let isNoted, !isNoted[number] { note(number, in: isNoted) }
  return number == active
}

func mutant_min<T: Comparable>(_ number: Int, _ one: T, _ other: T) -> T {
  mutant(number) ? max(one, other) : min(one, other)
}

func mutant_max<T: Comparable>(_ number: Int, _ one: T, _ other: T) -> T {
  mutant(number) ? min(one, other) : max(one, other)
}

private let active = Int(ProcessInfo.processInfo.environment["SNAPLAYOUTS_MUTANT"] ?? "") ?? 0

private let lock = NSLock()

nonisolated(unsafe) private let record =
  ProcessInfo.processInfo.environment["SNAPLAYOUTS_MUTANTS_REACHED"].flatMap { fopen($0, "a") }

/// Which changes the file has; nil without a file.
///
/// Two threads may write the same byte, which does no harm.
nonisolated(unsafe) private let isNoted: UnsafeMutablePointer<Bool>? =
  record.map { _ in
    let noted = UnsafeMutablePointer<Bool>.allocate(capacity: 20_000)
    noted.initialize(repeating: false, count: 20_000)
    return noted
  }

private func note(_ number: Int, in isNoted: UnsafeMutablePointer<Bool>) {
  isNoted[number] = true
  lock.lock()
  defer { lock.unlock() }
  guard let record else { return }
  fputs("\(number)\n", record)
  // A crash must not lose it.
  fflush(record)
}
