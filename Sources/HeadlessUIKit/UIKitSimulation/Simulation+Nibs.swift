import UIKit

extension Simulation {
  /// Has a nib of this name make views of a class, as a file of the app would.
  public static func setNib(_ viewClass: UICollectionReusableView.Type, named name: String) {
    UINib.viewClasses[name] = viewClass
  }
}
