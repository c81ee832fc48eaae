import EffortSupport
import ImageIO
import Testing
import UIKit

@testable import SnapCarousel

/// The size and the frame durations of decoded pictures.
struct DecodingTests {
  struct SizeRow: Sendable {
    let picture: CGSize
    let view: CGSize
    var frames = 1
    let longerSide: Int
  }

  static let sizes = [
    SizeRow(picture: size(4000, 3000), view: size(1000, 500), longerSide: 1000),
    SizeRow(picture: size(4000, 3000), view: size(400, 1500), longerSide: 2000),
    SizeRow(picture: size(300, 200), view: .zero, longerSide: 300),
    SizeRow(picture: size(0, 0), view: size(100, 100), longerSide: 1),
    // 16 million pixels take 64 MB.
    SizeRow(picture: size(4000, 4000), view: .zero, longerSide: 4000),
    SizeRow(picture: size(30_000, 30_000), view: .zero, longerSide: 4000),
    SizeRow(picture: size(30_000, 30_000), view: size(100, 100), longerSide: 100),
    // Half of the sides take 64 MB.
    SizeRow(picture: size(15_625, 4096), view: size(100, 2048), longerSide: 7813),
    SizeRow(picture: size(1000, 1000), view: size(1000, 1000), frames: 64, longerSide: 500),
  ]

  private static func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  @Test(arguments: sizes)
  func `a picture is no larger than its view and the byte limit allow`(row: SizeRow) {
    #expect(
      ImageDecoder.longerSide(of: row.picture, covering: row.view, frames: row.frames)
        == row.longerSide)
  }

  @Test(arguments: [nil, 1, 4, 5, 8])
  func `a picture that lies on its side has its sides swapped`(orientation: Int?) {
    let properties = NSMutableDictionary(dictionary: [
      kCGImagePropertyPixelWidth: NSNumber(value: 40),
      kCGImagePropertyPixelHeight: NSNumber(value: 30),
    ])
    if let orientation {
      properties[kCGImagePropertyOrientation] = NSNumber(value: orientation)
    }
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
      let longer = CGFloat(ImageDecoder.longerSide(of: picture, covering: view, frames: frames))
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

  struct TimelineRow: Sendable {
    let delays: [TimeInterval]
    let repetitions: [Int]
    let duration: TimeInterval
  }

  static let timelines = [
    TimelineRow(delays: [0.05, 0.05], repetitions: [1, 1], duration: 0.1),
    TimelineRow(delays: [0.1, 0.3, 0.2], repetitions: [1, 3, 2], duration: 0.6),
    TimelineRow(delays: [0.04, 0.06], repetitions: [2, 3], duration: 0.1),
    TimelineRow(delays: [0.02, 0.02], repetitions: [1, 1], duration: 0.04),
    TimelineRow(delays: [0, 0.01, -1, .nan], repetitions: [1, 1, 1, 1], duration: 0.4),
    TimelineRow(delays: [3], repetitions: [1], duration: 3),
    // 65,535 + 7 hundredths in steps of 17, the smallest step with at most 4096 of them.
    TimelineRow(delays: [0.07, 655.35], repetitions: [1, 3855], duration: 655.52),
    // 8192 hundredths in steps of 2.
    TimelineRow(delays: [0.03, 81.89], repetitions: [2, 4095], duration: 81.94),
    TimelineRow(delays: [.infinity, .infinity], repetitions: [1, 1], duration: 1310.7),
  ]

  @Test(arguments: timelines)
  func `uneven delays become an even sequence`(row: TimelineRow) {
    let timeline = FrameTimeline(delays: row.delays)
    #expect(timeline.repetitions == row.repetitions)
    #expect(abs(timeline.duration - row.duration) < 1e-9)
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
    for (width, height) in wrong {
      #expect(request(width, height).pixelSize == .zero)
    }
    #expect(request(1e300, 1).pixelSize.width == 1_000_000)
  }
}
