import Foundation

/// The answer of a test server to a request.
struct ServerAnswer: Sendable {
  /// Nil for no answer.
  var status: Int?
  var headers: [String: String] = [:]
  var data = Data()
  var ends = true

  /// Sends a body, which may claim to be longer than it is, and closes the connection.
  static func body(_ data: Data, claiming length: Int? = nil) -> ServerAnswer {
    ServerAnswer(status: 200, headers: ["Content-Length": "\(length ?? data.count)"], data: data)
  }

  static func status(_ status: Int) -> ServerAnswer {
    ServerAnswer(status: status, headers: ["Content-Length": "0"])
  }

  static func redirect(to path: String) -> ServerAnswer {
    ServerAnswer(status: 302, headers: ["Content-Length": "0", "Location": path])
  }

  /// Sends data of unknown length, and then neither more data nor the end.
  static func endless(_ data: Data) -> ServerAnswer {
    ServerAnswer(status: 200, data: data, ends: false)
  }

  static let silence = ServerAnswer(ends: false)
}
