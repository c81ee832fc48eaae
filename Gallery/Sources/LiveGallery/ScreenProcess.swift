import Foundation
import Synchronization

/// A screen in its own process, so that screens share no global settings, and all memory is freed when the
/// process ends.
///
/// Each line of input is answered with a line of output.
final class ScreenProcess: Sendable {
  /// Receives each line of output, and nil when the process has ended or has another receiver.
  typealias Receiver = @Sendable (String?) -> Void

  private let receiver = Mutex<Receiver?>(nil)
  private let input: FileHandle
  private let identifier: pid_t

  /// Starts the program with the arguments of a screen.
  init(_ executable: URL, _ arguments: [String]) throws {
    let process = Process()
    let (inward, outward) = (Pipe(), Pipe())
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = inward
    process.standardOutput = outward
    try process.run()
    identifier = process.processIdentifier
    input = inward.fileHandleForWriting
    Thread.detachNewThread { [weak self] in
      LineReader(outward.fileHandleForReading).forEachLine { self?.hand($0) }
      process.waitUntilExit()
      self?.hand(nil)
    }
  }

  /// Sends all further lines to a receiver.
  func send(to receiver: @escaping Receiver) {
    let previous = self.receiver.withLock { current in
      defer { current = receiver }
      return current
    }
    previous?(nil)
  }

  /// Writes a line to the screen; returns false if the process has ended.
  func write(_ line: String) -> Bool {
    let line = line.replacing("\n", with: " ").replacing("\r", with: " ")
    return (try? input.write(contentsOf: Data((line + "\n").utf8))) != nil
  }

  /// Ends the screen.
  func end() {
    send { _ in }
    try? input.close()
    kill(identifier, SIGTERM)
  }

  private func hand(_ line: String?) { receiver.withLock { $0 }?(line) }
}
