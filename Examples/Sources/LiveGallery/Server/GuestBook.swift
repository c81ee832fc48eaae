import FlyingFox

/// Admits only pages that this server has served, and no request for another host name.
struct GuestBook: Sendable {
  private let hosts: Set<String>
  private let refusals: RefusalLog

  init(port: UInt16, refusals: RefusalLog = RefusalLog()) {
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    self.refusals = refusals
  }

  /// A handler for those who may come in; the others are refused.
  ///
  /// - Parameters:
  ///   - handler: The handler.
  ///   - needsOrigin: Whether to come in one must say from which page one comes.
  /// - Returns: The guarded handler.
  func admitting(
    _ handler: some HTTPHandler, needsOrigin: Bool = false
  ) -> ClosureHTTPHandler {
    ClosureHTTPHandler { request in
      guard admits(request.headers[.host], from: request.headers[.origin], needsOrigin) else {
        refusals.note(
          "\(request.path) for \(request.headers[.origin] ?? "a page without an origin")")
        return HTTPResponse(statusCode: .forbidden)
      }
      return try await handler.handleRequest(request)
    }
  }

  func admits(_ host: String?, from origin: String?, _ needsOrigin: Bool) -> Bool {
    guard let host, hosts.contains(host) else { return false }
    guard let origin else { return !needsOrigin }
    return origin == "http://" + host
  }
}

extension HTTPHeader {
  fileprivate static let origin = HTTPHeader("Origin")
}
