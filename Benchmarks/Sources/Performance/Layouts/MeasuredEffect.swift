import SnapLayouts

/// The effects that are measured.
enum MeasuredEffect: String, CaseIterable, Sendable {
  case none
  case zoom, fade, carousel, expand, coverFlow, tilt, spin, ferrisWheel, cylinder, stack
  case cube, book, depth, crossFade, parallax
  /// The looks that other libraries are measured with.
  case peerCarousel, peerLinear, peerScale

  var effects: [ItemEffect] {
    switch self {
    case .none: []
    case .zoom: [.zoom()]
    case .fade: [.fade()]
    case .carousel: [.carousel()]
    case .expand: [.expand(by: 60)]
    case .coverFlow: [.coverFlow()]
    case .tilt: [.tilt()]
    case .spin: [.spin()]
    case .ferrisWheel: [.ferrisWheel()]
    case .cylinder: [.cylinder()]
    case .stack: [.stack()]
    case .cube: [.cube()]
    case .book: [.book]
    case .depth: [.depth()]
    case .crossFade: [.crossFade]
    case .parallax: [.parallax()]
    case .peerCarousel: [.carousel(sideScale: 0.6, sideAlpha: 0.6, spacing: .fixed(40))]
    case .peerLinear: [.zoom(focused: 1, resting: 0.65, over: 210), .fade(resting: 0.6, over: 210)]
    case .peerScale: [.zoom(focused: 1, resting: 0.75, over: 295)]
    }
  }

  /// The built-in effects with their default values.
  static let builtIn: [MeasuredEffect] = allCases.filter {
    ![.none, .peerCarousel, .peerLinear, .peerScale].contains($0)
  }
}
