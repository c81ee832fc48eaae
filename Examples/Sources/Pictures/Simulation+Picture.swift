import UIKitSimulation

extension Simulation {
  /// What the window shows at present, as an SVG.
  ///
  /// - Parameters:
  ///   - title: What is seen, in words.
  ///   - prefix: What all identifiers begin with, so that several pictures can stand on one page.
  /// - Returns: The source of the picture.
  public func picture(title: String, prefix: String = "") -> String {
    PictureRenderer.picture(
      of: [PictureNode.screen(presentedWindow)], framesPerSecond: 60, title: title, prefix: prefix)
  }
}
