import SnapLayouts

/// The effects that are measured.
enum MeasuredEffect: String, CaseIterable, Sendable {
  case none
  case zoom, fade, carousel, coverFlow, tilt, spin, ferrisWheel, cylinder, stack
  case cube, book, depth, crossFade, parallax

  var effects: [ItemEffect] {
    switch self {
    case .none: []
    case .zoom: [.zoom()]
    case .fade: [.fade()]
    case .carousel: [.carousel()]
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
    }
  }

  static let measured = allCases.filter { $0 != .none }
}
