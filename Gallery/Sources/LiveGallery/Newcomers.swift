import NIOCore
import NIOHTTP1
import NIOWebSocket
import Synchronization

/// The connections that have asked for nothing yet.
///
/// When there are too many, the oldest one gives way.
final class Newcomers: Sendable {
  static let most = 256

  private let channels = Mutex<[any Channel]>([])

  fileprivate func add(_ channel: any Channel) {
    let oldest = channels.withLock { channels in
      channels.append(channel)
      return channels.count > Self.most ? channels.removeFirst() : nil
    }
    oldest?.close(promise: nil)
  }

  fileprivate func remove(_ channel: any Channel) {
    channels.withLock { $0.removeAll { $0 === channel } }
  }
}

/// The first handler of a connection until it is a socket: limits what it may send, and how long it may take.
final class Newcomer: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// Browsers send the cookies of all servers on this machine.
  static let mostBytes = 1 << 16
  static let patience = TimeAmount.seconds(10)

  private let newcomers: Newcomers
  private let refusals: RefusalLog
  private var bytes = 0
  private var deadline: Scheduled<Void>?

  init(among newcomers: Newcomers, _ refusals: RefusalLog) {
    (self.newcomers, self.refusals) = (newcomers, refusals)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let channel = context.channel
    newcomers.add(channel)
    deadline = context.eventLoop.scheduleTask(in: Self.patience) { channel.close(promise: nil) }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    deadline?.cancel()
    newcomers.remove(context.channel)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    bytes += unwrapInboundIn(data).readableBytes
    if bytes <= Self.mostBytes { return context.fireChannelRead(data) }
    refusals.note("a request of more than \(Self.mostBytes) bytes")
    let text = """
      This request is too long. If it is your browser's, it has the cookies of many local servers: open the other \
      name of this address (127.0.0.1 or localhost), or a private window.\n
      """
    let head = """
      HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Type: text/plain; charset=utf-8\r
      Content-Length: \(text.utf8.count)\r\nConnection: close\r\n\r\n
      """
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: head + text)))
      .whenComplete { _ in channel.close(promise: nil) }
  }
}

/// The last handler of a connection until it is a socket: ends it after an error.
final class NewcomerEnd: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = NIOAny

  private let refusals: RefusalLog

  init(_ refusals: RefusalLog) { self.refusals = refusals }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // This request has its answer.
    if error as? NIOWebSocketUpgradeError == .unsupportedWebSocketTarget { return }
    if error is HTTPParserError { refusals.note("a request that can't be read: \(error)") }
    context.close(promise: nil)
  }
}
