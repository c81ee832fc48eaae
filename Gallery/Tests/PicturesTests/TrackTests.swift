import Testing
import UIKit

@testable import Pictures

/// A few keys represent many samples.
struct TrackTests {
  @Test(arguments: 1...40)
  func `no sample differs from the keys by more than the tolerance`(seed: UInt64) {
    for kind in [Track.Kind.translate, .scale, .rotate, .opacity] {
      let samples = Self.walk(seed: seed, step: kind.tolerance * CGFloat(seed % 5))
      let track = Track(kind, samples, from: 7)
      for (index, sample) in samples.enumerated() {
        let told = track.values(at: index + 7)
        #expect(zip(sample, told).allSatisfy { abs($0 - $1) <= kind.tolerance + 1e-9 })
      }
    }
  }

  @Test func `an even movement has two keys, at its ends`() {
    let track = Track(.translate, (0...500).map { [CGFloat($0) * 1.37, 4] })
    #expect(track.keys.map(\.frame) == [0, 500])
  }

  @Test func `samples within the tolerance are constant`() {
    #expect(Track(.scale, [[1.2, 1.2], [1.201, 1.2], [1.199, 1.2]]).isConstant)
    #expect(Track(.scale, [[1, 1], [1, 1]]).isNeutral)
    #expect(!Track(.scale, [[1, 1], [1.1, 1]]).isConstant)
  }

  @Test func `a jump isn't animated: the old value holds until the new one`() {
    let track = Track(.translate, [[0, 0], [1, 0], [900, 0], [901, 0]], jumps: [2])
    #expect(
      track.keys == [
        Track.Key(frame: 0, values: [0, 0]), Track.Key(frame: 1, values: [1, 0]),
        Track.Key(frame: 2, values: [1, 0]), Track.Key(frame: 2, values: [900, 0]),
        Track.Key(frame: 3, values: [901, 0]),
      ])
  }

  /// Numbers that change randomly, with periods of rest.
  private static func walk(seed: UInt64, step: CGFloat) -> [[CGFloat]] {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func random() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 33) / CGFloat(UInt32.max >> 1) - 0.5
    }
    var place: [CGFloat] = [0, 0]
    return (0..<200).map { index in
      if index % 50 < 30 { place = place.map { $0 + step * random() } }
      return place
    }
  }
}
