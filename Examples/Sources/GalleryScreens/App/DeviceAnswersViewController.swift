public import UIKit
public import UIKitExperiments

/// The table of this device's answers, with its text to share.
public final class DeviceAnswersViewController: RowsViewController {
  public typealias MakeLaboratory = @MainActor (UIWindow, (any Person)?) -> any Laboratory

  private let experiments: [Experiment]
  private let makeLaboratory: MakeLaboratory
  private let eventLog: @MainActor () -> String
  private var answers: [String?] = []
  private var system = "not asked yet"
  private var isAsking = false
  let requests = RequestView()

  /// - Parameters:
  ///   - experiments: The experiments to make.
  ///   - eventLog: The event log of the layout that was opened last.
  ///   - makeLaboratory: Makes the laboratory in a window, with somebody to ask for actions or without.
  public init(
    _ experiments: [Experiment] = Experiment.all, eventLog: @escaping @MainActor () -> String,
    makeLaboratory: @escaping MakeLaboratory
  ) {
    self.experiments = experiments
    self.makeLaboratory = makeLaboratory
    self.eventLog = eventLog
    super.init(nibName: nil, bundle: nil)
    title = "Ask this device"
  }

  public required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

  /// The progress through the questions.
  public var progress: String { "Asked \(answers.count) of \(experiments.count)" }

  /// Asks all questions in order; the screen is updated after each.
  ///
  /// - Parameter hasPerson: Whether somebody performs the actions that the screen asks for.
  public func ask(withPerson hasPerson: Bool) async {
    guard !isAsking, let window = view.window else { return }
    isAsking = true
    answers = []
    let laboratory = makeLaboratory(window, hasPerson ? requests : nil)
    system = await laboratory.system()
    for experiment in experiments {
      answers.append(await experiment.answer(in: laboratory))
      rows.reloadData()
    }
    if hasPerson { requests.end(with: text) }
    isAsking = false
  }

  /// Who answers, the answers, and the event log.
  public var text: String {
    let table = zip(experiments, answers).map { experiment, answer in
      "| \(experiment.question) | \(answer ?? Self.unanswered) | \(experiment.expectedAnswer ?? "none") |"
    }
    return
      (["System: \(system)", ""]
      + ["| question | answer here | default |", "|---|---|---|"] + table
      + ["", "Event log of the last screen:", eventLog()]).joined(separator: "\n")
  }

  private static let unanswered = "needs a person or a safe area"

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(requests)
    // A tap on the status bar is for the scroll view of an experiment, which must be the only one that wants it.
    rows.scrollsToTop = false
  }

  /// The requests are at the bottom; the experiments have the top of the window.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    requests.frame = area.divided(atDistance: 200, from: .maxYEdge).slice
  }

  override var numberOfSections: Int { 1 }

  override func title(ofSection section: Int) -> String { progress }

  override func numberOfRows(inSection section: Int) -> Int { experiments.count }

  override func text(at indexPath: IndexPath) -> String? {
    let experiment = experiments[indexPath.item]
    guard answers.indices.contains(indexPath.item) else { return experiment.question }
    guard let answer = answers[indexPath.item] else {
      return "\(experiment.question): \(Self.unanswered)"
    }
    let expected = experiment.expectedAnswer ?? answer
    return "\(experiment.question): \(answer)" + (answer == expected ? "" : ", not \(expected)")
  }

  override func cell(at indexPath: IndexPath) -> UICollectionViewCell {
    let cell = super.cell(at: indexPath)
    let item = indexPath.item
    if answers.indices.contains(item), let answer = answers[item],
      let expected = experiments[item].expectedAnswer, answer != expected
    {
      (cell as? TextCell)?.show(text(at: indexPath) ?? "", color: .systemRed)
    }
    return cell
  }
}
