import Foundation
import LiveScreens

/// A screen without a server: answers each line of standard input with a line. Its pictures are there at once, so that
/// the answers depend on the lines only.
@main
@MainActor
struct Screen {
  static func main() {
    setvbuf(stdout, nil, _IOLBF, 0)
    let screen = LiveScreen()
    while let line = readLine() { print(screen.answer(line)) }
  }
}
