extension UIView {
  /// The model values of the view, without animations.
  var appearance: ViewAppearance {
    ViewAppearance(center: center, bounds: bounds, transform: transform3D, alpha: alpha)
  }

  /// The values that are visible now, with animations.
  package var presented: ViewAppearance {
    guard !transitions.isEmpty, let now = window?.mainLoop.now else { return appearance }
    let running = transitions.filter { !$0.isOver(at: now) }
    guard !running.isEmpty else { return appearance }
    return ViewAppearance(
      numbers: running.map { $0.remainder(at: now) }.reduce(appearance.numbers) {
        zip($0, $1).map { $0 + $1 }
      })
  }

  /// Animates from the previous values to the present ones; other transitions continue.
  func glide(from old: ViewAppearance, delay: TimeInterval = 0, over duration: TimeInterval) {
    ViewAnimation.leaveOut(of: self, from: old, to: appearance)
    guard let loop = window?.mainLoop else { return transitions = [] }
    let now = loop.now
    transitions.removeAll { $0.isOver(at: now) }
    if let transition = ViewTransition(
      from: old, to: appearance, start: now + delay, duration: duration)
    {
      transitions.append(transition)
      loop.needsFrames(until: now + delay + duration)
    }
  }
}
