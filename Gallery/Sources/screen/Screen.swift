import Foundation
import LiveScreens

/// A screen without a server: answers each line of standard input with a line.
///
/// Its pictures are there at once, so that the answers depend on the lines only.
@main
@MainActor
struct Screen {
  static func main() {
    let screen = LiveScreen()
    while let line = readLine() {
      FileHandle.standardOutput.write(Data((screen.answer(line) + "\n").utf8))
    }
  }
}
