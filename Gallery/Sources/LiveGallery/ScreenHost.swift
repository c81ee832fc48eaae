import Foundation
import GalleryScreens
import LiveScreens
import SnapCarousel

/// The main function of a screen's process: answers each line of standard input with a line.
public enum ScreenHost {
  /// Runs until the input ends.
  ///
  /// - Parameter pictures: The URL of the pictures that screens request from a server.
  @MainActor
  public static func run(pictures: URL) async {
    let entries =
      GalleryEntry.live + [.readyMadeCarousel(server: pictures, loader: ImageLoader())]
    let screen = LiveScreen(entries: entries)
    let (lines, continuation) = AsyncStream<String>.makeStream()
    Thread.detachNewThread {
      LineReader(.standardInput).forEachLine { continuation.yield($0) }
      continuation.finish()
    }
    for await line in lines {
      let answer = screen.answer(line)
      try? FileHandle.standardOutput.write(contentsOf: Data((answer + "\n").utf8))
    }
  }
}
