import FlyingFox
import Foundation

/// Connects a page with its screen: what the page says goes to the screen, and back come its answers.
///
/// The first message names the session.
struct LiveSocket: WSMessageHandler {
  let desk: ScreenDesk

  private enum Limit {
    static let message = LiveMessage.Limit.bytes
    static let session = 64
  }

  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
    let (messages, continuation) = AsyncStream<WSMessage>.makeStream()
    let desk = desk
    let task = Task {
      await Self.serve(client, desk: desk, answers: continuation)
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return messages
  }

  private static func serve(
    _ client: AsyncStream<WSMessage>, desk: ScreenDesk,
    answers: AsyncStream<WSMessage>.Continuation
  ) async {
    var messages = client.makeAsyncIterator()
    guard case .text(let session) = await messages.next(), !session.isEmpty,
      session.utf8.count <= Limit.session
    else { return }
    do {
      let (process, visit) = try await desk.enter(session)
      answers.yield(
        .text(
          JSON.object([("session", .text(visit.session)), ("isNew", .bool(visit.isNew))]).source))
      process.send { line in
        if let line { return _ = answers.yield(.text(line)) }
        // Still in use, and yet it has ended.
        answers.yield(.close(WSCloseCode(4001, reason: "The screen has ended.")))
        Task { await desk.forget(visit) }
      }
      while let message = await messages.next() {
        guard case .text(let line) = message, line.utf8.count <= Limit.message,
          process.write(line)
        else { break }
      }
      await desk.leave(visit)
    } catch {
      answers.yield(.close(WSCloseCode(4000, reason: error.rawValue)))
    }
  }
}
