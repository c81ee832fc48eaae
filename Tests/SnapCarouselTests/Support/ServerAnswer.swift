import Foundation

/// The answer of a test server to a request.
enum ServerAnswer: Sendable {
  /// Sends a body, which may claim to be longer than it is, and closes the connection.
  case body(Data, claiming: Int)
  case status(Int)
  case redirect(to: String)
  /// Sends data of unknown length, and then neither more data nor the end.
  case endless(Data)
  case silence

  static func body(_ data: Data) -> ServerAnswer { .body(data, claiming: data.count) }

  /// The status and headers; nil for no answer.
  var head: (status: Int, headers: [String: String])? {
    switch self {
    case .body(_, let claimed): (200, ["Content-Length": "\(claimed)"])
    case .status(let status): (status, ["Content-Length": "0"])
    case .redirect(let path): (302, ["Content-Length": "0", "Location": path])
    case .endless: (200, [:])
    case .silence: nil
    }
  }

  var data: Data {
    switch self {
    case .body(let data, _), .endless(let data): data
    default: Data()
    }
  }

  /// Whether the answer ends.
  var ends: Bool {
    switch self {
    case .endless, .silence: false
    default: true
    }
  }
}
