/// A question about UIKit that is neither documented nor measured, with its plausible answers.
///
/// The headless UIKit behaves by one answer at a time. It reads the answer in the one place that
/// decides the behavior.
public protocol OpenQuestion: CaseIterable, RawRepresentable, Hashable, Sendable
where RawValue == String {
  /// The question, as a sentence.
  static var question: String { get }

  /// The evidence, with its facts, and the reason for the default answer.
  static var evidence: String { get }

  /// What is needed to find the answer on Apple's platforms.
  static var needs: ExperimentNeeds { get }
}

/// What is needed to find an answer on Apple's platforms.
public enum ExperimentNeeds: String, Sendable {
  /// Only public API, in a test on a simulator.
  case nothing
  /// A gesture or a rotation, which a UI test can perform.
  case gestures
  /// A hand: a second gesture in time, the system, or a device that a simulator lacks.
  case hand
}
