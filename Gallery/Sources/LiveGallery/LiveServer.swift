import FlyingFox
import FlyingSocks
import Foundation

/// Serves the page and its screens on the loopback address.
public struct LiveServer: Sendable {
  /// How many screens there may be at once.
  public static let mostScreens = 16

  private let port: UInt16
  private let makeProcess: @Sendable (_ pictures: URL) throws -> ScreenProcess

  /// - Parameters:
  ///   - port: The port to listen on; 0 means any free port.
  ///   - executable: The program that runs a screen, given these arguments and the URL of the pictures.
  ///   - arguments: The arguments.
  public init(port: UInt16, executable: URL, arguments: [String]) {
    self.port = port
    makeProcess = { try ScreenProcess(executable, arguments + [$0.absoluteString]) }
  }

  public struct NoAddress: Error {}

  /// Runs until the task is cancelled.
  ///
  /// - Parameters:
  ///   - pictures: The folder of the pictures that screens request from a server.
  ///   - onStart: Called with the address when the server listens.
  /// - Throws: The reason why the server can't listen.
  public func run(pictures: URL, onStart: (URL) -> Void) async throws {
    // Writing to a screen that has ended must not end the server.
    signal(SIGPIPE, SIG_IGN)
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
    let running = Task { try await server.run() }
    defer { running.cancel() }
    try await server.waitUntilListening()
    guard case .ip4(_, let port) = await server.listeningAddress,
      let address = URL(string: "http://127.0.0.1:\(port)/")
    else { throw NoAddress() }
    let folder = address.appendingPathComponent("pictures")
    let makeProcess = makeProcess
    let pool = ScreenPool(limit: Self.mostScreens) { try makeProcess(folder) }
    let refusals = RefusalLog()
    let filter = OriginFilter(port: port, refusals: refusals)
    await server.appendRoute(
      "GET /socket",
      to: filter.accepting(
        WebSocketHTTPHandler(
          handler: MessageFrameWSHandler(handler: LiveSocket(pool: pool, refusals: refusals))),
        needsOrigin: true))
    await server.appendRoute(
      "GET /pictures/*",
      to: filter.accepting(DirectoryHTTPHandler(root: pictures, serverPath: "pictures")))
    await server.appendRoute("GET /*", to: filter.accepting(PageFiles()))
    onStart(address)
    try await running.value
  }
}
