import Foundation
import Pictures

extension EffectFrames {
  /// The positions that the page needs: what it draws between two of them is right to a tenth of a point.
  ///
  /// Each range in which the same items appear in the same order keeps its ends.
  var keyPositions: [Int] {
    var keys: [Int] = []
    var start = 0
    while start < positions.count {
      let pictures = positions[start].map(\.picture)
      let end = positions[start...].firstIndex { $0.map(\.picture) != pictures } ?? positions.count
      let samples = positions[start..<end].map { items in items.flatMap(lengths) }
      let thinning = Thinning(samples: samples, tolerance: 0.1, decimals: 3)
      keys += thinning.keys(of: 0..<samples.count).map { $0 + start }
      start = end
    }
    return keys
  }

  /// The numbers of an item, each as the length of the difference that it makes on the screen, in points.
  private func lengths(of item: Item) -> [CGFloat] {
    let (side, strip) = (max(itemSize.width, itemSize.height), stripSize.width)
    let factors = [side, side, side * strip, side, side, side * strip, 1, 1, strip]
    return zip(item.map, factors).map(*) + [item.alpha * 20, item.shift, item.addedWidth]
  }
}
