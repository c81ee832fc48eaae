extension UIView {
  /// What the view is, whatever is seen of it.
  var appearance: ViewAppearance {
    ViewAppearance(center: center, bounds: bounds, transform: transform3D, alpha: alpha)
  }

  /// What is seen of the view at present, on its way to what it is.
  package var presented: ViewAppearance {
    guard !transitions.isEmpty, let now = window?.mainLoop.now else { return appearance }
    let running = transitions.filter { !$0.isOver(at: now) }
    guard !running.isEmpty else { return appearance }
    return ViewAppearance(
      numbers: running.map { $0.remainder(at: now) }.reduce(appearance.numbers) {
        zip($0, $1).map { $0 + $1 }
      })
  }

  /// Goes to what it is now from what it was, which is what was seen but for other transitions.
  func glide(from old: ViewAppearance, delay: TimeInterval = 0, over duration: TimeInterval) {
    ViewAnimation.leaveOut(of: self, from: old, to: appearance)
    guard let now = window?.mainLoop.now else { return transitions = [] }
    transitions.removeAll { $0.isOver(at: now) }
    if let transition = ViewTransition(
      from: old, to: appearance, start: now + delay, duration: duration)
    {
      transitions.append(transition)
    }
  }
}
