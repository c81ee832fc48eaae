/// Work that all who want its result at the same time share.
///
/// For a key at most one piece of work runs at a time. It is cancelled when the last who waits for
/// it has been; who comes while it still winds down gets work of its own, begun after that.
actor SharedWork<Key: Hashable & Sendable, Value: Sendable> {
  private typealias Waiter = CheckedContinuation<Value, any Error>

  private struct Run {
    let number: Int
    let task: Task<Void, Never>
    var waiters: [Int: Waiter]
  }

  /// The newest run of each key; without waiters it has been cancelled and winds down.
  private var runs: [Key: Run] = [:]
  private var lastNumber = 0

  /// Waits for the result of the work that runs for a key, or begins it.
  ///
  /// - Parameters:
  ///   - key: What the work is for.
  ///   - work: Begun if none runs; it should end soon when cancelled.
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
      // Comes after the joining, which the actor does in the same turn as the call.
      Task { await self.leave(key, number) }
    }
  }

  private func join(
    _ key: Key, _ number: Int, _ waiter: Waiter,
    by work: @escaping @Sendable () async throws -> Value
  ) {
    let running = runs[key]
    if running?.waiters.isEmpty == false {
      runs[key]?.waiters[number] = waiter
      return
    }
    let task = Task {
      await running?.task.value
      let result: Result<Value, any Error>
      do {
        try Task.checkCancellation()
        result = .success(try await work())
      } catch {
        result = .failure(error)
      }
      finish(key, number, with: result)
    }
    runs[key] = Run(number: number, task: task, waiters: [number: waiter])
  }

  private func leave(_ key: Key, _ number: Int) {
    guard let waiter = runs[key]?.waiters.removeValue(forKey: number) else { return }
    waiter.resume(throwing: CancellationError())
    if runs[key]?.waiters.isEmpty == true { runs[key]?.task.cancel() }
  }

  private func finish(_ key: Key, _ number: Int, with result: Result<Value, any Error>) {
    guard let run = runs[key], run.number == number else { return }
    runs[key] = nil
    for waiter in run.waiters.values { waiter.resume(with: result) }
  }
}
