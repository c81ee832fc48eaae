/// An event on the screen, which is only passed on.
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
open class UIEvent: NSObject {
  override init() { super.init() }
}
