public typealias UIActionHandler = (UIAction) -> Void

/// A block that a control runs for an event.
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open var title: String
  open var image: UIImage?
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  open private(set) var identifier: Identifier

  /// The control that runs the block at present.
  open private(set) var sender: Any?

  private let handler: UIActionHandler

  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      title, image, identifier ?? Self.uniqueIdentifier, discoverabilityTitle, attributes,
      state, handler)
  }

  private init(
    _ title: String, _ image: UIImage?, _ identifier: Identifier, _ discoverabilityTitle: String?,
    _ attributes: Attributes, _ state: State, _ handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init()
  }

  private static var identifierCount = 0

  /// An identifier that no other action has.
  private static var uniqueIdentifier: Identifier {
    identifierCount += 1
    return Identifier("action \(identifierCount)")
  }

  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
