/// Shares the result of a task between all callers that ask for it at the same time.
///
/// Each key has at most one running task. It is cancelled when its last caller is. A caller that
/// asks while the cancelled task still runs starts a new one, which begins when the old one has
/// ended. However many callers come and go meanwhile, a key has at most one cancelled task and one
/// that waits for it.
actor TaskCoalescer<Key: Hashable & Sendable, Value: Sendable> {
  private typealias Waiter = CheckedContinuation<Value, any Error>

  private struct Run {
    let number: Int
    let task: Task<Void, Never>
    var waiters: [Int: Waiter]
    var hasBegun = false

    /// Whether the task has been cancelled but hasn't ended.
    var isAbandoned: Bool { hasBegun && waiters.isEmpty }
  }

  /// The newest run of each key.
  private var runs: [Key: Run] = [:]
  private var lastNumber = 0

  /// The number of keys that have a run.
  var count: Int { runs.count }

  /// Waits for the result of the task for a key; starts the task if there is none.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - work: The work of a new task; it should end soon when cancelled.
  /// - Returns: The result.
  /// - Throws: The work's error; `CancellationError` at once when the caller is cancelled.
  func value(
    for key: Key, by work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try Task.checkCancellation()
    lastNumber += 1
    let number = lastNumber
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        join(key, number, waiter, by: work)
      }
    } onCancel: {
      // This runs after the caller has joined, because the actor joins callers without suspending.
      Task { await self.leave(key, number) }
    }
  }

  private func join(
    _ key: Key, _ number: Int, _ waiter: Waiter,
    by work: @escaping @Sendable () async throws -> Value
  ) {
    let running = runs[key]
    if let running, !running.isAbandoned {
      runs[key]?.waiters[number] = waiter
      return
    }
    let task = Task {
      await running?.task.value
      guard begin(key, number) else { return }
      let result: Result<Value, any Error>
      do {
        result = .success(try await work())
      } catch {
        result = .failure(error)
      }
      finish(key, number, with: result)
    }
    runs[key] = Run(number: number, task: task, waiters: [number: waiter])
  }

  /// Whether any caller still waits for a run that may begin now; otherwise the run is removed.
  private func begin(_ key: Key, _ number: Int) -> Bool {
    guard let run = runs[key], run.number == number else { return false }
    if run.waiters.isEmpty {
      runs[key] = nil
    } else {
      runs[key]?.hasBegun = true
    }
    return runs[key] != nil
  }

  private func leave(_ key: Key, _ number: Int) {
    guard let waiter = runs[key]?.waiters.removeValue(forKey: number) else { return }
    waiter.resume(throwing: CancellationError())
    if let run = runs[key], run.isAbandoned { run.task.cancel() }
  }

  private func finish(_ key: Key, _ number: Int, with result: Result<Value, any Error>) {
    guard let run = runs[key], run.number == number else { return }
    runs[key] = nil
    for waiter in run.waiters.values { waiter.resume(with: result) }
  }
}
