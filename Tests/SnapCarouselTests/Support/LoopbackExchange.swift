#if canImport(Glibc)
import Foundation
import Glibc

/// A connection to a `LoopbackServer`, for one request.
final class LoopbackExchange: Exchange, @unchecked Sendable {
  private let connection: Int32
  private let desk: ServerDesk
  private let lock = NSLock()
  private var isClosed = false

  init(_ connection: Int32, desk: ServerDesk) {
    self.connection = connection
    self.desk = desk
  }

  /// Reads the request, passes it to the desk and waits for the client to disconnect.
  func serve() {
    if let path = readPath() {
      desk.arrive(self, path)
      var byte: UInt8 = 0
      while recv(connection, &byte, 1, 0) > 0 {}
      closeConnection()
      desk.depart(self, path)
    } else {
      closeConnection()
    }
  }

  var isOpen: Bool {
    lock.withLock {
      var byte: UInt8 = 0
      return !isClosed && recv(connection, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) < 0
        && errno == EAGAIN
    }
  }

  func send(_ answer: ServerAnswer) {
    guard let head = answer.head else { return }
    var lines = ["HTTP/1.1 \(head.status) Answer", "Connection: close"]
    lines += head.headers.map { "\($0): \($1)" }
    let text = lines.joined(separator: "\r\n") + "\r\n\r\n"
    lock.withLock {
      guard !isClosed else { return }
      write(Data(text.utf8) + answer.data)
      if answer.ends { shutdown(connection, Int32(SHUT_WR)) }
    }
  }

  private func readPath() -> String? {
    var request: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while !request.ends(with: "\r\n\r\n".utf8) {
      let count = recv(connection, &piece, piece.count, 0)
      guard count > 0 else { return nil }
      request += piece[..<count]
    }
    let words = String(decoding: request, as: UTF8.self).split(separator: " ")
    return words.count > 1 ? String(words[1]) : nil
  }

  private func write(_ data: Data) {
    var rest = data[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard sent > 0 else { return }
      rest = rest.dropFirst(sent)
    }
  }

  private func closeConnection() {
    lock.withLock {
      isClosed = true
      close(connection)
    }
  }
}

extension Array where Element == UInt8 {
  fileprivate func ends(with bytes: String.UTF8View) -> Bool {
    suffix(bytes.count).elementsEqual(bytes)
  }
}
#endif
