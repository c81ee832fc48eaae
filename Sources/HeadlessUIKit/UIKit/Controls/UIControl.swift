/// A view that responds to touches with actions.
open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let allTouchEvents = Event(rawValue: 0xFFF)

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public struct State: OptionSet, Sendable {
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false

  open private(set) var isTracking = false
  open private(set) var isTouchInside = false

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  private var actions: [(action: UIAction, events: Event)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: Actions

  /// An action replaces the one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    guard let index = index(of: action.identifier) else {
      return actions.append((action, controlEvents))
    }
    actions[index] = (action, actions[index].events.union(controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    guard let index = index(of: actionIdentifier) else { return }
    actions[index].events.subtract(controlEvents)
    if actions[index].events.isEmpty { actions.remove(at: index) }
  }

  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }

  private func index(of identifier: UIAction.Identifier) -> Int? {
    actions.firstIndex { $0.action.identifier == identifier }
  }

  // MARK: Touches, in the control's coordinates

  func touchBegan(at point: CGPoint) {
    guard isEnabled else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  func touchMoved(to point: CGPoint) {
    guard isTracking else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(point)
    isHighlighted = isTouchInside
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  func touchEnded(at point: CGPoint) {
    guard isTracking else { return }
    endTracking()
    sendActions(for: isNear(point) ? .touchUpInside : .touchUpOutside)
  }

  /// A scroll view or the system cancels the touch.
  func touchCancelled() {
    guard isTracking else { return }
    endTracking()
    sendActions(for: .touchCancel)
  }

  private func endTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// Whether a point is inside the control or near it, where a touch still counts.
  private func isNear(_ point: CGPoint) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(point)
  }
}
