import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Serves the page and its screens on the loopback address.
public struct LiveServer: Sendable {
  /// How many screens there may be at once.
  public static let mostScreens = 16

  private let port: Int
  private let makeProcess: @Sendable (_ pictures: URL) throws -> ScreenProcess

  /// - Parameters:
  ///   - port: The port to listen on; 0 means any free port.
  ///   - executable: The program that runs a screen, given these arguments and the URL of the pictures.
  ///   - arguments: The arguments.
  public init(port: UInt16, executable: URL, arguments: [String]) {
    self.port = Int(port)
    makeProcess = { try ScreenProcess(executable, arguments + [$0.absoluteString]) }
  }

  /// The reason why the server can't listen.
  public struct CannotListen: Error, CustomStringConvertible {
    public let description: String
  }

  /// Runs until the task is cancelled.
  ///
  /// - Parameters:
  ///   - pictures: The folder of the pictures that screens request from a server.
  ///   - onStart: Called with the address when the server listens.
  /// - Throws: The reason why the server can't listen.
  public func run(pictures: URL, onStart: (URL) -> Void) async throws {
    // Writing to a screen that has ended must not end the server.
    signal(SIGPIPE, SIG_IGN)
    let refusals = RefusalLog()
    let server = try await listen(serving: PageFiles(pictures: pictures), refusals)
    guard let port = server.channel.localAddress?.port,
      let address = URL(string: "http://127.0.0.1:\(port)/")
    else { throw CannotListen(description: "The server has no address.") }
    let pool = ScreenPool(limit: Self.mostScreens) { [makeProcess] in
      try makeProcess(address.appendingPathComponent("pictures"))
    }
    onStart(address)
    try await withThrowingDiscardingTaskGroup { group in
      try await server.executeThenClose { connections in
        for try await connection in connections {
          group.addTask {
            guard let socket = try? await connection.get() else { return }
            await socket.serve(from: pool, refusals)
          }
        }
      }
    }
  }

  /// A connection becomes a socket if it asks for one, and otherwise ends with a file.
  private typealias Connection = EventLoopFuture<LiveSocket?>

  private func listen(
    serving files: PageFiles, _ refusals: RefusalLog
  ) async throws -> NIOAsyncChannel<Connection, Never> {
    let newcomers = Newcomers()
    do {
      return try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
        .serverChannelOption(.backlog, value: 256)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .bind(host: "127.0.0.1", port: port) { channel in
          channel.eventLoop.makeCompletedFuture {
            let rule = VisitorRule(port: channel.localAddress?.port ?? 0)
            let responder = Responder(files: files, rule: rule, refusals: refusals)
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(Newcomer(among: newcomers, refusals))
            let connection = try pipeline.configureUpgradableHTTPServerPipeline(
              configuration: .init(
                upgradeConfiguration: .init(
                  upgraders: [LiveSocket.upgrader(for: rule, refusing: responder)],
                  notUpgradingCompletionHandler: { channel in
                    channel.eventLoop.makeCompletedFuture {
                      try channel.pipeline.syncOperations.addHandler(RequestHandler(responder))
                      return nil
                    }
                  })))
            try pipeline.addHandler(NewcomerEnd(refusals))
            return connection
          }
        }
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      throw CannotListen(
        description: "Port \(port) is in use. Choose another one, or none for any free port.")
    }
  }
}
