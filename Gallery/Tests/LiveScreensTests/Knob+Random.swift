import GalleryScreens

extension Knob {
  /// A random value of the knob, as in an address.
  func randomText(using random: inout SeededGenerator) -> String {
    switch kind {
    case .toggle: return "\(Bool.random(using: &random))"
    case .number(let range, let step):
      let steps = Int((min(range.upperBound, 400) - range.lowerBound) / step)
      let value =
        range.lowerBound + Double(Int.random(in: 0...max(0, steps), using: &random)) * step
      return "\((value * 1000).rounded() / 1000)"
    case .choice(let names): return names.randomElement(using: &random) ?? ""
    }
  }
}
