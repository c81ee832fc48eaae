import UIKit

/// The table of this device's answers, with its text to share.
public final class DeviceAnswersViewController: RowsViewController {
  private let questions: [DeviceQuestion]
  private let eventLog: @MainActor () -> String
  private var answers: [String?] = []
  private var isAsking = false

  /// - Parameters:
  ///   - questions: The questions to ask.
  ///   - eventLog: The event log of the layout that was opened last.
  public init(_ questions: [DeviceQuestion], eventLog: @escaping @MainActor () -> String) {
    self.questions = questions
    self.eventLog = eventLog
    super.init(nibName: nil, bundle: nil)
    title = "Ask this device"
  }

  public required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

  /// The progress through the questions.
  public var progress: String { "Asked \(answers.count) of \(questions.count)" }

  /// Asks all questions in order; the screen is updated after each.
  public func ask() async {
    guard !isAsking else { return }
    isAsking = true
    answers = []
    while askNext() { await Task.yield() }
    isAsking = false
  }

  /// Asks the next question; returns false if there is none, or if the view has no window.
  @discardableResult
  public func askNext() -> Bool {
    guard let window = view.window, answers.count < questions.count else { return false }
    answers.append(questions[answers.count].ask(window))
    rows.reloadData()
    return true
  }

  /// Answers, system version and event log.
  public var text: String {
    let table = zip(questions, answers).map { question, answer in
      "| \(question.name) | \(answer ?? Self.unanswered) | \(question.expectedAnswer) |"
    }
    return
      (["System: \(ProcessInfo.processInfo.operatingSystemVersionString)", ""]
      + ["| question | answer here | default |", "|---|---|---|"] + table
      + ["", "Event log of the last screen:", eventLog()]).joined(separator: "\n")
  }

  private static let unanswered = "needs a finger, a device or a safe area"

  override var numberOfSections: Int { 1 }

  override func title(ofSection section: Int) -> String { progress }

  override func numberOfRows(inSection section: Int) -> Int { questions.count }

  override func text(at indexPath: IndexPath) -> String? {
    let question = questions[indexPath.item]
    guard answers.indices.contains(indexPath.item) else { return question.name }
    guard let answer = answers[indexPath.item] else {
      return "\(question.name): \(Self.unanswered)"
    }
    return answer == question.expectedAnswer
      ? "\(question.name): \(answer)"
      : "\(question.name): \(answer), not \(question.expectedAnswer)"
  }

  override func cell(at indexPath: IndexPath) -> UICollectionViewCell {
    let cell = super.cell(at: indexPath)
    let item = indexPath.item
    if answers.indices.contains(item), let answer = answers[item],
      answer != questions[item].expectedAnswer
    {
      (cell as? TextCell)?.show(text(at: indexPath) ?? "", color: .systemRed)
    }
    return cell
  }
}
