#if canImport(UIKit)
import UIKit

/// Sees from a scroll view, frame by frame, how far an action is.
@MainActor
struct ActionSight {
  private let action: Action
  private let view: UIScrollView
  private let meanwhile: @MainActor () -> Void

  private let offset: CGPoint
  private let windowSize: CGSize?
  /// The number of times that a finger has touched the view.
  private var touches = 0
  private var isTouched = false
  private var isPastMoment = false
  private var hasLeft = false

  init(of action: Action, on view: UIScrollView, meanwhile: @escaping @MainActor () -> Void) {
    self.action = action
    self.view = view
    self.meanwhile = meanwhile
    offset = view.contentOffset
    windowSize = view.window?.bounds.size
  }

  /// To be called once a frame; true when the action is over.
  mutating func isOver() -> Bool {
    if view.isTracking != isTouched {
      isTouched.toggle()
      if isTouched { touches += 1 }
    }
    switch action {
    case .drag(let distance, _, _), .cancelledDrag(let distance, _):
      if isTouched, travel >= distance - 30 { pass() }
      return touches == 1 && !isTouched
    case .dragAndCatch:
      if isTouched, touches == 2 { pass() }
      return touches == 2 && !isTouched
    case .dragAndLeave:
      let isActive = UIApplication.shared.applicationState == .active
      if touches == 1, !isTouched, !isActive {
        pass()
        hasLeft = true
      }
      return hasLeft && isActive
    case .trackpad, .wheel, .downKey, .focusDown, .voiceOverDown, .statusBar:
      return view.contentOffset != offset
    case .itemToEdge: return view.contentOffset != offset && !isCarryingItem
    case .turn: return view.window?.bounds.size != windowSize
    }
  }

  /// How far the finger is from where its drag began to be one.
  private var travel: CGFloat { -view.panGestureRecognizer.translation(in: view.superview).y }

  private var isCarryingItem: Bool {
    #if os(tvOS)
    false
    #else
    (view as? UICollectionView)?.hasActiveDrag ?? false
    #endif
  }

  private mutating func pass() {
    if !isPastMoment { meanwhile() }
    isPastMoment = true
  }
}
#endif
