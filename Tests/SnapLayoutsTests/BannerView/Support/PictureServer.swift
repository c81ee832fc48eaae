import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A server that answers as the test says.
protocol PictureServer: Sendable {
  var desk: ServerDesk { get }

  /// What a session needs to reach it.
  var configuration: URLSessionConfiguration { get }

  func url(_ path: String) -> URL

  /// A URL at which nothing listens.
  var refusingURL: URL { get }
}

/// The servers that the tests of loading run against.
enum ServerKind: CaseIterable, Sendable {
  #if canImport(Glibc)
  /// A server of HTTP on the loopback interface.
  case loopback
  #endif

  /// A `URLProtocol` in place of the network.
  case pretended

  /// Those that may redirect, and answer at the moment at which they are left.
  ///
  /// With FoundationNetworking a protocol of the app's own may not: the first stops the program, and
  /// after the second, from another thread, the task may end the program or not at all.
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
