/// A control with a title that runs an action when it is tapped.
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
  }

  open private(set) var buttonType = ButtonType.custom

  open var titleLabel: UILabel? { label }

  open var currentTitle: String? { label.text }

  open var imageView: UIImageView? { picture }

  open var currentImage: UIImage? { picture.image }

  private let label = UILabel()
  private let picture = UIImageView()
  private var titles: [UInt: String] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addLabel()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addLabel()
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    setTitle(primaryAction.title, for: .normal)
  }

  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    label.textColor = buttonType == .system ? tintColor : .white
  }

  /// The title of the normal state is shown in every state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    if state == .normal { label.text = title }
  }

  /// The title for a state, or the one for the normal state (fact 184).
  open func title(for state: UIControl.State) -> String? {
    titles[state.rawValue] ?? titles[UIControl.State.normal.rawValue]
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    if state == .normal, let color { label.textColor = color }
  }

  /// The image of the normal state is used for every state; it is in the middle.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    guard state == .normal else { return }
    picture.image = image
    picture.contentMode = .center
    picture.frame = bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(picture)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let title = label.sizeThatFits(size)
    return CGSize(width: title.width + 20, height: title.height + 14)
  }

  override func touchEnded(at point: CGPoint) {
    let isTap = isTracking && isTouchInside
    super.touchEnded(at: point)
    if isTap { sendActions(for: .primaryActionTriggered) }
  }

  private func addLabel() {
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.textColor = .white
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }
}
