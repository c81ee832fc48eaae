import GalleryScreens
import SnapCarousel
import UIKit

extension Scene {
  /// Requests pictures from a server before it begins.
  static func readyMadeCarousel(server: URL) async -> Scene {
    let urls = await ReadyMadeCarouselViewController.namesOnServer.map(
      server.appendingPathComponent)
    let loader = await LoadedPictures(of: urls, by: ImageLoader())
    return Scene(
      .readyMadeCarousel(server: server, loader: loader),
      gestures: [
        .wait(3.4),
        .drag(from: CGPoint(x: 300, y: 200), by: CGPoint(x: -160, y: 0), over: 0.7, hold: 0.2),
        .swipes(1, from: CGPoint(x: 300, y: 200), by: CGPoint(x: -160, y: 0)),
        .tap(CGPoint(x: 150, y: 200)),
        .wait(2.6),
        .swipes(2, from: CGPoint(x: 300, y: 200), by: CGPoint(x: -160, y: 0)),
        .drag(from: CGPoint(x: 90, y: 200), by: CGPoint(x: 170, y: 0), over: 0.7, hold: 0.2),
      ])
  }
}
