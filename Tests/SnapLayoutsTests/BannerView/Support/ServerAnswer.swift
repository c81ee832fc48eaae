import Foundation

/// What a server of the tests does about a request.
enum ServerAnswer: Sendable {
  /// Sends a body, which may claim to be longer than it is, and ends the connection.
  case body(Data, claiming: Int)
  case status(Int)
  case redirect(to: String)
  /// Sends data of no stated length, and then neither more nor the end.
  case endless(Data)
  case silence

  static func body(_ data: Data) -> ServerAnswer { .body(data, claiming: data.count) }

  /// The status and headers; nil for silence.
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

  /// Whether the answer ends by itself.
  var ends: Bool {
    switch self {
    case .endless, .silence: false
    default: true
    }
  }
}
