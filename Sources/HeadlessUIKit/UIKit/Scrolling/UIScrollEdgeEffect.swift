/// How a scroll view draws its content at an edge, below a bar for example.
///
/// Apple's documentation (iOS 26) says: each edge has one, a scroll view creates it, and it is shown unless it is hidden.
/// Nothing is drawn here.
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
open class UIScrollEdgeEffect: NSObject {
  open var isHidden = false

  override init() {}
}
