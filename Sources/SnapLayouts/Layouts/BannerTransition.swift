#if canImport(Foundation)
import Foundation
#endif

/// How one page of a banner gives way to the next.
public enum BannerTransition: Sendable, Hashable {
  /// The pages move with the finger.
  case slide

  /// The pages stay where they are, and one dissolves into the other.
  case crossFade

  /// The pages slide over each other, each picture moving by a share of the way only.
  ///
  /// See ``ItemEffect/parallax(portion:)``.
  case parallax(portion: CGFloat)

  /// What makes it.
  var effects: [ItemEffect] {
    switch self {
    case .slide: []
    case .crossFade: [.crossFade]
    case .parallax(let portion): [.parallax(portion: portion)]
    }
  }
}
