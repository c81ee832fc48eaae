/// Work that is cancelled as soon as nobody keeps this.
final class ImageLoad: Sendable {
  let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) { self.task = task }

  deinit { task.cancel() }
}
