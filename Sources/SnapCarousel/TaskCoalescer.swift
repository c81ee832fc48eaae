/// Shares the result of a task between all callers that ask for it at the same time.
///
/// Each key has at most one running task. It is cancelled when its last caller is. Whoever asks while the
/// cancelled task still runs gets the result of a new one, which begins when the old one has ended.
actor TaskCoalescer<Key: Hashable & Sendable, Value: Sendable> {
  typealias Work = @Sendable () async throws -> Value

  private struct Run {
    /// The work of the newest caller.
    var work: Work
    var task: Task<Void, Never>?
    var waiters: [Int: CheckedContinuation<Value, any Error>] = [:]
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
        runs[key, default: Run(work: work)].work = work
        runs[key]?.waiters[number] = waiter
        if runs[key]?.task == nil { start(key) }
      }
    } onCancel: {
      // This runs after the caller has joined, because the actor joins callers without suspending.
      Task { await self.leave(key, number) }
    }
  }

  private func start(_ key: Key) {
    guard let work = runs[key]?.work else { return }
    runs[key]?.task = Task {
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
    // Everybody had left, but others have come since.
    if Task.isCancelled, runs[key]?.waiters.isEmpty == false { return start(key) }
    let waiters = runs.removeValue(forKey: key)?.waiters ?? [:]
    for waiter in waiters.values { waiter.resume(with: result) }
  }

  private func leave(_ key: Key, _ number: Int) {
    guard let waiter = runs[key]?.waiters.removeValue(forKey: number) else { return }
    waiter.resume(throwing: CancellationError())
    if runs[key]?.waiters.isEmpty == true { runs[key]?.task?.cancel() }
  }
}
