import NIOCore
import NIOHTTP1

/// Answers the only request of a connection with a file, and closes the connection.
final class RequestHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let files: PageFiles
  private let rule: VisitorRule
  private let refusals: RefusalLog

  init(_ files: PageFiles, _ rule: VisitorRule, _ refusals: RefusalLog) {
    (self.files, self.rule, self.refusals) = (files, rule, refusals)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(let head) = unwrapInboundIn(data) else { return }
    let file = answer(to: head)
    var headers = PageFiles.headers
    headers.add(name: "Content-Type", value: file.type)
    headers.add(name: "Content-Length", value: "\(file.body.readableBytes)")
    headers.add(name: "Connection", value: "close")
    context.write(
      wrapOutboundOut(.head(.init(version: .http1_1, status: file.status, headers: headers)))
    )
    .whenFailure { _ in }
    context.write(wrapOutboundOut(.body(.byteBuffer(file.body))), promise: nil)
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
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
