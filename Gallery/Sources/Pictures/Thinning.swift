import Foundation

/// Finds a few samples whose connecting lines stay near all other samples.
package struct Thinning {
  let samples: [[CGFloat]]
  let tolerance: CGFloat
  let decimals: Int

  package init(samples: [[CGFloat]], tolerance: CGFloat, decimals: Int) {
    self.samples = samples
    self.tolerance = tolerance
    self.decimals = decimals
  }

  /// A sample, rounded as in the picture.
  func rounded(_ index: Int) -> [CGFloat] {
    samples[index].map { $0.rounded(decimals: decimals) }
  }

  /// Whether all samples are near the first one.
  var isConstant: Bool {
    let first = rounded(0)
    return samples.allSatisfy { sample in
      zip(sample, first).allSatisfy { abs($0 - $1) <= tolerance }
    }
  }

  /// The indices to keep in a range, including its ends.
  package func keys(of range: Range<Int>) -> [Int] {
    var keys = [range.lowerBound]
    while let key = keys.last, key < range.upperBound - 1 {
      keys.append(farthest(from: key, before: range.upperBound))
    }
    return keys
  }

  /// The last sample to which a straight line from `start` passes near all samples between them.
  private func farthest(from start: Int, before end: Int) -> Int {
    let origin = rounded(start)
    var slopes = origin.map { _ in -CGFloat.infinity...CGFloat.infinity }
    var farthest = start + 1
    for index in start + 1..<end {
      let distance = CGFloat(index - start)
      let target = rounded(index)
      let isReached = slopes.indices.allSatisfy {
        slopes[$0].contains((target[$0] - origin[$0]) / distance)
      }
      if isReached { farthest = index }
      for component in slopes.indices {
        let middle = samples[index][component] - origin[component]
        let low = max(slopes[component].lowerBound, (middle - tolerance) / distance)
        let high = min(slopes[component].upperBound, (middle + tolerance) / distance)
        guard low <= high else { return farthest }
        slopes[component] = low...high
      }
    }
    return farthest
  }
}
