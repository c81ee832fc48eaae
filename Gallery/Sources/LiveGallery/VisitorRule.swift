import NIOHTTP1

/// Accepts only requests for this server's names, from pages that this server has served.
struct VisitorRule: Sendable {
  let port: Int

  /// The reason why a request is refused; nil if it is accepted.
  ///
  /// - Parameters:
  ///   - headers: The headers of the request.
  ///   - needsOrigin: Whether a request must name the origin of its page.
  /// - Returns: The reason, with what to do about it.
  func refusal(of headers: HTTPHeaders, needsOrigin: Bool) -> String? {
    let (hosts, origins) = (headers["Host"], headers["Origin"])
    guard hosts.count == 1, let host = hosts.first, names.contains(host) else {
      return """
        This request is for \(quoted(hosts)), and this server is \(names.joined(separator: " or ")). Through a \
        tunnel, use the same port at both ends: gallery --live --port \(port), and ssh -L \(port):127.0.0.1:\(port).
        """
    }
    if origins == ["http://" + host] || origins.isEmpty && !needsOrigin { return nil }
    return """
      This request comes from a page of \(quoted(origins)), and only pages of http://\(host) may send it. Open that \
      address itself.
      """
  }

  private var names: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  private func quoted(_ values: [String]) -> String {
    values.isEmpty ? "nobody by name" : values.map { "“\($0.prefix(80))”" }.joined(separator: ", ")
  }
}
