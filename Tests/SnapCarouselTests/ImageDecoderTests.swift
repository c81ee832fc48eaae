import EffortSupport
import ImageIO
import Testing
import UIKit

@testable import SnapCarousel

/// The size and the frame durations of decoded pictures, and the detection of complete ones.
struct ImageDecoderTests {
  /// The sizes of the picture and its view, the number of frames, and the longer side.
  static let sizes: [(CGSize, CGSize, Int, Int?)] = [
    (size(4000, 3000), size(1000, 500), 1, 1000),
    (size(4000, 3000), size(400, 1500), 1, 2000),
    (size(300, 200), .zero, 1, 300),
    // The properties of the picture don't have its size.
    (size(0, 0), size(100, 100), 1, nil),
    (size(0, 0), .zero, 1, nil),
    // 16 million pixels take 64 MB.
    (size(4000, 4000), .zero, 1, 4000),
    (size(30_000, 30_000), .zero, 1, 4000),
    (size(30_000, 30_000), size(100, 100), 1, 100),
    // Half of the sides take 64 MB.
    (size(15_625, 4096), size(100, 2048), 1, 7813),
    (size(1000, 1000), size(1000, 1000), 64, 500),
  ]

  private static func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  @Test(arguments: sizes)
  func `a picture is no larger than its view and the byte limit allow`(
    picture: CGSize, view: CGSize, frames: Int, expected: Int?
  ) {
    #expect(ImageDecoder.longerSide(of: picture, covering: view, frames: frames) == expected)
  }

  @Test(arguments: [nil, 1, 4, 5, 8])
  func `a picture that lies on its side has its sides swapped`(orientation: Int?) {
    let properties = NSMutableDictionary(dictionary: [
      kCGImagePropertyPixelWidth: NSNumber(value: 40),
      kCGImagePropertyPixelHeight: NSNumber(value: 30),
    ])
    if let orientation { properties[kCGImagePropertyOrientation] = NSNumber(value: orientation) }
    let isOnItsSide = orientation == 5 || orientation == 8
    #expect(
      ImageDecoder.displayedSize(of: properties)
        == (isOnItsSide ? Self.size(30, 40) : Self.size(40, 30)))
  }

  @Test func `the picture covers its view, has all its pixels, or is at the limit`() {
    let counterexample = Effort.counterexample(seed: 2) { random in
      let picture = CGSize(
        width: .random(in: 1...9000, using: &random), height: .random(in: 1...9000, using: &random))
      let view = CGSize(
        width: .random(in: 1...3000, using: &random), height: .random(in: 1...3000, using: &random))
      let frames = Int.random(in: 1...30, using: &random)
      let longer = CGFloat(
        ImageDecoder.longerSide(of: picture, covering: view, frames: frames) ?? 0)
      let scale = longer / max(picture.width, picture.height)
      let bytes = picture.width * picture.height * scale * scale * 4 * CGFloat(frames)
      let covers =
        picture.width * scale >= view.width - 0.01 && picture.height * scale >= view.height - 0.01
      let isRight = covers || scale == 1 || bytes > ImageDecoder.byteLimit * 0.9
      // A side is rounded up to whole pixels.
      let fits = scale <= 1 && bytes <= ImageDecoder.byteLimit * (1 + 3 / longer)
      return isRight && fits ? nil : "\(picture) in \(view), \(frames) frames: \(longer)"
    }
    #expect(counterexample == nil)
  }

  /// The delays, how often each frame is repeated, and the whole duration.
  static let timelines: [([TimeInterval], [Int], TimeInterval)] = [
    ([0.05, 0.05], [1, 1], 0.1),
    ([0.1, 0.3, 0.2], [1, 3, 2], 0.6),
    ([0.04, 0.06], [2, 3], 0.1),
    ([0.02, 0.02], [1, 1], 0.04),
    ([0, 0.01, -1, .nan], [1, 1, 1, 1], 0.4),
    ([3], [1], 3),
    // 65,535 + 7 hundredths in steps of 17, the smallest step with at most 4096 of them.
    ([0.07, 655.35], [1, 3855], 655.52),
    // 8192 hundredths in steps of 2.
    ([0.03, 81.89], [2, 4095], 81.94),
    ([.infinity, .infinity], [1, 1], 1310.7),
  ]

  @Test(arguments: timelines)
  func `uneven delays become an even sequence`(
    delays: [TimeInterval], repetitions: [Int], duration: TimeInterval
  ) {
    let timeline = FrameTimeline(delays: delays)
    #expect(timeline.repetitions == repetitions)
    #expect(abs(timeline.duration - duration) < 1e-9)
  }

  @Test func `views of almost the same size share a picture; without a size it has all pixels`()
    throws
  {
    let url = try #require(URL(string: "https://example.com/picture.png"))
    func request(_ width: CGFloat, _ height: CGFloat) -> ImageRequest {
      ImageRequest(url: url, pixelSize: CGSize(width: width, height: height))
    }
    #expect(request(1170, 600) == request(1171.5, 590))
    #expect(request(1170, 600).pixelSize == CGSize(width: 1216, height: 640))
    #expect(request(1170, 600) != request(600, 1170))
    let wrong: [(CGFloat, CGFloat)] = [(0, 5), (5, -1), (.nan, 5), (5, .infinity), (-100, 5)]
    for (width, height) in wrong { #expect(request(width, height).pixelSize == .zero) }
    #expect(request(1e300, 1).pixelSize.width == 1_000_000)
  }

  nonisolated static let pictures = [
    EncodedPictures.png(), EncodedPictures.jpeg(), EncodedPictures.jpeg(width: 100, height: 90),
    EncodedPictures.gif(), EncodedPictures.gif(width: 40, height: 40, delays: [5, 5, 200]),
  ]

  #if canImport(UIKitSimulation)
  // What Apple's decoder says about half a picture is the observation TruncatedPictures.

  @Test(arguments: pictures)
  func `a complete picture has an end; without its last byte it has none`(data: Data) {
    #expect(ImageDecoder.isImage(data))
    #expect(ImageDecoder.isImage(data + Data("what some cameras append".utf8)))
    for count in 0..<data.count {
      #expect(!ImageDecoder.isImage(data.prefix(count)), "\(count) bytes")
    }
  }

  #endif

  @Test func `the frames of a GIF and their durations are read; others have none`() throws {
    let gif = EncodedPictures.gif(width: 40, height: 40, delays: [5, 5, 20])
    let animated = try ImageDecoder.image(from: gif, covering: .zero)
    #expect(animated.images?.count == 6)
    #expect(animated.duration == 0.3)
    let ofTwoFrames = EncodedPictures.gif(width: 40, height: 40, delays: [5, 5])
    #expect(try ImageDecoder.image(from: ofTwoFrames, covering: .zero).images?.count == 2)
    let still = try ImageDecoder.image(from: EncodedPictures.png(), covering: .zero)
    #expect(still.images == nil)
  }

  @Test(arguments: [[0.05, nil], [nil, 0.05], []] as [[Double?]])
  func `every frame of a GIF has a delay; the first frame says whether it is one`(delays: [Double?])
  {
    func dictionary(_ key: CFString, _ value: NSObject) -> NSDictionary {
      NSDictionary(dictionary: [key: value])
    }
    let frames = delays.map { delay in
      delay.map {
        dictionary(
          kCGImagePropertyGIFDictionary,
          dictionary(kCGImagePropertyGIFDelayTime, NSNumber(value: $0)))
      }
    }
    #expect(ImageDecoder.delays(ofFrames: frames) == (delays.first == 0.05 ? [0.05, 0] : []))
  }

  @Test(arguments: [(1000, 1000), (1001, nil)] as [(Int, Int?)])
  func `a GIF of more than a thousand frames doesn't play`(count: Int, frames: Int?) throws {
    let delays = Array(repeating: 10 as UInt16, count: count)
    let gif = EncodedPictures.gif(width: 1, height: 1, delays: delays)
    #expect(try ImageDecoder.image(from: gif, covering: .zero).images?.count == frames)
  }

  @Test func `the decoding of a GIF ends when nobody needs it`() async {
    let gif = EncodedPictures.gif(delays: [5, 5])
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try ImageDecoder.image(from: gif, covering: .zero)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a picture is decoded no larger than its view and the byte limit allow`() throws {
    let png = EncodedPictures.png(width: 200, height: 100)
    let image = try ImageDecoder.image(from: png, covering: CGSize(width: 60, height: 50))
    #expect(image.size == CGSize(width: 100, height: 50))
    #expect(image.scale == 1)
    let huge = EncodedPictures.jpeg(width: 8000, height: 8000)
    let limited = try ImageDecoder.image(from: huge, covering: .zero)
    #expect(limited.size == CGSize(width: 4000, height: 4000))
  }

  #if canImport(UIKitSimulation)
  @Test func `a sequence inside of a part that looks like an end isn't one`() {
    let marker = Data([0xFF, 0xD9])
    let start = EncodedPictures.jpeg().dropLast(2) + EncodedPictures.segment(0xFE, marker)
    #expect(!ImageDecoder.isImage(start))
    // Another scan, as in a progressive picture, with fill bytes and a restart marker.
    let scan =
      EncodedPictures.segment(0xDA, Data([1, 1, 0, 1, 5, 0])) + [1, 0xFF, 0, 0xFF, 0xD3, 7]
    #expect(!ImageDecoder.isImage(start + scan))
    #expect(ImageDecoder.isImage(start + scan + [0xFF, 0xFF] + marker))

    let png = EncodedPictures.png().dropLast(12)
    let text = EncodedPictures.chunk("tEXt", EncodedPictures.chunk("IEND", Data()))
    #expect(!ImageDecoder.isImage(png + text))
    #expect(ImageDecoder.isImage(png + text + EncodedPictures.chunk("IEND", Data())))

    let gif = EncodedPictures.gif().dropLast()
    #expect(!ImageDecoder.isImage(gif + [0x21, 0xFE, 1, 0x3B, 0]))
    #expect(ImageDecoder.isImage(gif + [0x21, 0xFE, 1, 0x3B, 0, 0x3B]))
  }

  #endif

  @Test(arguments: pictures)
  func `random bytes don't crash`(data: Data) {
    let crash = Effort.counterexample(seed: 1, cases: 2000) { random in
      var wrong = data
      for _ in 0..<3 {
        wrong[Int.random(in: 0..<data.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      _ = ImageDecoder.isImage(wrong)
      return nil
    }
    #expect(crash == nil)
  }
}
