import EffortSupport
import Testing
import UIKit

@testable import SnapCarousel

/// The detection of complete pictures.
struct ImageFormatTests {
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
