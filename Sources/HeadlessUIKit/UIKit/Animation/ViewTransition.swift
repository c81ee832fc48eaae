/// An additive animation from the values that a view showed to its present values.
///
/// Transitions are added up. A transition that begins while another one runs doesn't change what is
/// visible at that moment. A change without an animation is visible at once.
struct ViewTransition {
  /// The old values less the new ones, number by number.
  private let difference: [CGFloat]
  private let start: TimeInterval
  private let duration: TimeInterval

  /// Creates a transition; nil if there is no difference or no duration.
  init?(
    from old: ViewAppearance, to new: ViewAppearance, start: TimeInterval, duration: TimeInterval
  ) {
    difference = zip(old.numbers, new.numbers).map { $0 - $1 }
    guard duration > 0, difference.contains(where: { $0 != 0 }) else { return nil }
    (self.start, self.duration) = (start, duration)
  }

  func isOver(at time: TimeInterval) -> Bool { time.since(start) >= duration }

  /// The numbers to add to the values of the view.
  func remainder(at time: TimeInterval) -> [CGFloat] {
    let progress = min(max(0, time.since(start)) / duration, 1)
    let share = (1 + cos(.pi * progress)) / 2
    return difference.map { $0 * share }
  }
}
