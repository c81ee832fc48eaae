import NIOCore
import NIOWebSocket

/// Refuses frames that no browser sends: without a mask, or with reserved bits.
final class FrameRule: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame

  enum Violation: Error {
    case mask, reservedBit, opcode
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    if frame.maskKey == nil {
      context.fireErrorCaught(Violation.mask)
    } else if frame.rsv1 || frame.rsv2 || frame.rsv3 {
      context.fireErrorCaught(Violation.reservedBit)
    } else {
      context.fireChannelRead(data)
    }
  }
}
