import GalleryScreens
import Pictures
import UIKit
import UIKitSimulation

/// A scene that was played: its picture and its measurements.
struct Performance {
  let scene: Scene
  /// The page on which each gesture ended, from zero.
  let pages: [Int]
  /// The times for moving and laying out each frame, without recording it.
  let frameTimes: [Duration]
  let seconds: TimeInterval
  /// The source of the animated picture.
  let picture: String

  /// Plays a scene from the beginning.
  @MainActor
  init(of scene: Scene) {
    let simulation = Simulation(size: scene.entry.size)
    let screen = scene.entry.makeScreen()
    simulation.show(screen)
    // In the first frame, the layouts report the page on which they begin, and the screens show it.
    simulation.run(for: 1 / Double(simulation.framesPerSecond))

    let clock = ContinuousClock()
    var frameTimes: [Duration] = []
    var begin = clock.now
    simulation.onFrame = { frameTimes.append(begin.duration(to: clock.now)) }
    let recording = Recording(of: simulation, cornerRadius: 30)
    let takeDown = simulation.onFrame
    simulation.onFrame = {
      takeDown?()
      begin = clock.now
    }

    begin = clock.now
    simulation.run(for: 0.8)
    var pages: [Int] = []
    for gesture in scene.gestures {
      gesture.perform(in: simulation)
      simulation.runUntilRest()
      simulation.run(for: 0.35)
      pages.append(screen.currentPage)
    }
    simulation.run(for: 0.5)

    self.scene = scene
    self.pages = pages
    self.frameTimes = frameTimes
    seconds = recording.duration
    picture = recording.picture(
      title: scene.entry.title, prefix: scene.entry.name + "-", replacing: SmallPicture.all,
      replacingWide: SmallPicture.wide)
  }
}
