import Testing
import UIKit
import UIKitSimulation

@testable import Pictures

/// Compares every frame of an animated picture with the contents of the window.
@MainActor
struct RecordingTests {
  /// The contents of the window in each frame: the texts from back to front, with their positions.
  private final class Witness {
    var frames: [[SVGReader.Mark]] = []

    @MainActor
    func see(_ window: UIWindow) { frames.append(marks(in: window, opacity: 1)) }

    @MainActor
    private func marks(in view: UIView, opacity: CGFloat) -> [SVGReader.Mark] {
      guard !view.isHidden else { return [] }
      let opacity = opacity * view.alpha
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      let right = CGPoint(x: view.bounds.midX + 1, y: view.bounds.midY)
      let (center, beside) = (view.convert(middle, to: nil), view.convert(right, to: nil))
      let own = (view as? UILabel)?.text.map { text in
        SVGReader.Mark(
          name: text, center: center, scale: hypot(beside.x - center.x, beside.y - center.y),
          opacity: opacity)
      }
      return [own].compactMap { $0 }
        + paintOrder(in: view).flatMap { marks(in: $0, opacity: opacity) }
    }

    @MainActor
    private func paintOrder(in view: UIView) -> [UIView] {
      view.subviews.enumerated()
        .sorted {
          ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
        }
        .map(\.element)
    }
  }

  /// Records a script and compares every frame of the picture with the visible contents.
  private func check(
    framesPerPicture: Int = 1, _ script: (Simulation) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let simulation = Simulation(size: CGSize(width: 300, height: 200), scale: 2)
    script(simulation)
    let recording = Recording(of: simulation, framesPerPicture: framesPerPicture)
    let witness = Witness()
    witness.see(simulation.window)
    let takeDown = simulation.onFrame
    simulation.onFrame = {
      takeDown?()
      if witness.frames.count < recording.frameCount { witness.see(simulation.window) }
    }
    simulation.finger.drag(
      from: CGPoint(x: 250, y: 100), by: CGPoint(x: -180, y: 0), over: 0.3)
    simulation.runUntilRest()
    simulation.finger.drag(
      from: CGPoint(x: 50, y: 100), by: CGPoint(x: 200, y: 0), over: 0.1)
    simulation.runUntilRest()

    let reader = try #require(
      SVGReader(recording.picture(title: ""), frameCount: recording.frameCount),
      sourceLocation: sourceLocation)
    for (frame, seen) in witness.frames.enumerated() {
      let told = reader.marks(at: Double(frame))
      let isSame =
        told.map(\.name) == seen.map(\.name)
        && zip(told, seen).allSatisfy { told, seen in
          abs(told.center.x - seen.center.x) < 0.5 && abs(told.center.y - seen.center.y) < 0.5
            && told.isMirrored == seen.isMirrored && abs(told.scale - seen.scale) < 0.005
            && abs(told.opacity - seen.opacity) < 0.02
        }
      #expect(isSame, "Frame \(frame): \(told) instead of \(seen)", sourceLocation: sourceLocation)
      if !isSame { return }
    }
  }

  @Test(arguments: [1, 2])
  func `cells that scroll, zoom, fade, overlap and are reused`(framesPerPicture: Int) throws {
    let screen = PictureTestScreen()
    try check(framesPerPicture: framesPerPicture) { $0.show(screen) }
  }

  @Test func `fact 60: cells that scroll and zoom from right to left, with readable texts`() throws
  {
    let screen = PictureTestScreen()
    screen.flips = true
    try check { simulation in
      simulation.layoutDirection = .rightToLeft
      simulation.show(screen)
      let strip = screen.view.subviews.first as? UICollectionView
      let first = strip?.cellForItem(at: IndexPath(item: 0, section: 0))
      #expect(first.map { $0.convert($0.bounds, to: nil).midX } == 260)
    }
  }

  @Test(arguments: 1...5)
  func `views that swap places, appear, disappear and change their text`(seed: UInt64) throws {
    let screen = WildView(seed: seed)
    try check { $0.show(screen) }
  }

  @Test func `a view reused elsewhere is never visible on the way`() throws {
    let simulation = Simulation(size: CGSize(width: 300, height: 200), scale: 2)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.text = "old"
    simulation.window.addSubview(label)
    let recording = Recording(of: simulation)
    simulation.run(for: 0.1)
    label.text = "new"
    label.center.x = 250
    simulation.run(for: 0.1)
    let reader = try #require(
      SVGReader(recording.picture(title: ""), frameCount: recording.frameCount))
    for quarter in 0..<4 * recording.frameCount {
      let marks = reader.marks(at: Double(quarter) / 4)
      #expect(marks.map(\.name) == [quarter < 28 ? "old" : "new"])
      #expect(marks.map(\.center.x) == [quarter < 28 ? 20 : 250])
    }
  }

  @Test func `a change in one place doesn't repeat other drawings`() {
    let simulation = Simulation(size: CGSize(width: 300, height: 200), scale: 2)
    let (label, steady) = (UILabel(frame: .zero), UILabel(frame: .zero))
    (label.text, steady.text) = ("0", "steady")
    simulation.window.addSubview(label)
    simulation.window.addSubview(steady)
    let recording = Recording(of: simulation)
    for count in 1...5 {
      simulation.run(for: 0.1)
      label.text = "\(count)"
    }
    simulation.run(for: 0.1)
    let picture = recording.picture(title: "")
    #expect(picture.components(separatedBy: ">steady<").count == 2)
    #expect(picture.components(separatedBy: "<text").count == 1 + 6 + 1)
  }

  @Test func `a view that grows is clipped by its new shape`() {
    let simulation = Simulation(size: CGSize(width: 300, height: 200), scale: 2)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.clipsToBounds = true
    view.backgroundColor = .systemTeal
    simulation.window.addSubview(view)
    let recording = Recording(of: simulation)
    simulation.run(for: 0.1)
    view.bounds.size.width = 80
    simulation.run(for: 0.1)
    let picture = recording.picture(title: "")
    for clip in ["url(#clip1)", "url(#clip2)"] { #expect(picture.contains(clip)) }
    #expect(picture.components(separatedBy: "attributeName=\"display\"").count == 3)
  }

  @Test func `the finger is visible while it is down, and then fades`() {
    let simulation = Simulation(size: CGSize(width: 300, height: 200), scale: 2)
    let recording = Recording(of: simulation)
    simulation.run(for: 0.2)
    #expect(!recording.picture(title: "").contains("rx=\"23\""))
    simulation.finger.tap(at: CGPoint(x: 40, y: 50))
    simulation.run(for: 0.5)
    let picture = recording.picture(title: "")
    #expect(picture.contains("transform=\"translate(40 50)\""))
    #expect(picture.components(separatedBy: "rx=\"23\"").count == 2)
    #expect(picture.contains("values=\"none;inline;none\""))
  }

  @Test func `the same run gives the same bytes; a stopped recording doesn't grow`() {
    func record() -> String {
      let simulation = Simulation(size: CGSize(width: 300, height: 200), scale: 2)
      simulation.show(PictureTestScreen())
      let recording = Recording(of: simulation)
      simulation.finger.drag(
        from: CGPoint(x: 250, y: 100), by: CGPoint(x: -150, y: 0), over: 0.1)
      simulation.runUntilRest()
      recording.stop()
      simulation.run(for: 1)
      return recording.picture(title: "", prefix: "p-")
    }
    #expect(record() == record())
  }
}
