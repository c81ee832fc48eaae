import UIKit

/// A screen of the gallery that rests on pages.
@MainActor
public protocol GalleryScreen: UIViewController {
  /// The page that the layout is on.
  var currentPage: Int { get }
}
