import Foundation

/// Reads lines from a file as they arrive.
struct LineReader {
  private let file: FileHandle

  init(_ file: FileHandle) { self.file = file }

  /// Calls a closure with each line, and blocks until the file ends.
  func forEachLine(_ body: (String) -> Void) {
    var rest: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file.fileDescriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      // Only the new bytes are searched; a line may be long.
      var unread = buffer[..<count]
      while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        rest += unread[..<end]
        body(String(decoding: rest, as: UTF8.self))
        rest = []
        unread = unread[(end + 1)...]
      }
      rest += unread
    }
  }
}
