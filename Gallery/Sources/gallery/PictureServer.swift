import FlyingFox
import FlyingSocks
import Foundation

/// Serves a folder of pictures over HTTP, to this machine only.
enum PictureServer {
  struct NoAddress: Error {}

  /// Runs a server during some work.
  ///
  /// - Parameters:
  ///   - folder: The pictures.
  ///   - work: The work; it gets the URL of the server.
  /// - Throws: The reason why the server can't listen, or the work's error.
  @MainActor
  static func serve(_ folder: URL, during work: (URL) async throws -> Void) async throws {
    // Not every machine has an IPv6 loopback interface.
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
