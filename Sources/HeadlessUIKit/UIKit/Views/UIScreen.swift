/// The screen of views outside of a window; a simulation's window has its own size and scale.
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
open class UIScreen: NSObject {
  private static let onlyScreen = UIScreen()

  open class var main: UIScreen { onlyScreen }

  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
  open var scale: CGFloat { 3 }

  /// The traits of views outside of a window.
  let traits = UITraitCollection(scale: 3, direction: .leftToRight, category: .large)

  private override init() { super.init() }
}
