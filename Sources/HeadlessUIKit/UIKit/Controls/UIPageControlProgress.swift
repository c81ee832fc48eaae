/// The progress of the current page, which a page control shows in the page's dot.
///
/// Apple's documentation (iOS 17) says: the progress is 0 … 1, other values are clamped, and it
/// begins at 0 for each new page.
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
open class UIPageControlProgress: NSObject {
  open var currentProgress: Float {
    get { progress }
    set { progress = min(max(0, newValue), 1) }
  }

  private var progress: Float = 0
}
