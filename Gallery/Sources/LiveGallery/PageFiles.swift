import FlyingFox
import Foundation

/// The files of the page.
struct PageFiles: HTTPHandler {
  private static let types = [
    "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml",
  ]

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let name = request.path == "/" ? "index.html" : String(request.path.dropFirst())
    let parts = name.split(separator: ".")
    guard let type = parts.last.flatMap({ Self.types[String($0)] }),
      parts.count == 2, !name.contains("/"),
      let data = try? Data(contentsOf: Self.folder.appendingPathComponent(name))
    else { return HTTPResponse(statusCode: .notFound) }
    return HTTPResponse(
      statusCode: .ok,
      headers: [
        .contentType: type, .cacheControl: "no-store",
        HTTPHeader("Content-Security-Policy"): Self.policy,
        HTTPHeader("X-Content-Type-Options"): "nosniff",
      ], body: data)
  }

  /// The page loads nothing from other sites, and no other page may frame it.
  private static let policy = """
    default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; \
    frame-ancestors 'none'
    """

  private static let folder = Bundle.module.bundleURL.appendingPathComponent("Page")
}
