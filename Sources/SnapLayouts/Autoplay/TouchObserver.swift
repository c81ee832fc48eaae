#if canImport(UIKit)
import UIKit

#if canImport(ObjectiveC)
import UIKit.UIGestureRecognizerSubclass
#endif

/// Notices touches of a view and of all that is in it, and lets go of them at once.
///
/// It recognizes nothing, so it delays, cancels and prevents nothing (fact 190).
final class TouchObserver: UIGestureRecognizer {
  var onTouch: (() -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    onTouch?()
    state = .failed
  }
}
#endif
