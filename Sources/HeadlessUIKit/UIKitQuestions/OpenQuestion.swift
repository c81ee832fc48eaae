/// Something about UIKit that is neither documented nor measured, with its plausible answers.
///
/// The headless UIKit behaves by one answer at a time. It reads the answer in the one place that decides
/// the behavior.
public protocol OpenQuestion: CaseIterable, RawRepresentable, Hashable, Sendable
where RawValue == String {
  /// The question, as a sentence.
  static var question: String { get }

  /// What is known, with its facts, and why the default answer is the default.
  static var evidence: String { get }

  /// What it takes to find the answer on Apple's platforms.
  static var needs: ExperimentNeeds { get }
}

/// What it takes to find an answer on Apple's platforms.
public enum ExperimentNeeds: String, Sendable {
  /// Public API alone, in a test on a simulator.
  case nothing
  /// A finger, which no public API moves.
  case finger
  /// A device with hardware or settings that a simulator lacks.
  case device
}
