import FlyingFox
import Foundation
import LiveScreens

/// Connects a page with its screen: forwards the messages of the page, and the answers of the screen.
///
/// The first message names the session.
struct LiveSocket: WSMessageHandler {
  let pool: ScreenPool
  let refusals: RefusalLog

  private enum Limit {
    static let message = LiveMessage.Limit.bytes
    static let session = 64
  }

  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
    let (messages, continuation) = AsyncStream<WSMessage>.makeStream()
    let task = Task {
      await serve(client, answers: continuation)
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return messages
  }

  private func serve(
    _ client: AsyncStream<WSMessage>, answers: AsyncStream<WSMessage>.Continuation
  ) async {
    var messages = client.makeAsyncIterator()
    guard case .text(let session) = await messages.next(), !session.isEmpty,
      session.utf8.count <= Limit.session
    else { return refusals.note("a page without a session") }
    do {
      let (process, visit) = try await pool.enter(session)
      answers.yield(
        .text(
          JSON.object([("session", .text(visit.session)), ("isNew", .bool(visit.isNew))]).source))
      process.send { line in
        if let line {
          if line.hasPrefix(LiveScreen.startOfError) { refusals.note(line) }
          return _ = answers.yield(.text(line))
        }
        // The page still uses it.
        refusals.note("a screen that has ended")
        answers.yield(.close(WSCloseCode(4001, reason: "The screen has ended.")))
        Task { await pool.forget(visit) }
      }
      while let message = await messages.next() {
        guard case .text(let line) = message else { break }
        guard line.utf8.count <= Limit.message else {
          refusals.note("a message of \(line.utf8.count) bytes")
          break
        }
        guard process.write(line) else { break }
      }
      await pool.leave(visit)
    } catch {
      refusals.note(error.rawValue)
      answers.yield(.close(WSCloseCode(4000, reason: error.rawValue)))
    }
  }
}
