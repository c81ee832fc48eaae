import Foundation

/// How a banner turns from one page to the next.
public enum BannerTransition: Sendable, Hashable {
  /// The pages move with the finger.
  case slide

  /// The pages stay in place and dissolve into each other.
  case crossFade

  /// The pages slide over each other, and each picture moves only a part of the way.
  ///
  /// See ``ItemEffect/parallax(portion:)``.
  case parallax(portion: CGFloat)

  /// The effects of the transition.
  var effects: [ItemEffect] {
    switch self {
    case .slide: []
    case .crossFade: [.crossFade]
    case .parallax(let portion): [.parallax(portion: portion)]
    }
  }
}
