/// Shares the result of a task between all callers that ask for it at the same time.
///
/// Each key has at most one running task. It is cancelled when its last caller is. Whoever asks while the
/// cancelled task still runs gets the result of a new one, which begins when the old one has ended.
actor TaskCoalescer<Key: Hashable & Sendable, Value: Sendable> {
  typealias Work = @Sendable () async throws -> Value

  // A class, because changes of a value in a dictionary are much more code.
  private final class Run {
    /// The work of the newest caller.
    var work: Work
    var task: Task<Void, Never>?
    var waiters: [(number: Int, waiter: CheckedContinuation<Value, any Error>)] = []

    init(work: @escaping Work) { self.work = work }
  }

  private var runs: [Key: Run] = [:]
  private var lastNumber = 0

  /// The number of keys that have a running task.
  var count: Int { runs.count }

  /// Waits for the result of the task for a key; starts the task if there is none.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - work: The work of a new task; it should end soon when cancelled.
  /// - Returns: The result.
  /// - Throws: The work's error; `CancellationError` at once when the caller is cancelled.
  func value(for key: Key, by work: @escaping Work) async throws -> Value {
    try Task.checkCancellation()
    lastNumber += 1
    let number = lastNumber
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        let run = runs[key] ?? Run(work: work)
        (runs[key], run.work) = (run, work)
        run.waiters.append((number, waiter))
        if run.task == nil { start(run, key) }
      }
    } onCancel: {
      // This runs after the caller has joined, because the actor joins callers without suspending.
      Task { await self.leave(key, number) }
    }
  }

  private func start(_ run: Run, _ key: Key) {
    let work = run.work
    run.task = Task {
      let result: Result<Value, any Error>
      do {
        result = .success(try await work())
      } catch {
        result = .failure(error)
      }
      finish(key, with: result)
    }
  }

  private func finish(_ key: Key, with result: Result<Value, any Error>) {
    guard let run = runs[key] else { return }
    // Everybody had left, but others have come since.
    if Task.isCancelled, !run.waiters.isEmpty { return start(run, key) }
    runs[key] = nil
    for waiter in run.waiters { waiter.waiter.resume(with: result) }
  }

  private func leave(_ key: Key, _ number: Int) {
    guard let run = runs[key], let place = run.waiters.firstIndex(where: { $0.number == number })
    else { return }
    let waiter = run.waiters.remove(at: place).waiter
    // First, because the waiter may release what the task needs.
    if run.waiters.isEmpty { run.task?.cancel() }
    waiter.resume(throwing: CancellationError())
  }
}
