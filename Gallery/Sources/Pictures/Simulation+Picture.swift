import UIKitSimulation

extension Simulation {
  /// The present contents of the window, as an SVG.
  ///
  /// - Parameters:
  ///   - title: A description of the picture.
  ///   - prefix: The prefix of all identifiers, so that several pictures can be on one page.
  /// - Returns: The source of the picture.
  public func picture(title: String, prefix: String = "") -> String {
    PictureRenderer.picture(
      of: [PictureNode.screen(presentedWindow)], framesPerSecond: 60, title: title,
      definitions: PictureDefinitions(prefix: prefix))
  }
}
