import FlyingFox

/// Accepts only requests for this server's host names, from pages that this server has served.
struct OriginFilter: Sendable {
  private let hosts: Set<String>
  private let refusals: RefusalLog

  init(port: UInt16, refusals: RefusalLog = RefusalLog()) {
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    self.refusals = refusals
  }

  /// Wraps a handler so that it gets accepted requests only.
  ///
  /// - Parameters:
  ///   - handler: The handler.
  ///   - needsOrigin: Whether a request must name the origin of its page.
  /// - Returns: The wrapped handler.
  func accepting(
    _ handler: some HTTPHandler, needsOrigin: Bool = false
  ) -> ClosureHTTPHandler {
    ClosureHTTPHandler { request in
      guard accepts(request.headers[.host], from: request.headers[.origin], needsOrigin) else {
        refusals.note(
          "\(request.path) for \(request.headers[.origin] ?? "a page without an origin")")
        return HTTPResponse(statusCode: .forbidden)
      }
      return try await handler.handleRequest(request)
    }
  }

  func accepts(_ host: String?, from origin: String?, _ needsOrigin: Bool) -> Bool {
    guard let host, hosts.contains(host) else { return false }
    guard let origin else { return !needsOrigin }
    return origin == "http://" + host
  }
}

extension HTTPHeader {
  fileprivate static let origin = HTTPHeader("Origin")
}
