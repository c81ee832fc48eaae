import GalleryScreens
import LiveScreens
import UIKit

extension Scene {
  /// Its pictures are loaded at once, so that it is the same every time.
  static var readyMadeCarousel: Scene {
    Scene(
      .readyMadeCarousel(server: Photograph.folder, loader: FolderPictures()),
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
