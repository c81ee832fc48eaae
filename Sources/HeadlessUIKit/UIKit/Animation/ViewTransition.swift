/// What is left of the way from what a view showed to what it is now.
///
/// Transitions add up: one that begins while another runs changes nothing of what is seen at that
/// moment, and what changes meanwhile without an animation is seen at once.
struct ViewTransition {
  /// What was shown less what is to be shown, number by number.
  private let difference: [CGFloat]
  private let start: TimeInterval
  private let duration: TimeInterval

  /// Nil if there is nothing to show between the two.
  init?(
    from old: ViewAppearance, to new: ViewAppearance, start: TimeInterval, duration: TimeInterval
  ) {
    difference = zip(old.numbers, new.numbers).map { $0 - $1 }
    guard duration > 0, difference.contains(where: { $0 != 0 }) else { return nil }
    (self.start, self.duration) = (start, duration)
  }

  func isOver(at time: TimeInterval) -> Bool { time - start >= duration - 1e-9 }

  /// What it adds to the numbers of the view.
  func remainder(at time: TimeInterval) -> [CGFloat] {
    let progress = min(max(0, time - start) / duration, 1)
    let share = (1 + cos(.pi * progress)) / 2
    return difference.map { $0 * share }
  }
}
