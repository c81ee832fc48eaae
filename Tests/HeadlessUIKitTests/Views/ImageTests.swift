import EffortSupport
import Testing
import UIKit
import UIKitSimulation

/// Pictures, their sizes and their sequences.
@MainActor
struct ImageTests {
  nonisolated static let headers = [
    EncodedHeaders.png(width: 640, height: 480), EncodedHeaders.gif(width: 640, height: 480),
    EncodedHeaders.jpeg(width: 640, height: 480),
    EncodedHeaders.jpeg(width: 640, height: 480, frame: 0xC2),
  ]

  @Test(arguments: headers)
  func `the size comes from the header`(data: Data) throws {
    #expect(try #require(UIImage(data: data)).size == CGSize(width: 640, height: 480))
    let sharp = try #require(UIImage(data: data, scale: 2))
    #expect(sharp.size == CGSize(width: 320, height: 240))
    #expect(sharp.scale == 2)
    #expect(try #require(UIImage(data: data, scale: 0)).size.width == 640)
  }

  @Test(arguments: headers)
  func `an incomplete header isn't an image`(data: Data) {
    for count in 0..<data.count - 1 { #expect(UIImage(data: data.prefix(count))?.size == nil) }
  }

  @Test func `invalid data isn't an image`() {
    var wrong = [
      Data(), Data("hello, this is certainly not a picture".utf8), Data(repeating: 0xFF, count: 99),
      EncodedHeaders.png(width: 0, height: 5), EncodedHeaders.gif(width: 5, height: 0),
      Data([0xFF, 0xD8] + Array(repeating: 0, count: 30)),
    ]
    wrong += Self.headers.map { Data($0.reversed()) }
    for data in wrong { #expect(UIImage(data: data) == nil) }
  }

  @Test(arguments: Effort.seeds(quick: 10, full: 50))
  func `random bytes don't crash`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for header in Self.headers {
      var data = header
      for _ in 0..<3 {
        data[Int.random(in: 4..<data.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      let size = UIImage(data: data)?.size
      #expect(size.map { $0.width > 0 && $0.height > 0 } != false)
    }
  }

  @Test func `a missing file`() {
    #expect(UIImage(named: "no such picture") == nil)
    #expect(UIImage(contentsOfFile: "/no/such/picture.png") == nil)
    #expect(UIImage().size == .zero)
  }

  // MARK: Sequences

  private func pictures(_ count: UInt32) -> [UIImage] {
    (0..<count).compactMap { UIImage(data: EncodedHeaders.png(width: 10 + $0, height: 10)) }
  }

  /// The indices of the pictures that a view shows, in the middle of each of a number of steps.
  private func shown(
    _ view: UIImageView, in simulation: Simulation, of images: [UIImage], steps: Int,
    step: TimeInterval
  ) -> [Int?] {
    simulation.run(for: step / 2)
    return (0..<steps).map { _ in
      defer { simulation.run(for: step) }
      return images.firstIndex { $0 === view.shownImage }
    }
  }

  @Test func `an animated image has images, a duration and the size of the first`() throws {
    let images = pictures(3)
    let animated = try #require(UIImage.animatedImage(with: images, duration: 1.5))
    #expect(animated.images?.count == 3)
    #expect(animated.duration == 1.5)
    #expect(animated.size == CGSize(width: 10, height: 10))
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(UIImage.animatedImage(with: images, duration: 0)?.duration == 0.1)
    #expect(images[0].images == nil)
    #expect(images[0].duration == 0)
  }

  @Test func `an animated image plays automatically`() {
    let simulation = Simulation()
    simulation.run(for: 0.7)
    let images = pictures(3)
    let view = UIImageView(image: UIImage.animatedImage(with: images, duration: 1.5))
    simulation.window.addSubview(view)
    #expect(view.isAnimating)
    #expect(
      shown(view, in: simulation, of: images, steps: 7, step: 0.5) == [0, 1, 2, 0, 1, 2, 0])
    #expect(simulation.runUntilRest())
    view.image = images[1]
    #expect(!view.isAnimating)
    #expect(view.shownImage === images[1])
  }

  @Test func `what is presented is what is shown at the time`() {
    let simulation = Simulation()
    let images = pictures(2)
    let view = UIImageView(image: UIImage.animatedImage(with: images, duration: 1))
    simulation.window.addSubview(view)
    func size() -> CGSize? {
      guard case .image(let image) = simulation.presentedWindow.subviews.first?.content else {
        return nil
      }
      return image.size
    }
    #expect(size() == images[0].size)
    simulation.run(for: 0.6)
    #expect(size() == images[1].size)
    view.image = UIImage()
    #expect(size() == nil)
  }
}
