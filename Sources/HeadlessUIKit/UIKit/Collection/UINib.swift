/// A named nib that stands for a view class, because there are no nib files here.
///
/// `UIKitSimulation` sets the class of a name.
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
open class UINib: NSObject {
  /// The classes that stand for the nib files of an app.
  package static var viewClasses: [String: UICollectionReusableView.Type] = [:]

  let viewClass: UICollectionReusableView.Type?

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    viewClass = Self.viewClasses[name]
  }
}
