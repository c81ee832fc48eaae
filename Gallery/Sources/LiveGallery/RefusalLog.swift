import Foundation
import Synchronization

/// Logs what the server refuses to standard error, with a maximum number of lines.
final class RefusalLog: Sendable {
  static let mostLines = 100
  static let longestLine = 300

  private let count = Mutex(0)
  private let write: @Sendable (String) -> Void

  /// - Parameter write: Writes a line.
  init(
    write: @escaping @Sendable (String) -> Void = {
      FileHandle.standardError.write(Data(($0 + "\n").utf8))
    }
  ) {
    self.write = write
  }

  func note(_ reason: String) {
    let number = count.withLock {
      $0 += 1
      return $0
    }
    guard number <= Self.mostLines else { return }
    // Control characters would affect a terminal.
    let text = reason.unicodeScalars.map {
      $0.properties.generalCategory == .control ? "·" : "\($0)"
    }
    write("Refused: " + String(text.joined().prefix(Self.longestLine)))
    if number == Self.mostLines { write("Further refusals are not logged.") }
  }
}
