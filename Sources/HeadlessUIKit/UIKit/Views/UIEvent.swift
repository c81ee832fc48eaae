/// What happened on the screen; it is only handed through.
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
open class UIEvent: NSObject {
  override init() { super.init() }
}
