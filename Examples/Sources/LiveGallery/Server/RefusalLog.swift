import Foundation
import Synchronization

/// Writes what the server refuses to standard error, up to a number of lines, so that no page can flood it.
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
    // Without control characters, which a terminal would obey.
    let text = reason.unicodeScalars.map {
      $0.properties.generalCategory == .control ? "·" : "\($0)"
    }
    write("Refused: " + String(text.joined().prefix(Self.longestLine)))
    if number == Self.mostLines { write("Further refusals are not logged.") }
  }
}
