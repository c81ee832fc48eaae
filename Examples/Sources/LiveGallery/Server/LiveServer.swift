import FlyingFox
import FlyingSocks
import Foundation

/// Serves the page and its screens, to this machine only.
public struct LiveServer: Sendable {
  /// How many screens there may be at once.
  public static let mostScreens = 16

  private let port: UInt16
  private let makeProcess: @Sendable (_ pictures: URL) throws -> ScreenProcess

  /// - Parameters:
  ///   - port: Where to listen; 0 for any free port.
  ///   - executable: The program that is a screen if it gets these arguments and the URL of the pictures.
  ///   - arguments: The arguments.
  public init(port: UInt16, executable: URL, arguments: [String]) {
    self.port = port
    makeProcess = { try ScreenProcess(executable, arguments + [$0.absoluteString]) }
  }

  public struct NoAddress: Error {}

  /// Runs until the task is cancelled.
  ///
  /// - Parameters:
  ///   - pictures: A folder of pictures for screens that ask a server.
  ///   - onStart: Called with the address once the server listens.
  /// - Throws: What keeps the server from listening.
  public func run(pictures: URL, onStart: (URL) -> Void) async throws {
    // A screen that ends while a line is on its way to it is no reason to end.
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
    let desk = ScreenDesk(limit: Self.mostScreens) { try makeProcess(folder) }
    let refusals = RefusalLog()
    let guests = GuestBook(port: port, refusals: refusals)
    await server.appendRoute(
      "GET /socket",
      to: guests.admitting(
        WebSocketHTTPHandler(
          handler: MessageFrameWSHandler(handler: LiveSocket(desk: desk, refusals: refusals))),
        needsOrigin: true))
    await server.appendRoute(
      "GET /pictures/*",
      to: guests.admitting(DirectoryHTTPHandler(root: pictures, serverPath: "pictures")))
    await server.appendRoute("GET /*", to: guests.admitting(PageFiles()))
    onStart(address)
    try await running.value
  }
}
