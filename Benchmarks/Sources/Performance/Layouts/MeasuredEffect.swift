import SnapLayouts

/// An effect that is measured, with its default values.
struct MeasuredEffect: Hashable, Sendable {
  let name: String

  static let builtIn = EffectRecipe.builtIn.map { MeasuredEffect(name: $0.name) }

  static let none = MeasuredEffect(name: "none")
  static let zoom = MeasuredEffect(name: "zoom")
  static let coverFlow = MeasuredEffect(name: "coverFlow")
  static let cube = MeasuredEffect(name: "cube")
  static let crossFade = MeasuredEffect(name: "crossFade")
  // The looks that other libraries are measured with.
  static let peerCarousel = MeasuredEffect(name: "peerCarousel")
  static let peerLinear = MeasuredEffect(name: "peerLinear")
  static let peerScale = MeasuredEffect(name: "peerScale")

  var effects: [ItemEffect] {
    switch self {
    case .peerCarousel: [.carousel(sideScale: 0.6, sideAlpha: 0.6, spacing: .fixed(40))]
    case .peerLinear: [.zoom(focused: 1, resting: 0.65, over: 210), .fade(resting: 0.6, over: 210)]
    case .peerScale: [.zoom(focused: 1, resting: 0.75, over: 295)]
    default: EffectRecipe.builtIn.filter { $0.name == name }.map { $0.make($0.standard) }
    }
  }
}
