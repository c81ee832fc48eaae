import UIKit

/// A row of the knob sheet: the name of a knob, its value, and buttons that turn it.
///
/// VoiceOver presents the row as one adjustable element.
final class KnobCell: UICollectionViewCell {
  static let reuseIdentifier = "KnobCell"

  private let nameLabel = UILabel()
  private let valueLabel = UILabel()
  private var buttons: [UIButton] = []

  /// Called with the number of steps when the knob is turned.
  private var onTurn: ((Int) -> Void)?

  /// The number of steps of the buttons « and ».
  private var largeStep = 1

  private static let buttonWidth: CGFloat = 40

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [nameLabel, valueLabel] {
      label.font = .preferredFont(forTextStyle: .footnote)
      label.adjustsFontForContentSizeCategory = true
      contentView.addSubview(label)
    }
    valueLabel.textColor = .secondaryLabel
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    addButton("«") { $0.onTurn?(-$0.largeStep) }
    addButton("‹") { $0.onTurn?(-1) }
    addButton("›") { $0.onTurn?(1) }
    addButton("»") { $0.onTurn?($0.largeStep) }
  }

  required init?(coder: NSCoder) { fatalError("This cell is made in code.") }

  /// The height of a row with the text size of a screen.
  static func height(compatibleWith traits: UITraitCollection) -> CGFloat {
    let font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    return max(44, font.lineHeight * 2 + 12)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let area = contentView.bounds.insetBy(dx: 16, dy: 0)
    let shown = buttons.filter { !$0.isHidden }
    let buttonsWidth = CGFloat(shown.count) * Self.buttonWidth
    let (side, text) = area.divided(
      atDistance: buttonsWidth, from: isMirrored ? .minXEdge : .maxXEdge)
    let (name, value) = text.divided(atDistance: text.height / 2, from: .minYEdge)
    (nameLabel.frame, valueLabel.frame) = (name, value)
    for (index, button) in shown.enumerated() {
      let place = isMirrored ? shown.count - 1 - index : index
      button.frame = CGRect(
        x: side.minX + CGFloat(place) * Self.buttonWidth, y: side.minY,
        width: Self.buttonWidth, height: side.height)
    }
  }

  func show(_ knob: Knob, _ value: KnobValue, onTurn: @escaping (Int) -> Void) {
    self.onTurn = onTurn
    largeStep = knob.largeStep
    nameLabel.text = knob.name
    valueLabel.text = value.text
    accessibilityLabel = knob.name
    accessibilityValue = value.text
    buttons[0].isHidden = largeStep == 1
    buttons[3].isHidden = largeStep == 1
    buttons[1].isHidden = knob.kind == .toggle
    buttons[2].setTitle(knob.kind == .toggle ? "⇄" : "›", for: .normal)
    setNeedsLayout()
  }

  override func accessibilityIncrement() { onTurn?(1) }

  override func accessibilityDecrement() { onTurn?(-1) }

  private func addButton(_ title: String, _ action: @escaping @MainActor (KnobCell) -> Void) {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: title) { [weak self] _ in
        if let self { action(self) }
      })
    contentView.addSubview(button)
    buttons.append(button)
  }
}
