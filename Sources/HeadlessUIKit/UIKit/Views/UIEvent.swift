/// What happened on the screen; it is only handed through.
@MainActor
open class UIEvent: NSObject {
  override init() { super.init() }
}
