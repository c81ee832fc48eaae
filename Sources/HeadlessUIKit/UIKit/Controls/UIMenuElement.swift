/// The superclass of actions and menus.
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public static let disabled = Attributes(rawValue: 1)
    public static let hidden = Attributes(rawValue: 4)

    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  override init() { super.init() }
}
