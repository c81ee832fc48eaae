import Foundation

/// The values of some numbers over consecutive frames, reduced to a few keys.
struct Track {
  struct Key: Equatable {
    var frame: Int
    var values: [CGFloat]
  }

  /// The meaning of the numbers.
  enum Kind: String {
    case translate, rotate, skewX, scale, opacity

    /// The allowed difference between the keys and the samples.
    var tolerance: CGFloat {
      switch self {
      case .translate, .rotate, .skewX: 0.1
      case .scale: 0.002
      case .opacity: 0.01
      }
    }

    var decimals: Int { self == .scale ? 3 : 2 }

    /// The value that has no effect.
    var neutral: CGFloat { self == .scale || self == .opacity ? 1 : 0 }
  }

  let kind: Kind

  /// The keys in the order of their frames; there is one if the values are constant, and two of one
  /// frame are a jump.
  let keys: [Key]

  /// Creates a track with as few keys as possible.
  ///
  /// - Parameters:
  ///   - kind: The meaning of the numbers.
  ///   - samples: The numbers of each frame.
  ///   - start: The frame of the first sample.
  ///   - jumps: The frames that don't follow gradually from the previous frame.
  init(_ kind: Kind, _ samples: [[CGFloat]], from start: Int = 0, jumps: Set<Int> = []) {
    self.kind = kind
    let thinning = Thinning(samples: samples, tolerance: kind.tolerance, decimals: kind.decimals)
    guard !thinning.isConstant else {
      keys = [Key(frame: start, values: thinning.rounded(0))]
      return
    }
    var keys: [Key] = []
    var first = samples.startIndex
    for jump in samples.indices.dropFirst().filter({ jumps.contains($0 + start) }) + [samples.count]
    {
      if let last = keys.last { keys.append(Key(frame: start + first, values: last.values)) }
      keys += thinning.keys(of: first..<jump)
        .map { Key(frame: start + $0, values: thinning.rounded($0)) }
      first = jump
    }
    self.keys = keys
  }

  var isConstant: Bool { keys.count == 1 }

  /// Whether it never has an effect.
  var isNeutral: Bool { isConstant && keys[0].values.allSatisfy { $0 == kind.neutral } }

  /// The values of the first frame.
  var first: String { text(keys[0].values) }

  /// A list of numbers in the notation of this kind of animation.
  func text(_ values: [CGFloat]) -> String {
    let isUniformScale = kind == .scale && values.allSatisfy { $0 == values[0] }
    return (isUniformScale ? [values[0]] : values)
      .map { $0.fixed(decimals: kind.decimals) }.joined(separator: " ")
  }

  /// The values that the keys give for a frame.
  func values(at frame: Int) -> [CGFloat] {
    let next = keys.firstIndex { $0.frame > frame } ?? keys.endIndex
    guard next > 0 else { return keys[0].values }
    guard next < keys.endIndex else { return keys[next - 1].values }
    let (low, high) = (keys[next - 1], keys[next])
    let share = CGFloat(frame - low.frame) / CGFloat(high.frame - low.frame)
    return zip(low.values, high.values).map { $0 + ($1 - $0) * share }
  }
}
