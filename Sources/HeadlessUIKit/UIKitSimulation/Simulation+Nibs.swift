import UIKit

extension Simulation {
  /// Makes a nib of this name create views of a class, as a nib file of the app would.
  public static func setNib(_ viewClass: UICollectionReusableView.Type, named name: String) {
    UINib.viewClasses[name] = viewClass
  }
}
