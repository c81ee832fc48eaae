import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Answers without a network: every server has its own host, which only its sessions can reach.
final class PretendedServer: Sendable {
  let desk = ServerDesk()
  private let host = "\(UUID().uuidString.lowercased()).test"

  init() { desks.change { $0[host] = desk } }

  deinit { desks.change { $0[host] = nil } }

  /// A session configuration that reaches the server.
  var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [PretendedProtocol.self]
    // The loader's default configuration has no cache with FoundationNetworking either.
    configuration.urlCache = nil
    return configuration
  }

  func url(_ path: String) -> URL {
    URL(string: "https://\(host)\(path)") ?? URL(fileURLWithPath: path)
  }

  /// A URL where no server listens.
  var refusingURL: URL { url("/refused") }
}

/// The desks of the running servers, by their hosts.
private let desks = Locked<[String: ServerDesk]>([:])

/// Passes the requests of a session to the desk of their host.
final class PretendedProtocol: URLProtocol {
  private let isStopped = Locked(false)

  private var desk: ServerDesk? { request.url?.host.flatMap { desks.value[$0] } }
  private var path: String { request.url?.path ?? "" }

  override class func canInit(with request: URLRequest) -> Bool {
    request.url?.host.flatMap { desks.value[$0] } != nil
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    if path == "/refused" {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
    } else {
      desk?.arrive(self, path)
    }
  }

  override func stopLoading() {
    let isFirst = isStopped.change { isStopped in
      defer { isStopped = true }
      return !isStopped
    }
    if isFirst { desk?.depart(self, path) }
  }

  /// Whether the client still waits.
  var isOpen: Bool { !isStopped.value }

  func send(_ answer: ServerAnswer) {
    guard isOpen, let client, let url = request.url, let status = answer.status,
      let response = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: answer.headers)
    else { return }
    if let path = answer.headers["Location"], let target = URL(string: path, relativeTo: url) {
      client.urlProtocol(
        self, wasRedirectedTo: URLRequest(url: target.absoluteURL), redirectResponse: response)
      return
    }
    client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    // In two pieces, as from a network.
    let data = answer.data
    client.urlProtocol(self, didLoad: data.prefix(data.count / 2))
    client.urlProtocol(self, didLoad: Data(data.dropFirst(data.count / 2)))
    // A client refuses any other status; on Linux, a cancellation that meets the end of its request is fatal.
    if answer.ends, 200..<300 ~= status {
      client.urlProtocolDidFinishLoading(self)
      // FoundationNetworking doesn't stop a finished request.
      stopLoading()
    }
  }
}
