/// A finger, as a responder sees it.
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
open class UITouch: NSObject {
  open private(set) weak var view: UIView?
  /// In the window's coordinates.
  var place: CGPoint

  init(on view: UIView?, at place: CGPoint) { (self.view, self.place) = (view, place) }

  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
}
