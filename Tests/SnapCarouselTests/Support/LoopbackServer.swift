#if canImport(Glibc)
import Foundation
import FoundationNetworking
import Glibc

/// An HTTP/1.1 server on a free port of 127.0.0.1; each request has its own connection and thread.
final class LoopbackServer: PictureServer {
  let desk = ServerDesk()
  private let port: UInt16
  private let listener: Int32

  init() throws {
    listener = try Self.boundSocket()
    port = try Self.port(of: listener)
    guard listen(listener, 64) == 0 else { throw POSIXError(.EIO) }
    let (listener, desk) = (listener, desk)
    Thread.detachNewThread {
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else { break }
        Thread.detachNewThread { LoopbackExchange(connection, desk: desk).serve() }
      }
      close(listener)
    }
  }

  // Stops waiting for connections; the waiting thread closes the socket.
  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    // The loader's default configuration has no cache on this platform either.
    configuration.urlCache = nil
    return configuration
  }

  func url(_ path: String) -> URL { Self.url(port, path) }

  /// A port that was free a moment ago.
  var refusingURL: URL {
    guard let socket = try? Self.boundSocket() else { return Self.url(1, "/") }
    defer { close(socket) }
    return Self.url((try? Self.port(of: socket)) ?? 1, "/")
  }

  private static func url(_ port: UInt16, _ path: String) -> URL {
    URL(string: "http://127.0.0.1:\(port)\(path)") ?? URL(fileURLWithPath: path)
  }

  private static func boundSocket() throws -> Int32 {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, size) }
    }
    guard result == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
    return socket
  }

  private static func port(of socket: Int32) throws -> UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &size) }
    }
    guard result == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
    return UInt16(bigEndian: address.sin_port)
  }
}
#endif
