import Foundation
import SnapLayouts

/// A number of a release policy: the values that count, and how it is read and written.
///
/// ``all`` is the only list of them: the knobs, the corrections that are tested, and the laws read it.
struct PolicyNumber: Sendable {
  let name: String
  /// The values that it can have, which others are corrected to.
  let range: ClosedRange<CGFloat>
  /// The default, which `NaN` counts as.
  let standard: CGFloat
  /// The range of the knob.
  let knob: ClosedRange<Double>
  let read: @Sendable (ReleasePolicy) -> CGFloat
  let write: @Sendable (inout ReleasePolicy, CGFloat) -> Void

  private init(
    _ name: String, _ range: ClosedRange<CGFloat>, _ standard: CGFloat,
    knob: ClosedRange<Double> = 0...1, read: @escaping @Sendable (ReleasePolicy) -> CGFloat,
    write: @escaping @Sendable (inout ReleasePolicy, CGFloat) -> Void
  ) {
    (self.name, self.range, self.standard, self.knob) = (name, range, standard, knob)
    (self.read, self.write) = (read, write)
  }

  static let all = [
    PolicyNumber(
      "turnFraction", 0...1, 0.5, read: { $0.turnFraction }, write: { $0.turnFraction = $1 }),
    PolicyNumber(
      "flickVelocity", 0...(.infinity), 0.2, knob: 0...3, read: { $0.flickVelocity },
      write: { $0.flickVelocity = $1 }),
    PolicyNumber(
      "flickFraction", 0...1, 0, read: { $0.flickFraction }, write: { $0.flickFraction = $1 }),
  ]
}

extension ReleasePolicy {
  /// A policy with a value for each of ``PolicyNumber/all``.
  init(maximumPagesPerDrag: Int? = nil, cancelsSmoothly: Bool = false, numbers: [CGFloat]) {
    self.init(maximumPagesPerDrag: maximumPagesPerDrag, cancelsSmoothly: cancelsSmoothly)
    for (number, value) in zip(PolicyNumber.all, numbers) { number.write(&self, value) }
  }
}
