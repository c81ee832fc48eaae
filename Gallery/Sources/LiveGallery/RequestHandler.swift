import NIOCore
import NIOHTTP1

/// Answers a request with a file, and closes the connection.
struct Responder: Sendable {
  let files: PageFiles
  let rule: VisitorRule
  let refusals: RefusalLog

  func respond(to head: HTTPRequestHead, on channel: any Channel) {
    let file = answer(to: head)
    var headers = PageFiles.headers
    headers.add(name: "Content-Type", value: file.type)
    headers.add(name: "Content-Length", value: "\(file.body.readableBytes)")
    headers.add(name: "Connection", value: "close")
    let start = HTTPResponseHead(version: .http1_1, status: file.status, headers: headers)
    channel.write(HTTPServerResponsePart.head(start), promise: nil)
    channel.write(HTTPServerResponsePart.body(.byteBuffer(file.body)), promise: nil)
    channel.writeAndFlush(HTTPServerResponsePart.end(nil)).whenComplete { _ in
      channel.close(promise: nil)
    }
  }

  private func answer(to head: HTTPRequestHead) -> PageFiles.File {
    // A socket is refused here, too.
    let isSocket = head.headers.contains(name: "Upgrade")
    if let reason = rule.refusal(of: head.headers, needsOrigin: isSocket) {
      refusals.note(reason)
      return .text(reason, status: .forbidden)
    }
    guard head.method == .GET else { return .text("Only GET.", status: .methodNotAllowed) }
    return files.file(at: head.uri) ?? .text("There is no such file.", status: .notFound)
  }
}

/// Answers the only request of a connection.
final class RequestHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart

  private let responder: Responder

  init(_ responder: Responder) { self.responder = responder }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(let head) = unwrapInboundIn(data) else { return }
    responder.respond(to: head, on: context.channel)
  }
}
