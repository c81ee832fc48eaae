import Foundation
import LiveScreens
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Connects a page with its screen: forwards the messages of the page, and the answers of the screen.
struct LiveSocket: Sendable {
  private let session: String
  private let channel: NIOAsyncChannel<WebSocketFrame, WebSocketFrame>

  private enum Limit {
    static let message = LiveMessage.Limit.bytes
    static let fragments = 1024
    static let session = 64
    static let unreadAnswers = 32
  }

  private static let path = "/socket?"

  /// Makes a socket of a connection if a page of this server asks for one and names its session; others are told why not.
  static func upgrader(
    for rule: VisitorRule, refusing responder: Responder
  ) -> NIOTypedWebSocketServerUpgrader<LiveSocket?> {
    NIOTypedWebSocketServerUpgrader(
      maxFrameSize: Limit.message, enableAutomaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        let isRefused =
          session(of: head.uri) == nil || rule.refusal(of: head.headers, needsOrigin: true) != nil
        if isRefused { responder.respond(to: head, on: channel) }
        return channel.eventLoop.makeSucceededFuture(isRefused ? nil : HTTPHeaders())
      },
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          _ = pipeline.removeHandler(context: try pipeline.context(handlerType: Newcomer.self))
          _ = pipeline.removeHandler(context: try pipeline.context(handlerType: NewcomerEnd.self))
          try pipeline.addHandlers([
            FrameRule(),
            NIOWebSocketFrameAggregator(
              minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: Limit.fragments,
              maxAccumulatedFrameSize: Limit.message),
          ])
          return LiveSocket(
            session: session(of: head.uri) ?? "",
            channel: try NIOAsyncChannel(wrappingChannelSynchronously: channel))
        }
      })
  }

  private static func session(of address: String) -> String? {
    guard address.hasPrefix(path) else { return nil }
    let session = address.dropFirst(path.count)
    return session.isEmpty || session.utf8.count > Limit.session ? nil : String(session)
  }

  /// Serves the page until it closes the connection, or is refused.
  func serve(from pool: ScreenPool, _ refusals: RefusalLog) async {
    try? await channel.executeThenClose { messages, answers in
      let ending = await converse(messages, answers, pool, refusals)
      if ending.isRefusal { refusals.note(ending.reason) }
      try await answers.write(ending.frame)
    }
  }

  private func converse(
    _ messages: NIOAsyncChannelInboundStream<WebSocketFrame>,
    _ answers: NIOAsyncChannelOutboundWriter<WebSocketFrame>,
    _ pool: ScreenPool, _ refusals: RefusalLog
  ) async -> Ending {
    let (lines, continuation) = AsyncStream<String>.makeStream()
    // Each message takes a ticket, which its answer returns when it is written. So a page that doesn't read its answers
    // isn't read either.
    let (tickets, returnTicket) = AsyncStream<Void>.makeStream()
    for _ in 0..<Limit.unreadAnswers { returnTicket.yield() }
    let (process, visit): (ScreenProcess, ScreenPool.Visit)
    do throws(ScreenPool.Refusal) {
      (process, visit) = try await pool.enter(session) { line in
        if let line { continuation.yield(line) } else { continuation.finish() }
      }
    } catch {
      return .noScreen(error)
    }
    let ending = await withTaskGroup(of: Ending.self) { group in
      group.addTask {
        guard await write(Self.greeting(visit), to: answers) else { return .left }
        for await line in lines {
          if line.hasPrefix(LiveScreen.startOfError) { refusals.note(line) }
          guard await write(line, to: answers) else { return .left }
          returnTicket.yield()
        }
        return .screenEnded
      }
      group.addTask { await forward(messages, with: tickets, to: process, answers) }
      defer { group.cancelAll() }
      return await group.next() ?? .left
    }
    if case .screenEnded = ending { return await pool.forget(visit) ? ending : .takenOver }
    await pool.leave(visit)
    return ending
  }

  private func forward(
    _ messages: NIOAsyncChannelInboundStream<WebSocketFrame>, with tickets: AsyncStream<Void>,
    to process: ScreenProcess, _ answers: NIOAsyncChannelOutboundWriter<WebSocketFrame>
  ) async -> Ending {
    var tickets = tickets.makeAsyncIterator()
    do {
      for try await frame in messages {
        switch frame.opcode {
        case .text:
          guard await tickets.next() != nil else { return .left }
          guard process.write(String(buffer: frame.unmaskedData)) else { return .screenEnded }
        case .ping:
          try await answers.write(
            WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData))
        case .pong: continue
        case .connectionClose: return .left
        default: return .badFrame(FrameRule.Violation.opcode)
        }
      }
      return .left
    } catch {
      return .badFrame(error)
    }
  }

  /// Writes a line to the page; returns false if the connection has ended.
  private func write(
    _ line: String, to answers: NIOAsyncChannelOutboundWriter<WebSocketFrame>
  ) async -> Bool {
    let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: line))
    return (try? await answers.write(frame)) != nil
  }

  /// The first line for the page.
  private static func greeting(_ visit: ScreenPool.Visit) -> String {
    JSON.object([
      ("isNew", .bool(visit.isNew)), ("mostBytes", .count(Limit.message)),
    ]).source
  }
}

/// How a conversation ends.
private enum Ending {
  case left, screenEnded, takenOver
  case noScreen(ScreenPool.Refusal)
  case badFrame(any Error)

  var isRefusal: Bool {
    switch self {
    case .left, .takenOver: false
    case .screenEnded, .noScreen, .badFrame: true
    }
  }

  var reason: String {
    switch self {
    case .left: ""
    case .screenEnded: "The screen has ended."
    case .takenOver: "Another page has this screen."
    case .noScreen(let refusal): refusal.rawValue
    case .badFrame where isTooLong: "A message is longer than \(LiveMessage.Limit.bytes) bytes."
    case .badFrame(let error): "A message breaks the protocol: \(error)".prefix(120).description
    }
  }

  var frame: WebSocketFrame {
    var data = ByteBuffer()
    data.write(webSocketErrorCode: code)
    data.writeString(reason)
    return WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
  }

  private var code: WebSocketErrorCode {
    switch self {
    case .left: .normalClosure
    case .screenEnded: .unknown(4001)
    case .takenOver: .unknown(4002)
    case .noScreen: .unknown(4000)
    case .badFrame: isTooLong ? .messageTooLarge : .protocolError
    }
  }

  private var isTooLong: Bool {
    guard case .badFrame(let error) = self else { return false }
    return (error as? NIOWebSocketError) == .invalidFrameLength
      || (error as? NIOWebSocketFrameAggregator.Error) == .accumulatedFrameSizeIsTooLarge
  }
}
