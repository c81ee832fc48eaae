/// A view class by name: there are no nib files here.
///
/// `UIKitSimulation` says which class stands for a name.
#if LENIENT_ISOLATION
@preconcurrency
#endif
@MainActor
open class UINib: NSObject {
  /// The classes that stand for the files of an app.
  package static var viewClasses: [String: UICollectionReusableView.Type] = [:]

  let viewClass: UICollectionReusableView.Type?

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    viewClass = Self.viewClasses[name]
  }
}
