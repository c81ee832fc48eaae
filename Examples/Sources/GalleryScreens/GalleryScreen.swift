import UIKit

/// A screen of the gallery that rests on pages.
@MainActor
public protocol GalleryScreen: UIViewController {
  /// The current page of the layout.
  var currentPage: Int { get }
}
