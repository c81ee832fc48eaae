/// How much of a page's time is over, as a page control shows it in the dot of the page.
///
/// [APPLE-DOC, iOS 17]: 0 … 1, values beyond are clamped; a new page begins at 0.
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
