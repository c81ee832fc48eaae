import Foundation
import GalleryScreens
import LiveScreens
import SnapCarousel
import Synchronization
import UIKit

/// The main function of a screen's process: answers each line of standard input with a line.
public enum ScreenHost {
  /// Runs until the input ends.
  ///
  /// - Parameter pictures: The URL of the pictures that screens request from a server.
  @MainActor
  public static func run(pictures: URL) async {
    let loader = CountingLoader(loader: ImageLoader())
    let screen = LiveScreen(
      entries: GalleryEntry.live(requesting: pictures, from: loader),
      isLoading: { loader.isLoading })
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

/// Says whether it is loading.
private final class CountingLoader: ImageLoading {
  private let loader: ImageLoader
  private let count = Mutex(0)

  init(loader: ImageLoader) { self.loader = loader }

  var isLoading: Bool { count.withLock { $0 > 0 } }

  func cachedImage(for url: URL, pixelSize: CGSize) -> UIImage? {
    loader.cachedImage(for: url, pixelSize: pixelSize)
  }

  func image(for url: URL, pixelSize: CGSize) async throws -> UIImage {
    count.withLock { $0 += 1 }
    defer { count.withLock { $0 -= 1 } }
    return try await loader.image(for: url, pixelSize: pixelSize)
  }
}
