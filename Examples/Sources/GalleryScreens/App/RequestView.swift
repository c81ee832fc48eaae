import UIKit
import UIKitExperiments

/// What the person in front of the device shall do now, with a button for what cannot be done there.
final class RequestView: UIView, Person {
  private(set) var hasRefused = false
  let label = UILabel()
  let button = UIButton(type: .system, primaryAction: nil)

  /// The number of requests, by which a UI test tells one from the next.
  private var count = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGroupedBackground
    isHidden = true
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textAlignment = .center
    label.accessibilityIdentifier = "request"
    button.setTitle("Not here", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.hasRefused = true }, for: .primaryActionTriggered)
    addSubview(label)
    addSubview(button)
  }

  required init?(coder: NSCoder) { fatalError("This view is made in code.") }

  func request(_ action: Action?) {
    isHidden = action == nil
    guard let action else { return }
    hasRefused = false
    button.isHidden = false
    count += 1
    label.text = action.description
    label.accessibilityValue = "\(count) \(action.code)"
  }

  /// Thanks the person; a UI test reads the answers.
  func end(with answers: String) {
    isHidden = false
    button.isHidden = true
    label.text = "That was all. Thank you!"
    label.accessibilityValue = answers
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (foot, text) = bounds.divided(atDistance: 60, from: .maxYEdge)
    label.frame = text.insetBy(dx: 16, dy: 8)
    button.frame = foot
  }
}
