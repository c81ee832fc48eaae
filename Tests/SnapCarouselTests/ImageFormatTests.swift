import EffortSupport
import Testing
import UIKit

@testable import SnapCarousel

/// The detection of complete pictures.
@Suite struct ImageFormatTests {
  nonisolated static let pictures = [
    EncodedPictures.png(), EncodedPictures.jpeg(), EncodedPictures.jpeg(width: 100, height: 90),
    EncodedPictures.gif(), EncodedPictures.gif(width: 40, height: 40, delays: [5, 5, 200]),
  ]

  @Test("The test pictures are complete pictures", arguments: pictures)
  func areRead(data: Data) throws {
    let picture = try #require(UIImage(data: data))
    #expect(picture.size.width >= 12)
  }

  @Test("A complete picture has an end; without its last byte it has none", arguments: pictures)
  func ends(data: Data) throws {
    let format = try #require(ImageFormat(data))
    #expect(format.hasEnd(data))
    #expect(format.hasEnd(data + Data("what some cameras append".utf8)))
    for count in 0..<data.count { #expect(!format.hasEnd(data.prefix(count)), "\(count) bytes") }
  }

  @Test("The first bytes determine the format")
  func formats() {
    #expect(ImageFormat(EncodedPictures.png()) == .png)
    #expect(ImageFormat(EncodedPictures.jpeg()) == .jpeg)
    #expect(ImageFormat(EncodedPictures.gif()) == .gif)
    #expect(ImageFormat(Data("GIF87a".utf8)) == .gif)
    for other in ["", "GIF90a", "<html>GIF89a", "RIFF....WEBP"] {
      #expect(ImageFormat(Data(other.utf8)) == nil)
    }
    #expect(ImageFormat(EncodedPictures.png().dropFirst()) == nil)
  }

  @Test("A sequence inside of a part that looks like an end isn't one")
  func endsInside() {
    let marker = Data([0xFF, 0xD9])
    let start = EncodedPictures.jpeg().dropLast(2) + EncodedPictures.segment(0xFE, marker)
    #expect(!ImageFormat.jpeg.hasEnd(start))
    // Another scan, as in a progressive picture, with fill bytes and a restart marker.
    let scan =
      EncodedPictures.segment(0xDA, Data([1, 1, 0, 1, 5, 0])) + [1, 0xFF, 0, 0xFF, 0xD3, 7]
    #expect(!ImageFormat.jpeg.hasEnd(start + scan))
    #expect(ImageFormat.jpeg.hasEnd(start + scan + [0xFF, 0xFF] + marker))

    let png = EncodedPictures.png().dropLast(12)
    let text = EncodedPictures.chunk("tEXt", EncodedPictures.chunk("IEND", Data()))
    #expect(!ImageFormat.png.hasEnd(png + text))
    #expect(ImageFormat.png.hasEnd(png + text + EncodedPictures.chunk("IEND", Data())))

    let gif = EncodedPictures.gif().dropLast()
    #expect(!ImageFormat.gif.hasEnd(gif + [0x21, 0xFE, 1, 0x3B, 0]))
    #expect(ImageFormat.gif.hasEnd(gif + [0x21, 0xFE, 1, 0x3B, 0, 0x3B]))
  }

  @Test("Random bytes don't crash", arguments: pictures)
  func anyBytes(data: Data) throws {
    let format = try #require(ImageFormat(data))
    let crash = Effort.counterexample(seed: 1, cases: 2000) { random in
      var wrong = data
      for _ in 0..<3 {
        wrong[Int.random(in: 0..<data.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      _ = format.hasEnd(wrong)
      _ = ImageFormat(wrong)
      return nil
    }
    #expect(crash == nil)
  }
}
