import Foundation
import Synchronization

/// A screen in a process of its own: what is set for one is not set for another, and all that it had is free
/// when it ends.
///
/// A line goes in, and a line comes back.
final class ScreenProcess: Sendable {
  /// Gets each line that the screen says, and nil when it has ended.
  typealias Receiver = @Sendable (String?) -> Void

  private let receiver = Mutex<Receiver?>(nil)
  private let input: FileHandle
  private let identifier: pid_t

  /// Starts a program with the arguments that make it a screen.
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

  /// From now on the lines go to a receiver.
  func send(to receiver: @escaping Receiver) { self.receiver.withLock { $0 = receiver } }

  /// Hands a line to the screen; false if it has ended.
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
