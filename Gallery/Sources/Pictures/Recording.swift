import UIKit
import UIKitSimulation

/// Records the frames of a simulation, and draws them as an animated picture.
///
/// It begins when it is created, and also calls the previous frame callback of the simulation.
@MainActor
public final class Recording {
  /// The corner radius of the screen, in points.
  private let cornerRadius: CGFloat
  private let framesPerPicture: Int
  private let framesPerSecond: CGFloat
  private unowned let simulation: Simulation

  private var frames: [PictureNode] = []
  private var finger = FingerMark()
  private var shownFrames = 0
  private var isRunning = true

  /// - Parameters:
  ///   - simulation: The simulation to record; it must outlive the recording.
  ///   - framesPerPicture: 1 records every frame of the display, 2 every second one.
  ///   - cornerRadius: The corner radius of the screen, in points.
  public init(of simulation: Simulation, framesPerPicture: Int = 1, cornerRadius: CGFloat = 0) {
    self.simulation = simulation
    self.framesPerPicture = max(1, framesPerPicture)
    self.cornerRadius = cornerRadius
    let displayed = CGFloat(simulation.framesPerSecond)
    framesPerSecond = displayed / CGFloat(self.framesPerPicture)
    takeDown()
    let next = simulation.onFrame
    simulation.onFrame = { [weak self] in
      next?()
      self?.frameWasShown()
    }
  }

  /// The number of recorded frames.
  public var frameCount: Int { frames.count }

  /// The duration of the recording, in seconds.
  public var duration: TimeInterval { TimeInterval(CGFloat(frameCount) / framesPerSecond) }

  public func stop() { isRunning = false }

  /// The recording as an SVG that plays in a loop; without animation it shows the first frame.
  ///
  /// - Parameters:
  ///   - title: A description of the recording.
  ///   - prefix: The prefix of all identifiers, so that several pictures can be on one page.
  ///   - images: The encoded images to embed instead of others that are at most 200 points wide, with fewer pixels of the
  ///     same shape.
  ///   - wideImages: Those to embed instead of others that are wider.
  /// - Returns: The source of the picture.
  public func picture(
    title: String, prefix: String = "", replacing images: [Data: Data] = [:],
    replacingWide wideImages: [Data: Data] = [:]
  ) -> String {
    PictureRenderer.picture(
      of: frames, framesPerSecond: framesPerSecond, title: title,
      definitions: PictureDefinitions(
        prefix: prefix, replacements: images, wideReplacements: wideImages))
  }

  private func frameWasShown() {
    guard isRunning else { return }
    shownFrames += 1
    if shownFrames.isMultiple(of: framesPerPicture) { takeDown() }
  }

  private func takeDown() {
    finger.update(simulation.finger.location, after: 1 / framesPerSecond)
    frames.append(
      PictureNode.screen(
        simulation.presentedWindow, finger: finger.node, cornerRadius: cornerRadius))
  }
}
