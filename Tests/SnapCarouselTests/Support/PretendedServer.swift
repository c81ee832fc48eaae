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
  private var exchange: PretendedExchange?

  override class func canInit(with request: URLRequest) -> Bool {
    request.url?.host.flatMap { desks.value[$0] } != nil
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, let desk = url.host.flatMap({ desks.value[$0] }) else {
      return
    }
    if url.path == "/refused" {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
      return
    }
    let exchange = PretendedExchange(of: self, url: url, desk: desk)
    self.exchange = exchange
    desk.arrive(exchange, url.path)
  }

  override func stopLoading() { exchange?.stop() }
}

#if !canImport(FoundationNetworking)
// Apple's `URLProtocol` is Sendable, which a subclass has to say again; FoundationNetworking's forbids it.
extension PretendedProtocol: @unchecked Sendable {}
#endif

/// A request that a `PretendedProtocol` has to load.
final class PretendedExchange: @unchecked Sendable {
  private let urlProtocol: PretendedProtocol
  private let url: URL
  private let desk: ServerDesk
  private let isStopped = Locked(false)

  init(of urlProtocol: PretendedProtocol, url: URL, desk: ServerDesk) {
    self.urlProtocol = urlProtocol
    self.url = url
    self.desk = desk
  }

  func send(_ answer: ServerAnswer) {
    guard !isStopped.value, let client = urlProtocol.client, let head = answer.head,
      let response = HTTPURLResponse(
        url: url, statusCode: head.status, httpVersion: "HTTP/1.1", headerFields: head.headers)
    else { return }
    if case .redirect(let path) = answer, let target = URL(string: path, relativeTo: url) {
      client.urlProtocol(
        urlProtocol, wasRedirectedTo: URLRequest(url: target.absoluteURL),
        redirectResponse: response)
      return
    }
    client.urlProtocol(urlProtocol, didReceive: response, cacheStoragePolicy: .notAllowed)
    // In two pieces, as from a network.
    let data = answer.data
    client.urlProtocol(urlProtocol, didLoad: data.prefix(data.count / 2))
    client.urlProtocol(urlProtocol, didLoad: Data(data.dropFirst(data.count / 2)))
    if answer.ends {
      client.urlProtocolDidFinishLoading(urlProtocol)
      // FoundationNetworking doesn't stop a finished request.
      stop()
    }
  }

  func stop() {
    var isFirst = false
    isStopped.change { (isFirst, $0) = (!$0, true) }
    if isFirst { desk.depart(self, url.path) }
  }
}
