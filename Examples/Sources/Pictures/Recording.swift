import UIKit
import UIKitSimulation

/// Takes down what a simulation shows, frame by frame, and draws it as a picture that moves.
///
/// It begins when it is made and calls on whatever was told of the frames before.
@MainActor
public final class Recording {
  /// Corners of the screen, in points.
  private let cornerRadius: CGFloat
  private let framesPerPicture: Int
  private let framesPerSecond: CGFloat
  private unowned let simulation: Simulation

  private var frames: [PictureNode] = []
  private var finger = FingerMark()
  private var shownFrames = 0
  private var isRunning = true

  /// - Parameters:
  ///   - simulation: What is recorded; it must outlive the recording.
  ///   - framesPerPicture: One to keep every frame that the display shows, two for every other.
  ///   - cornerRadius: How round the corners of the screen are, in points.
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

  /// How many frames were taken down.
  public var frameCount: Int { frames.count }

  /// How long they last, in seconds.
  public var duration: TimeInterval { TimeInterval(CGFloat(frameCount) / framesPerSecond) }

  public func stop() { isRunning = false }

  /// The recording as an SVG that runs by itself and begins anew when it is over; where nothing runs,
  /// the first frame is seen.
  ///
  /// - Parameters:
  ///   - title: What is seen, in words.
  ///   - prefix: What all identifiers begin with, so that several pictures can stand on one page.
  /// - Returns: The source of the picture.
  public func picture(title: String, prefix: String = "") -> String {
    PictureRenderer.picture(
      of: frames, framesPerSecond: framesPerSecond, title: title, prefix: prefix)
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
