import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A server whose answers the test sets.
protocol PictureServer: Sendable {
  var desk: ServerDesk { get }

  /// A session configuration that reaches the server.
  var configuration: URLSessionConfiguration { get }

  func url(_ path: String) -> URL

  /// A URL where no server listens.
  var refusingURL: URL { get }
}

/// The servers for the loading tests.
enum ServerKind: CaseIterable, Sendable {
  #if canImport(Glibc)
  /// An HTTP server on the loopback interface.
  case loopback
  #endif

  /// A `URLProtocol` instead of the network.
  case pretended

  /// The servers that can redirect, and answer at the moment when the client disconnects.
  ///
  /// With FoundationNetworking a custom protocol can't: the first crashes the program. After the
  /// second, from another thread, the task may crash the program or never end.
  static var capable: [ServerKind] {
    #if canImport(Glibc)
    [.loopback]
    #else
    [.pretended]
    #endif
  }

  func start() throws -> any PictureServer {
    switch self {
    #if canImport(Glibc)
    case .loopback: try LoopbackServer()
    #endif
    case .pretended: PretendedServer()
    }
  }
}
