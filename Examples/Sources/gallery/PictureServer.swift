import FlyingFox
import FlyingSocks
import Foundation

/// Serves a folder of pictures over HTTP, to this machine only.
enum PictureServer {
  struct NoAddress: Error {}

  /// Runs a server for as long as a piece of work takes.
  ///
  /// - Parameters:
  ///   - folder: The pictures.
  ///   - work: The work; it is told where the server is.
  /// - Throws: What keeps the server from listening, or the work's error.
  @MainActor
  static func serve(_ folder: URL, during work: (URL) async throws -> Void) async throws {
    // Not every machine has a loopback interface of IPv6.
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled,
      handler: DirectoryHTTPHandler(root: folder))
    let running = Task { try await server.run() }
    defer { running.cancel() }
    try await server.waitUntilListening()
    guard case .ip4(let host, let port) = await server.listeningAddress,
      let url = URL(string: "http://\(host):\(port)/")
    else { throw NoAddress() }
    try await work(url)
  }
}
